/** A table as it is kept, and how one is made from what was wanted. */
import { faultIn, filled, gameLine, type Json, type Line, recordedOptions, seatsFromSeed } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { GameProgress, type RecordRejection, type SeatInfo, type TableInfo } from '@followsuit/protocol';
import { fill, words } from '../text/text.ts';
import { rulesFor } from './rules.ts';
import type { LocalSeat, LocalTableInfo, WantedTable } from './talk.ts';

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
  /** When it was last played at. */
  readonly used: number;
  /** The record. */
  readonly lines: readonly Line[];
}

/** A new table as it is kept, or a sentence that says why it cannot be. `id` and `used` are given by whoever keeps it. */
export function keptFrom(wanted: WantedTable, id: string, seed: string, used: number): Kept | string {
  const { game: name } = wanted;
  let { seats } = wanted;
  const game = gameOf(name);
  if (!game) return fill(words.worker.noGame, { game: name });
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return words.worker.oneSeat;
  const fault = faultIn(game, seats.length, wanted.options ?? {});
  if (fault) return fault;
  const options = filled(game, seats.length, wanted.options);
  const own = wanted.seed ?? seed;
  const order = wanted.seating === 'random' && seats.length > 1 ? seatsFromSeed(seats.length, own) : null;
  if (order) seats = order.map((old) => wanted.seats[old]);
  const names = seats.map((seat) => seat.name);
  const lines = [gameLine(rulesFor(name, seats.length, options), names, own, order ? { draw: { order } } : {})];
  return { id, game: name, options, seats, seed: own, used, lines };
}

/** A table that may have been kept before some options existed: they are what held then. */
export function withAllOptions(kept: Kept): Kept {
  const game = gameOf(kept.game);
  return game ? { ...kept, options: recordedOptions(game, kept.options) } : kept;
}

/** The game at a kept table, as far as it has come and the rules, which may be newer, accept it. */
export function progressOf({ game, seats, options, lines }: Kept): GameProgress {
  return GameProgress.restore(rulesFor(game, seats.length, options), lines);
}

const seatInfo = (seat: LocalSeat): SeatInfo => ({
  kind: seat.kind === 'me' ? 'person' : 'bot',
  name: seat.name,
  here: true,
  away: false,
  bot: seat.kind === 'bot' ? seat.bot : null,
});

/** One's seat at a table, or −1. */
export const mySeat = (seats: readonly LocalSeat[]): number => seats.findIndex(({ kind }) => kind === 'me');

const overLine = (lines: readonly Line[]): Line | undefined => {
  const last = lines.at(-1);
  return last?.ev === 'over' ? last : undefined;
};

/** What everybody may know of a table. */
export function infoOf({ id, game, options, seats, lines }: Kept, rejected: RecordRejection | null = null): TableInfo {
  const me = mySeat(seats);
  return {
    id,
    game,
    options,
    seats: seats.map(seatInfo),
    host: me < 0 ? null : me,
    listed: false,
    stage: overLine(lines) ? 'over' : 'playing',
    grace: null,
    clock: { kind: 'none' },
    seating: lines[0]?.draw === undefined ? 'fixed' : 'random',
    draw: null,
    watchers: 0,
    rematch: null,
    rejected,
  };
}

/** What lists show of a table. */
export function listed(kept: Kept): LocalTableInfo {
  const { id, game, options, seats, stage } = infoOf(kept);
  const total = kept.lines.findLast(({ ev }) => ev === 'score' || ev === 'over')?.total;
  const winners = (overLine(kept.lines)?.winners ?? []) as readonly number[];
  const totals = Array.isArray(total) ? (total as readonly number[]) : null;
  return { id, game, options, seats, stage, seat: mySeat(kept.seats), used: kept.used, total: totals, winners };
}
