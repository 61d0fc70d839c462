/** The trick on the table, each card toward who played it. */
import { useRef } from 'preact/hooks';
import { Card } from '../cards/card.tsx';
import { touchOf } from '../sheets/index.ts';
import { fill, words } from '../text/text.ts';
import { useFlights } from './flights.ts';
import { glowing } from './news.tsx';
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
  const ref = useRef<HTMLDivElement>(null);
  const seats = scene.info.seats.length;
  const order = round(seats, scene.seat);
  const list = trick && (
    <ul key={trick.n} class="trick-cards" aria-label={fill(said.trickNow, { n: trick.n })}>
      {trick.laid.map((laid) => (
        <TrickCard key={laid.card} scene={scene} trick={trick} laid={laid} at={order.indexOf(laid.seat)} />
      ))}
    </ul>
  );
  const before = useFlights(ref, still ? null : trick, list);
  if (!trick) return null;
  const { row, halves } = touchOf(scene.game.id).rows ?? {};
  return (
    <div
      ref={ref}
      class="trick"
      data-seats={seats}
      data-rows={row !== undefined}
      data-done={trick.taker !== null}
      style={{ '--seats': seats }}
    >
      {halves?.map(([half, name]) => (
        <p key={half} class="trick-row" data-half={half}>
          {name}
        </p>
      ))}
      {before}
      {list}
      {trick.taker !== null && <p class="trick-taker">{takenWords(scene, trick, trick.taker)}</p>}
    </div>
  );
}

/** Who took it; of a divided trick, both. */
function takenWords(scene: Scene, { n, line }: Trick, taker: number): string {
  const name = nameOf(scene, taker);
  if (typeof line?.low !== 'number') return fill(said.takes, { n, name });
  return fill(said.takeHalves, { n, name, low: nameOf(scene, line.low) });
}

interface TrickCardProps {
  readonly scene: Scene;
  readonly trick: Trick;
  readonly laid: Laid;
  /** How many seats after one's own. */
  readonly at: number;
}

function TrickCard({ scene, trick, laid: { card, seat }, at }: TrickCardProps) {
  const { deck } = scene.game;
  if (!deck) return null;
  const { mark, rows, goesTo } = touchOf(scene.game.id);
  const seats = scene.info.seats.length;
  const { x, y } = place(seats, at);
  const badge = mark?.(scene, card);
  const half = rows?.row(scene, trick, card);
  const isLed = seat === trick.leader;
  const to = trick.taker === null ? null : (goesTo?.(scene, trick, card) ?? trick.taker);
  const took = to !== null && to === seat && (seat === trick.taker || half !== undefined) && half !== 'dead';
  return (
    <li
      class="trick-card"
      data-card={card}
      data-by={seat}
      data-to={to}
      data-took={took}
      data-best={seat === trick.best}
      data-glow={glowing.value === card}
      data-half={half}
      data-above={y < -0.2}
      style={{
        '--x': x,
        '--y': y,
        '--i': (at + seats - 1) % seats,
        '--half': half === 'up' ? -1 : half === 'down' ? 1 : 0,
        zIndex: Math.round(10 + 5 * y),
      }}
    >
      <Card code={card} deck={deck} />
      {badge && <Badges badges={[badge]} />}
      <span class="trick-by">
        {took ? '★ ' : isLed ? '▸ ' : ''}
        {nameOf(scene, seat)}
        <span class="visually-hidden">{signsOf(took, isLed, seat === trick.best, half === 'dead')}</span>
      </span>
    </li>
  );
}

const signsOf = (took: boolean, led: boolean, best: boolean, dead: boolean): string =>
  [took && said.took, led && said.led, best && said.best, dead && said.dead]
    .map((text) => (text ? `, ${text}` : ''))
    .join('');
