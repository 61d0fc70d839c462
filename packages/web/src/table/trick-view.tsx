/** The trick on the table, each card toward the seat that played it. */

import type { DeckInfo, Laid, Trick } from '@followsuit/present';
import { type Badge, nameOf, sideOf } from '@followsuit/present';
import { Card, hasTeams, memo, type Skin, TeamMark } from '@followsuit/ui';
import { useRef } from 'preact/hooks';
import { fill, words } from '../text/text.ts';
import { useFlights } from './flights.ts';
import { glowing } from './news.tsx';
import { round } from './order.ts';
import { sameProps } from './same-props.ts';
import type { TableScene } from './scene.ts';
import { Badges } from './seat.tsx';
import './trick.css';

const text = words.table;

export interface TrickProps {
  readonly scene: TableScene;
  readonly trick: Trick | null;
  /** No animation: for a dialog. */
  readonly still?: boolean;
}

export function TrickView({ scene, trick, still = false }: TrickProps) {
  const ref = useRef<HTMLDivElement>(null);
  const seats = scene.info.seats.length;
  const order = round(seats, scene.seat);
  const { deck } = scene.game;
  const list = trick && deck && (
    <ul key={trick.n} class="trick-cards" aria-label={fill(text.trickNow, { n: trick.n })}>
      {trick.laid.map((laid) => (
        <TrickCard
          key={laid.card}
          {...aboutLaid(scene, trick, laid)}
          deck={deck}
          icons={scene.skin.icons}
          at={order.indexOf(laid.seat)}
        />
      ))}
    </ul>
  );
  const before = useFlights(ref, still ? null : trick, list);
  const spot = isOwnPlay(scene) && !still && <span class="trick-spot" aria-hidden="true" />;
  if (!trick) return spot || null;
  const { row, halves } = scene.presenter.rows ?? {};
  return (
    <div ref={ref} class="trick" data-seats={seats} data-rows={row !== undefined} data-done={trick.taker !== null}>
      {halves?.(scene).map(([half, name]) => (
        <p key={half} class="trick-row" data-half={half}>
          {name}
        </p>
      ))}
      {before}
      {list}
      {spot}
    </div>
  );
}

/** Whether the player's card is awaited: its place is outlined. */
const isOwnPlay = ({ acts, laying, presenter }: TableScene): boolean =>
  laying === undefined && !presenter.rows && acts.length > 0 && acts.every((act) => act.do === 'play');

export interface AboutLaid {
  readonly card: string;
  readonly seat: number;
  readonly name: string;
  /** The seat that gets the card, once the trick is over. */
  readonly to: number | null;
  readonly took: boolean;
  readonly led: boolean;
  readonly best: boolean;
  readonly half: 'up' | 'down' | 'dead' | undefined;
  /** The name of its half of the trick. */
  readonly row: string | undefined;
  readonly badge: Badge | null;
  /** The side of the seat, where seats play together. */
  readonly team: number | null;
}

/** What the table shows or announces about a card in the trick. */
export function aboutLaid(scene: TableScene, trick: Trick, { card, seat }: Laid): AboutLaid {
  const { mark, rows, goesTo } = scene.presenter;
  const half = rows?.row(scene, trick, card);
  const to = trick.taker === null ? null : (goesTo?.(scene, trick, card) ?? trick.taker);
  return {
    card,
    seat,
    name: nameOf(scene, seat),
    to,
    took: to !== null && to === seat && (seat === trick.taker || half !== undefined) && half !== 'dead',
    led: seat === trick.leader,
    best: seat === trick.best,
    half,
    row: rows?.halves(scene).find(([each]) => each === half)?.[1],
    badge: mark?.(scene, card) ?? null,
    team: hasTeams(scene) ? sideOf(scene, seat) : null,
  };
}

interface TrickCardProps extends AboutLaid {
  readonly deck: DeckInfo;
  readonly icons: Skin['icons'];
  /** Seats after the player's. */
  readonly at: number;
}

/** Re-rendered only when something about this card has changed. */
const TrickCard = memo(PlainTrickCard, sameProps);

function PlainTrickCard(props: TrickCardProps) {
  const { card, seat, name, to, took, best, half, badge, team, deck, icons, at } = props;
  const shift = half === 'up' ? '-' : half === 'down' ? '+' : null;
  return (
    <li
      class="trick-card"
      data-card={card}
      data-by={seat}
      data-to={to}
      data-took={took}
      data-best={best}
      data-glow={glowing.value === card}
      data-half={half}
      style={{
        left: `var(--x${at})`,
        top: shift === null ? `var(--y${at})` : `calc(var(--y${at}) ${shift} var(--half) * var(--card-width))`,
        '--lie': `${lieOf(card)}deg`,
      }}
    >
      <Card code={card} deck={deck} />
      {badge && <Badges badges={[badge]} icons={icons} />}
      {(took || (best && to === null)) && (
        <span class="trick-star" aria-hidden="true">
          ★
        </span>
      )}
      {team !== null && <TeamMark side={team} />}
      <span class="trick-by">
        {name}
        <span class="visually-hidden">{laidLabel(props)}</span>
      </span>
    </li>
  );
}

/** Cards do not lie quite straight: up to two degrees, always the same for a card. */
const lieOf = (card: string): number => (((card.charCodeAt(0) * 7 + card.charCodeAt(card.length - 1) * 5) % 9) - 4) / 2;

/** The role of a card in the trick, for screen readers. @example ', led, takes it so far' */
export const laidLabel = ({ took, led, best, half, row }: AboutLaid): string =>
  [row?.toLowerCase(), took && text.took, led && text.led, best && text.best, half === 'dead' && text.dead]
    .map((text) => (text ? `, ${text}` : ''))
    .join('');
