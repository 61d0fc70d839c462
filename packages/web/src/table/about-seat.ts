/** What the table shows or announces about a seat. */

import { type Badge, capital } from '@followsuit/present';
import { countForm, fill, words } from '../text/text.ts';
import { timeLeftWords } from './clock.ts';
import type { TableScene } from './scene.ts';

const text = words.table;

export interface AboutSeat {
  readonly name: string;
  readonly bot: boolean;
  readonly dealer: boolean;
  /** Whether it is this seat's turn. */
  readonly acts: boolean;
  /** That the player is away, in words. */
  readonly away: string | null;
  readonly partner: boolean;
  readonly out: boolean;
  /** The time left on the clock, in words. */
  readonly time: string | null;
  /** The number of cards in hand. */
  readonly cards: number | undefined;
  readonly tricks: number | undefined;
  /** The side's total; null before the first score. */
  readonly total: { readonly n: number; readonly text: string; readonly debt: boolean } | null;
  readonly badges: readonly Badge[];
}

/** `left`: milliseconds on the clock, if there is one. @example aboutSeat(scene, 2).name // "Ana" */
export function aboutSeat(scene: TableScene, seat: number, left?: number | null): AboutSeat {
  const { actors, out, dealer, count, taken, led, trick } = scene.view;
  const who = scene.info.seats[seat];
  const isPerson = who?.kind === 'person';
  return {
    name: seat === scene.seat ? capital(text.you) : (scene.names[seat] ?? ''),
    bot: who?.kind === 'bot',
    dealer: dealer === seat,
    acts: listOf(actors).includes(seat),
    away: isPerson && who.away ? text.away : isPerson && !who.here ? text.gone : null,
    partner: isPartner(scene, seat),
    out: listOf(out).includes(seat),
    time: left == null ? null : fill(text.clock, { time: timeLeftWords(left) }),
    cards: listOf(count)[seat],
    tricks: Number(trick) > 0 || led !== 'none' ? listOf(taken)[seat] : undefined,
    total: totalOf(scene, seat),
    badges: scene.presenter.badges?.(scene, seat) ?? [],
  };
}

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

const isPartner = ({ sides, seat: own }: TableScene, seat: number): boolean =>
  seat !== own && sides.some((side) => side.includes(own) && side.includes(seat));

function totalOf(scene: TableScene, seat: number): AboutSeat['total'] {
  const n = listOf(scene.view.total)[scene.sides.findIndex((side) => side.includes(seat))];
  if (n === undefined || (n === 0 && Number(scene.view.hand) < 2)) return null;
  const { total } = scene.presenter;
  return { n, text: total?.(scene, seat) ?? countForm(text.points, n), debt: n < 0 && scene.game.wins === 'high' };
}
