/** What the table shows or announces about a seat. */

import { type Badge, capital } from '@followsuit/present';
import { faceAt } from '@followsuit/ui';
import { countForm, fill, words } from '../text/text.ts';
import { timeLeftWords } from './clock.ts';
import type { TableScene } from './scene.ts';

const text = words.table;

export interface AboutSeat {
  readonly name: string;
  /** The name whose portrait is drawn. */
  readonly face: string;
  /** Whether it is the player's. */
  readonly own: boolean;
  readonly bot: boolean;
  readonly dealer: boolean;
  /** Whether it is this seat's turn. */
  readonly acts: boolean;
  /** That the player is away, in words. */
  readonly away: string | null;
  readonly partner: boolean;
  /** The number of its side, if several seats score together. */
  readonly team: number | null;
  readonly out: boolean;
  /** The time left on the clock, in words. */
  readonly time: string | null;
  /** The same as a share of the time for a move or a game; 1 without a clock. */
  readonly part: number;
  /** The number of cards in hand. */
  readonly cards: number | undefined;
  /** Once a trick of the hand is finished: before that, nobody can have one. */
  readonly tricks: number | undefined;
  /** The side's total; null before the first score. */
  readonly total: { readonly n: number; readonly text: string; readonly debt: boolean } | null;
  readonly badges: readonly Badge[];
}

/** `left`: milliseconds on the clock, if there is one. @example aboutSeat(scene, 2).name // "Ana" */
export function aboutSeat(scene: TableScene, seat: number, left?: number | null): AboutSeat {
  const { actors, out, dealer, count, taken, trick } = scene.view;
  const { showsTricks } = scene.presenter;
  const who = scene.info.seats[seat];
  const isPerson = who?.kind === 'person';
  return {
    name: seat === scene.seat ? capital(text.you) : (scene.names[seat] ?? ''),
    face: faceAt(scene, seat),
    own: seat === scene.seat,
    bot: who?.kind === 'bot',
    dealer: dealer === seat,
    acts: listOf(actors).includes(seat),
    away: isPerson && who.away ? text.away : isPerson && !who.here ? text.gone : null,
    partner: isPartner(scene, seat),
    team: teamOf(scene, seat),
    out: listOf(out).includes(seat),
    time: left == null ? null : fill(text.clock, { time: timeLeftWords(left) }),
    part: timePart(scene, left),
    cards: listOf(count)[seat],
    tricks: showsTricks !== false && Number(trick) > 0 ? listOf(taken)[seat] : undefined,
    total: totalOf(scene, seat),
    badges: scene.presenter.badges?.(scene, seat) ?? [],
  };
}

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

const isPartner = ({ sides, seat: own }: TableScene, seat: number): boolean =>
  seat !== own && sides.some((side) => side.includes(own) && side.includes(seat));

const teamOf = ({ sides }: TableScene, seat: number): number | null =>
  sides.some(({ length }) => length > 1) ? sides.findIndex((side) => side.includes(seat)) : null;

function timePart({ info }: TableScene, left: number | null | undefined): number {
  if (left == null || info.clock.kind === 'none') return 1;
  return Math.min(1, left / 1000 / info.clock.seconds);
}

function totalOf(scene: TableScene, seat: number): AboutSeat['total'] {
  const n = listOf(scene.view.total)[scene.sides.findIndex((side) => side.includes(seat))];
  if (n === undefined || (n === 0 && Number(scene.view.hand) < 2)) return null;
  const { total } = scene.presenter;
  return { n, text: total?.(scene, seat) ?? countForm(text.points, n), debt: n < 0 && scene.game.wins === 'high' };
}
