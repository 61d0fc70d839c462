/** One hand: its cards, its name, and the ways to change it. */

import { type DeckInfo, partsOf } from '@followsuit/present';
import { Card, cardLabel, SuitSign } from '@followsuit/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { type Changed, cardsOf, HAND_SIZE, type Hand, handName, holderOf, toggled, typed } from './hands.ts';

const text = words.poker;

export interface HandProps {
  readonly deck: DeckInfo;
  readonly hands: readonly Hand[];
  readonly at: number;
  readonly winners: readonly number[];
  readonly set: (hands: readonly Hand[]) => void;
}

export function HandPart({ deck, hands, at, winners, set }: HandProps) {
  const id = useId();
  const fault = useSignal('');
  const open = useSignal(false);
  const hand = hands[at];
  const n = at + 1;
  // An error about the old cards no longer applies.
  useEffect(() => {
    fault.value = '';
  }, [hands]);
  const change = (next: Changed): void => {
    if (typeof next === 'string') fault.value = next;
    else set(next);
  };
  const won = winners.includes(at);
  return (
    <section class="panel poker-hand" aria-labelledby={id} data-wins={won}>
      <header>
        <h2 id={id}>{fill(text.hand, { n })}</h2>
        {won && <strong class="poker-wins">{winners.length > 1 ? text.shares : text.wins}</strong>}
      </header>
      <div class="poker-cards">
        {hand.map((code) => (
          <Card key={code} code={code} deck={deck} />
        ))}
        {Array.from({ length: HAND_SIZE - hand.length }, (_, i) => (
          <span key={i} class="poker-slot" />
        ))}
      </div>
      <p class="poker-name">{handName(hand) ?? (hand.length === 0 ? text.empty : '')}</p>
      <label for={`${id}-field`}>{fill(text.cards, { n })}</label>
      <input
        id={`${id}-field`}
        value={hand.join(' ')}
        placeholder={text.example}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-invalid={fault.value !== ''}
        aria-describedby={`${id}-fault`}
        onInput={({ currentTarget }) => change(typed(deck, hands, at, currentTarget.value))}
      />
      <p id={`${id}-fault`} class="error" role="alert">
        {fault}
      </p>
      <details
        onToggle={({ currentTarget }) => {
          open.value = currentTarget.open;
        }}
      >
        <summary aria-label={fill(text.pickLabel, { n })}>{text.pick}</summary>
        {open.value && (
          <div class="poker-picker">
            {cardsOf(deck).map((card) => (
              <Pick
                key={card}
                deck={deck}
                card={card}
                holder={holderOf(hands, card)}
                at={at}
                press={() => change(toggled(deck, hands, at, card))}
              />
            ))}
          </div>
        )}
      </details>
    </section>
  );
}

interface PickProps {
  readonly deck: DeckInfo;
  readonly card: string;
  /** The hand that has the card, or −1. */
  readonly holder: number;
  readonly at: number;
  readonly press: () => void;
}

function Pick({ deck, card, holder, at, press }: PickProps) {
  const { rank, suit } = partsOf(deck, card);
  const name = cardLabel(deck, card);
  const elsewhere = holder >= 0 && holder !== at;
  return (
    <button
      type="button"
      aria-pressed={holder === at}
      aria-disabled={elsewhere}
      aria-label={elsewhere ? fill(text.inHand, { card: name, n: holder + 1 }) : name}
      onClick={press}
    >
      {rank}
      <SuitSign suit={suit} deck={deck} letter quiet />
    </button>
  );
}
