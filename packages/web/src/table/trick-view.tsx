/** The trick on the table, each card toward who played it. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Card } from '../cards/card.tsx';
import { touchOf } from '../sheets/index.ts';
import { fill, words } from '../text/text.ts';
import { useFlights } from './flights.ts';
import { place, round } from './order.ts';
import type { Scene } from './scene.ts';
import { Badges } from './seat.tsx';
import { nameOf } from './talk.ts';
import type { Laid, Trick } from './trick.ts';
import './trick.css';

const said = words.table;

export interface TrickProps {
  readonly scene: Scene;
  readonly trick: Trick | null;
  /** Stands still: in a dialog. */
  readonly still?: boolean;
}

export function TrickView({ scene, trick, still = false }: TrickProps) {
  const ref = useRef<HTMLUListElement>(null);
  const laid = trick?.laid.length;
  useLayoutEffect(() => {
    // Where the felt is too small for everything, the trick is what has to be seen.
    const middle = ref.current?.closest('.table-middle');
    if (middle && middle.scrollHeight > middle.clientHeight) middle.scrollTop = middle.scrollHeight;
  }, [laid]);
  useFlights(ref, still ? null : trick);
  if (!trick) return null;
  const seats = scene.info.seats.length;
  const order = round(seats, scene.seat);
  return (
    <div class="trick" data-seats={seats} data-done={trick.taker !== null}>
      <ul ref={ref} class="trick-cards" aria-label={fill(said.trickNow, { n: trick.n })}>
        {trick.laid.map((laid) => (
          <TrickCard
            key={`${trick.n} ${laid.card}`}
            scene={scene}
            trick={trick}
            laid={laid}
            place={place(seats, order.indexOf(laid.seat))}
          />
        ))}
      </ul>
      {trick.taker !== null && (
        <p class="trick-taker">{fill(said.takes, { n: trick.n, name: nameOf(scene, trick.taker) })}</p>
      )}
    </div>
  );
}

interface TrickCardProps {
  readonly scene: Scene;
  readonly trick: Trick;
  readonly laid: Laid;
  readonly place: { readonly x: number; readonly y: number };
}

function TrickCard({ scene, trick, laid: { card, seat }, place: { x, y } }: TrickCardProps) {
  const { deck } = scene.game;
  if (!deck) return null;
  const mark = touchOf(scene.game.id).mark?.(scene, card);
  const isLed = seat === trick.leader;
  const took = seat === trick.taker;
  return (
    <li
      class="trick-card"
      data-card={card}
      data-by={seat}
      data-took={took}
      data-above={y < -0.2}
      style={{ '--x': x, '--y': y, zIndex: Math.round(10 + 5 * y) }}
    >
      <Card code={card} deck={deck} />
      {mark && <Badges badges={[mark]} />}
      <span class="trick-by">
        {took ? '★ ' : isLed ? '▸ ' : ''}
        {nameOf(scene, seat)}
        <span class="visually-hidden">{took ? `, ${said.took}` : isLed ? `, ${said.led}` : ''}</span>
      </span>
    </li>
  );
}
