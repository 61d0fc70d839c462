/** One seat: who sits there, how it stands with them, and whose turn it is. */
import { Card } from '../cards/card.tsx';
import { settings } from '../settings.ts';
import { touchOf } from '../sheets/index.ts';
import { fill, words } from '../text/text.ts';
import { clockWords } from './clock.ts';
import { sorted } from './order.ts';
import type { Badge, Scene } from './scene.ts';
import { counted, nameOf } from './talk.ts';
import './seat.css';

const said = words.table;

export interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
  /** What was said there just now. */
  readonly said?: string | null;
  /** Milliseconds left, with a clock. */
  readonly left?: number | null;
  /** Shows the cards where they may be known. */
  readonly open?: boolean;
}

export function Seat({ scene, seat, said: talk, left, open }: SeatProps) {
  const { view, info } = scene;
  const who = info.seats[seat];
  const acts = listOf(view.actors).includes(seat);
  const out = listOf(view.out).includes(seat);
  return (
    <div class="seat" data-seat={seat} data-acts={acts} data-out={out}>
      <div class="seat-name">
        {acts && <span class="seat-arrow" aria-hidden="true" />}
        <b>{seat === scene.seat ? capitalYou : scene.names[seat]}</b>
        {who?.kind === 'bot' && <span class="seat-bot">{said.bot}</span>}
        {view.dealer === seat && <abbr title={said.dealer}>{said.dealerShort}</abbr>}
      </div>
      <ul class="seat-facts">
        {acts && <li class="seat-turn">{said.turn}</li>}
        {who?.kind === 'person' && who.away && <li class="seat-away">{said.away}</li>}
        {who?.kind === 'person' && !who.away && !who.here && <li class="seat-away">{said.gone}</li>}
        {out && <li>{said.out}</li>}
        {left != null && <li>{fill(said.clock, { time: clockWords(left) })}</li>}
        <Facts scene={scene} seat={seat} />
      </ul>
      <Badges badges={touchOf(scene.game.id).badges?.(scene, seat) ?? []} />
      {open && <OpenHand scene={scene} seat={seat} />}
      {talk && (
        <p class="seat-talk" role="status">
          {talk}
        </p>
      )}
    </div>
  );
}

const capitalYou = said.you.charAt(0).toUpperCase() + said.you.slice(1);

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

function Facts({ scene, seat }: SeatProps) {
  const { count, taken } = scene.view;
  const cards = listOf(count)[seat];
  const tricks = listOf(taken)[seat];
  return (
    <>
      {cards !== undefined && <li>{counted(said.cards, cards)}</li>}
      {tricks !== undefined && <li>{counted(said.tricks, tricks)}</li>}
    </>
  );
}

/** Small marks; each says more when it is pointed at, and to a screen reader. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul class="badges">
      {badges.map(({ text, label, tone = 'plain' }) => (
        <li key={label} class="badge" data-tone={tone} title={label}>
          <span aria-hidden="true">{text}</span>
          <span class="visually-hidden">{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The cards of a seat, where they may be known: in a replay, or when somebody lays them open. */
function OpenHand({ scene, seat }: SeatProps) {
  const { deck } = scene.game;
  const held = (scene.view.hold as readonly (readonly string[] | null)[] | undefined)?.[seat];
  if (!deck || !held?.length) return null;
  return (
    <ul class="seat-hand" aria-label={fill(said.handOf, { name: nameOf(scene, seat) })}>
      {sorted(deck, held, settings.sort.value).map((card) => (
        <li key={card}>
          <Card code={card} deck={deck} />
        </li>
      ))}
    </ul>
  );
}
