/** Seats and clocks of a new table. */
import type { SeatInfo, TimeControl } from '@followsuit/protocol';
import { withBotNames } from '../client/bot-names.ts';
import type { LocalSeat } from '../client/local.ts';
import { settings } from '../settings.ts';

export const BOTS = ['random', 'simple', 'club', 'expert', 'master'] as const;

/** `me`, `open`, or the level of a bot. */
export type Seat = string;
export type SeatingWay = 'bots' | 'friends' | 'seats';

/** @example seatsFor('friends', 3, 'club') // ['me', 'open', 'open'] */
export const seatsFor = (way: SeatingWay, players: number, level: string): Seat[] =>
  Array.from({ length: players }, (_, i) => (i === 0 ? 'me' : way === 'friends' ? 'open' : level));

/** Seats for another number of players: the remaining ones keep their settings. */
export const resized = (seats: readonly Seat[], players: number, level: string): Seat[] =>
  Array.from({ length: players }, (_, i) => seats[i] ?? level);

/** Changes one seat; only one can be `me`. @example seated(['me', 'club'], 1, 'me') // ['open', 'me'] */
export function seated(seats: readonly Seat[], at: number, seat: Seat): Seat[] {
  const left = HAS_SERVER ? 'open' : 'club'; // nobody can come to a table without a server
  return seats.map((each, i) => (i === at ? seat : seat === 'me' && each === 'me' ? left : each));
}

/** The seats of a table in this browser, each bot with its own name. @example localSeats(['me', 'club'], 'Ana') */
export const localSeats = (seats: readonly Seat[], own: string): readonly LocalSeat[] =>
  withBotNames({
    seats: seats.map(
      (seat): LocalSeat => (seat === 'me' ? { kind: 'me', name: own } : { kind: 'bot', bot: seat, name: seat }),
    ),
  }).seats;

/** The name of the bot on each seat; undefined for people. @example botNamesAt(['me', 'club', 'open']) // [undefined, 'Bo', undefined] */
export const botNamesAt = (seats: readonly Seat[]): (string | undefined)[] =>
  withBotNames({
    seats: seats.map((seat) =>
      seat === 'me' ? { kind: 'me', name: settings.name.value } : { kind: seat === 'open' ? 'open' : 'bot', name: '' },
    ),
  }).seats.map(({ kind, name }) => (kind === 'bot' ? name : undefined));

/** The seats of a rematch in this browser: everybody one seat further on, as on the server, so that another player deals first. */
export function rematchSeats(seats: readonly SeatInfo[]): readonly LocalSeat[] {
  const local = seats.map(
    ({ kind, name, bot }): LocalSeat => (kind === 'bot' ? { kind, name, bot: bot ?? 'simple' } : { kind: 'me', name }),
  );
  return [...local.slice(-1), ...local.slice(0, -1)];
}

/** @example clockOf('bank-300-5') // { kind: 'bank', seconds: 300, back: 5 } */
export function clockOf(name: string): TimeControl {
  const [kind, seconds, back] = name.split('-');
  if (kind === 'move') return { kind, seconds: Number(seconds) };
  if (kind === 'bank') return { kind, seconds: Number(seconds), back: Number(back) };
  return { kind: 'none' };
}
