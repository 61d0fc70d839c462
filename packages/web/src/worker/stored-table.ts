/** A table as the browser's database stores it, and how it is made. */
import {
  faultIn,
  filled,
  gameLine,
  type Json,
  type Line,
  recordedOptions,
  seatsFromSeed,
  shownOptions,
} from '@followsuit/engine';
import type { ScriptedAct } from '@followsuit/present';
import type { RecordRejection, SeatInfo, TableInfo } from '@followsuit/protocol';
import { fill, words } from '../text/text.ts';
import { loadedGame, loadedRules } from './loaded-games.ts';
import type { LocalSeat, LocalTableInfo, WantedTable } from './messages.ts';

export interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly LocalSeat[];
  readonly seed: string;
  /** When somebody last played at it. */
  readonly used: number;
  /** The record. */
  readonly lines: readonly Line[];
  /** The script of a lesson. */
  readonly script?: readonly ScriptedAct[];
  /** Begun from a moment of another game to try something. */
  readonly trial?: true;
}

/** A new table, or a sentence that says why it cannot be made. */
export function newStoredTable(wanted: WantedTable, id: string, seed: string, used: number): StoredTable | string {
  const { game: name } = wanted;
  let { seats } = wanted;
  const game = loadedGame(name);
  if (!game) return fill(words.worker.noGame, { game: name });
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return words.worker.oneSeat;
  const fault = faultIn(game, seats.length, wanted.options ?? {});
  if (fault) return fault;
  const options = filled(game, seats.length, wanted.options);
  const own = wanted.seed ?? seed;
  const order = wanted.seating === 'random' && seats.length > 1 ? seatsFromSeed(seats.length, own) : null;
  if (order) seats = order.map((old) => wanted.seats[old]);
  const names = seats.map((seat) => seat.name);
  const lines = [gameLine(loadedRules(name, seats.length, options), names, own, order ? { draw: { order } } : {})];
  const { script, trial } = wanted;
  return { id, game: name, options, seats, seed: own, used, lines, ...(script && { script }), ...(trial && { trial }) };
}

/** Adds options that did not exist when the table was stored, with the values that applied then. */
export function withAllOptions(stored: StoredTable): StoredTable {
  const game = loadedGame(stored.game);
  return game ? { ...stored, options: recordedOptions(game, stored.options) } : stored;
}

const seatInfo = (seat: LocalSeat): SeatInfo => ({
  kind: seat.kind === 'me' ? 'person' : 'bot',
  name: seat.name,
  here: true,
  away: false,
  bot: seat.kind === 'bot' ? seat.bot : null,
});

/** The person's seat, or −1. */
export const mySeat = (seats: readonly LocalSeat[]): number => seats.findIndex(({ kind }) => kind === 'me');

/** Whether a table says nothing of how its person plays. */
export const isTrial = ({ script, trial }: StoredTable): boolean => trial === true || script !== undefined;

const overLine = (lines: readonly Line[]): Line | undefined => {
  const last = lines.at(-1);
  return last?.ev === 'over' ? last : undefined;
};

/** The public information about a table. */
export function tableInfoOf(
  { id, game, options, seats, lines }: StoredTable,
  rejected: RecordRejection | null = null,
): TableInfo {
  const me = mySeat(seats);
  return {
    id,
    game,
    options: shownOptions(loadedGame(game) ?? { id: game }, seats.length, options),
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

/** The table as lists show it. */
export function localTableInfo(stored: StoredTable): LocalTableInfo {
  const { id, game, options, seats, stage } = tableInfoOf(stored);
  const total = stored.lines.findLast(({ ev }) => ev === 'score' || ev === 'over')?.total;
  const winners = (overLine(stored.lines)?.winners ?? []) as readonly number[];
  const totals = Array.isArray(total) ? (total as readonly number[]) : null;
  const [seat, trial] = [mySeat(stored.seats), isTrial(stored)];
  return { id, game, options, seats, stage, seat, used: stored.used, total: totals, winners, trial };
}
