/** A card in one's hand: a button that lies higher when the card may be played. */
import { Card } from '../cards/card.tsx';
import { cardName } from '../cards/names.ts';
import type { DeckInfo } from '../catalogue/index.ts';
import { touchOf } from '../sheets/index.ts';
import { fill, words } from '../text/text.ts';
import { leaveFrom } from './flights.ts';
import type { Badge, Scene } from './scene.ts';
import { Badges } from './seat.tsx';

const said = words.table;
const LABEL = { free: said.mayPlay, barred: said.mayNot, picked: said.chosen, idle: '{card}' } as const;

export interface HandCardProps {
  readonly scene: Scene;
  readonly deck: DeckInfo;
  readonly card: string;
  readonly state: keyof typeof LABEL;
  readonly hinted: boolean;
  /** Whether the Tab key comes to it. */
  readonly current: boolean;
  /** From the beginning of the card before it, less the width of a card, in pixels. */
  readonly gap: number;
  readonly turn: number;
  readonly drop: number;
  readonly onFocus: () => void;
  readonly onCard: (card: string) => void;
}

export function HandCard(props: HandCardProps) {
  const { scene, deck, card, state, hinted, current, gap, turn, drop, onFocus, onCard } = props;
  const mark = touchOf(scene.game.id).mark?.(scene, card);
  return (
    <button
      type="button"
      class="hand-card"
      data-card={card}
      data-state={state}
      tabIndex={current ? 0 : -1}
      aria-label={labelOf(props, mark)}
      aria-disabled={state === 'barred'}
      aria-pressed={state === 'picked' ? true : undefined}
      style={{ marginInlineStart: `${gap}px`, '--turn': `${turn}deg`, '--drop': `${drop}px` }}
      onFocus={onFocus}
      onClick={(event) => {
        leaveFrom(card, event.currentTarget);
        onCard(card);
      }}
    >
      <Card code={card} deck={deck} />
      {mark && <Badges badges={[mark]} />}
      {hinted && (
        <span class="hand-star" aria-hidden="true">
          ★
        </span>
      )}
    </button>
  );
}

/** "Knight of locks, trump, may be played". */
function labelOf({ deck, card, state, hinted }: HandCardProps, mark: Badge | null | undefined): string {
  const name = mark ? `${cardName(deck, card)}, ${mark.label}` : cardName(deck, card);
  const label = fill(LABEL[state], { card: name });
  return hinted ? `${label}, ${said.suggested}` : label;
}
