/** A card in the player's hand: a button that is raised when the card may be played. */

import type { Badge, DeckInfo } from '@followsuit/present';
import { Card, cardLabel, memo, type Skin } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';
import { leaveFrom } from './flights.ts';
import { sameProps } from './same-props.ts';
import { Badges } from './seat.tsx';

const text = words.table;
const LABEL = { free: 'mayPlay', barred: 'mayNot', picked: 'chosen' } as const;

export interface HandCardProps {
  readonly deck: DeckInfo;
  readonly card: string;
  /** Whether it is too small for its full face. */
  readonly small: boolean;
  readonly state: keyof typeof LABEL | 'idle';
  readonly mark: Badge | null;
  /** The pictures that marks name. */
  readonly icons?: Skin['icons'];
  /** Whether it would take the trick as it lies. */
  readonly takes: boolean;
  readonly hinted: boolean;
  /** Whether it has joined the hand since the deal. */
  readonly fresh: boolean;
  /** Whether the Tab key reaches it. */
  readonly current: boolean;
  /** Offset from the previous card, minus a card's width, in pixels. */
  readonly gap: number;
  readonly turn: number;
  readonly drop: number;
  /** Handlers must stay valid across renders, since the card may not re-render. */
  readonly onFocus: (card: string) => void;
  readonly onCard: (card: string) => void;
}

/** Re-rendered only when something about this card has changed. */
export const HandCard = memo(PlainHandCard, sameProps);

function PlainHandCard(props: HandCardProps) {
  const { deck, card, small, state, mark, icons, takes, hinted, fresh, current, gap, turn, drop, onFocus, onCard } =
    props;
  return (
    <button
      type="button"
      class="hand-card"
      data-card={card}
      data-state={state}
      tabIndex={current ? 0 : -1}
      aria-label={labelOf(props)}
      title={mark?.does}
      aria-disabled={state === 'barred'}
      aria-pressed={state === 'picked' ? true : undefined}
      style={{ marginInlineStart: `${gap}px`, '--turn': `${turn}deg`, '--drop': `${drop}px` }}
      onFocus={() => onFocus(card)}
      onClick={(event) => {
        leaveFrom(card, event.currentTarget);
        onCard(card);
      }}
    >
      <Card code={card} deck={deck} small={small} />
      {mark && <Badges badges={[mark]} icons={icons} />}
      {fresh && (
        <span class="hand-new" aria-hidden="true">
          {text.fresh}
        </span>
      )}
      {takes && (
        <span class="hand-takes" aria-hidden="true">
          ✓
        </span>
      )}
      {hinted && (
        <span class="hand-star" aria-hidden="true">
          ★
        </span>
      )}
    </button>
  );
}

type Named = Pick<HandCardProps, 'deck' | 'card' | 'state' | 'mark' | 'takes' | 'hinted' | 'fresh'>;

/** "Knight of locks, trump, may be played". */
export function labelOf({ deck, card, state, mark, takes, hinted, fresh }: Named): string {
  const name = [cardLabel(deck, card), mark?.label, takes && text.wouldTake, fresh && text.fresh]
    .filter(Boolean)
    .join(', ');
  const label = state === 'idle' ? name : fill(text[LABEL[state]], { card: name });
  return hinted ? `${label}, ${text.suggested}` : label;
}
