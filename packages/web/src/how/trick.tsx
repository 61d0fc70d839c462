/** A trick on a piece of felt: a card from each seat, and a star at the one that takes it. */
import { capital, type DrawnTrick, drawnSeat, fill } from '@followsuit/present';
import { Card, cardLabel, SuitSign, sharedText } from '@followsuit/ui';
import { words } from '../text/text.ts';
import type { Drawer } from './things.tsx';
import './trick.css';

interface TrickProps extends Drawer {
  readonly trick: DrawnTrick;
  /** In one row, in the order of play. */
  readonly row?: boolean;
}

/** @example <TrickDrawing trick={howTo.trick} {...drawer} /> */
export function TrickDrawing({ trick, row, deck, labels }: TrickProps) {
  const { names, leads, plays, taken } = words.how.drawn;
  if (!deck) return null;
  return (
    <div class="how-felt felt-tint" data-row={row}>
      <Keys trick={trick} deck={deck} labels={labels} />
      <ol class="how-trick" data-players={trick.cards.length}>
        {trick.cards.map((card, i) => {
          const seat = drawnSeat(trick, i);
          const name = names[seat];
          const tag = trick.tags?.[card];
          const said = fill(seat === trick.taker ? taken : plays, { name, card: cardLabel(deck, card) });
          return (
            <li key={card} data-seat={seat} data-taker={seat === trick.taker}>
              <span class="visually-hidden">{said}</span>
              <span class="how-card" aria-hidden="true">
                <Card code={card} deck={deck} />
                {seat === trick.taker && <Star />}
              </span>
              {tag && <b class="how-tag">{labels[tag]}</b>}
              <span class="how-name" aria-hidden="true">
                {i === 0 ? fill(leads, { name }) : name}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const Star = () => (
  <svg class="how-star" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11.5" />
    <path d="M12 4.5l2.3 4.8 5.2.7-3.8 3.7.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z" />
  </svg>
);

/** What the strength of cards depends on: suits by their signs, the rest in words. */
function Keys({ trick, deck, labels }: Pick<TrickProps, 'trick' | 'deck' | 'labels'>) {
  const { trump, withoutTrump } = sharedText.value;
  const { keys = {}, signs = [] } = trick;
  const suits = Object.entries(keys).filter(
    ([name, value]) => name === 'trump' || deck?.suits.some((suit) => suit.name === value),
  );
  if (suits.length + signs.length === 0) return null;
  return (
    <p class="how-keys">
      {suits.map(([name, suit]) =>
        suit === 'none' ? (
          <span key={name}>{capital(withoutTrump)}</span>
        ) : (
          <span key={name}>
            {name === 'trump' ? trump : labels[name]} <SuitSign suit={String(suit)} />
          </span>
        ),
      )}
      {signs.map((sign) => (
        <span key={sign}>{labels[sign]}</span>
      ))}
    </p>
  );
}
