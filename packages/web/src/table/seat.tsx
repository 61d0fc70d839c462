/** One seat: who sits there, how it stands with them, and whose turn it is. */
import { Card } from '../cards/card.tsx';
import { settings } from '../settings.ts';
import { touchOf } from '../sheets/index.ts';
import { fill, words } from '../text/text.ts';
import { clockWords } from './clock.ts';
import { Minis } from './minis.tsx';
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
  const touch = touchOf(scene.game.id);
  const acts = listOf(view.actors).includes(seat);
  const out = listOf(view.out).includes(seat);
  return (
    <div class="seat" data-seat={seat} data-acts={acts} data-out={out} data-tint={touch.tint?.(scene, seat)}>
      <div class="seat-name">
        {acts && <span class="seat-arrow" aria-hidden="true" />}
        <b>{seat === scene.seat ? capitalYou : scene.names[seat]}</b>
        {who?.kind === 'bot' && <span class="seat-bot">{said.bot}</span>}
        {view.dealer === seat && (
          <abbr class="seat-dealer" title={said.dealer}>
            {said.dealerShort}
          </abbr>
        )}
      </div>
      <ul class="seat-facts">
        {acts && <li class="seat-turn">{said.turn}</li>}
        {who?.kind === 'person' && who.away && <li class="seat-away">{said.away}</li>}
        {who?.kind === 'person' && !who.away && !who.here && <li class="seat-away">{said.gone}</li>}
        {isPartner(scene, seat) && <li class="seat-partner">{said.partner}</li>}
        {out && <li>{said.out}</li>}
        {left != null && <li>{fill(said.clock, { time: clockWords(left) })}</li>}
        <Facts scene={scene} seat={seat} />
      </ul>
      <Badges badges={touch.badges?.(scene, seat) ?? []} />
      <Minis scene={scene} cards={touch.before?.(scene, seat) ?? []} />
      {open && <OpenHand scene={scene} seat={seat} />}
      {talk && <p class="seat-talk">{talk}</p>}
    </div>
  );
}

const capitalYou = said.you.charAt(0).toUpperCase() + said.you.slice(1);

export const isPartner = ({ sides, seat: own }: Scene, seat: number): boolean =>
  seat !== own && sides.some((side) => side.includes(own) && side.includes(seat));

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

/** How the side of a seat stands; null before anything has been scored. */
export function totalOf(scene: Scene, seat: number): { n: number; text: string } | null {
  const n = listOf(scene.view.total)[scene.sides.findIndex((side) => side.includes(seat))];
  if (n === undefined || (n === 0 && Number(scene.view.hand) < 2)) return null;
  return { n, text: touchOf(scene.game.id).total?.(scene, seat) ?? counted(said.points, n) };
}

/** Cards in hand, tricks, and how the side stands. */
function Facts({ scene, seat }: SeatProps) {
  const { count, taken, led, trick } = scene.view;
  const cards = listOf(count)[seat];
  const tricks = Number(trick) > 0 || led !== 'none' ? listOf(taken)[seat] : undefined;
  const total = totalOf(scene, seat);
  return (
    <>
      {cards !== undefined && (
        <li class="seat-cards" title={counted(said.cards, cards)}>
          <span aria-hidden="true">{cards}</span>
          <span class="visually-hidden">{counted(said.cards, cards)}</span>
        </li>
      )}
      {tricks !== undefined && <li class="seat-tricks">{counted(said.tricks, tricks)}</li>}
      {total && (
        <li class="seat-total" data-debt={total.n < 0 && !touchOf(scene.game.id).lowest}>
          {touchOf(scene.game.id).stack?.(scene, seat)}
          {total.text}
        </li>
      )}
    </>
  );
}

/** Small marks; each says more when it is pointed at, and to a screen reader. */
export function Badges({ badges }: { readonly badges: readonly Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul class="badges">
      {badges.map(({ text, wide, label, tone = 'plain' }) => (
        <li key={label} class="badge" data-tone={tone} title={label}>
          <span aria-hidden="true" class={wide && 'badge-short'}>
            {text}
          </span>
          {wide && (
            <span aria-hidden="true" class="badge-wide">
              {wide}
            </span>
          )}
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
