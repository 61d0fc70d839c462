/** A table as it is kept, and how one is made from what was wanted. */
import { faultIn, filled, gameLine, type Json, type Line, type Play, Verifier } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { Progress, type SeatInfo, type TableInfo } from '@followsuit/protocol';
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
  const { seats, from } = wanted;
  const first = from?.[0];
  const name = first ? String(first.game) : wanted.game;
  const game = gameOf(name);
  if (!game) return `There is no game ${name}.`;
  if (seats.filter(({ kind }) => kind === 'me').length > 1) return 'You can have one seat at a table.';
  const names = seats.map((seat) => seat.name);
  const given = (first?.options ?? wanted.options ?? {}) as Readonly<Record<string, Json>>;
  const fault = faultIn(game, seats.length, given);
  if (fault) return fault;
  const options = filled(game, seats.length, given);
  const rules = rulesFor(name, seats.length, options);
  const own = wanted.seed ?? (typeof first?.seed === 'string' ? first.seed : seed);
  const bad = from && faultOf(from);
  if (bad) return `Nobody can go on from there: line ${bad.line} breaks ${bad.rule}. ${bad.detail}`.trim();
  const lines = first && from ? [playedBy(first, names), ...redone(rules, from)] : [gameLine(rules, names, own)];
  return { id, game: name, options, seats, seed: own, used, lines };
}

/** The lines after the first, with derived lines written anew: a record may have been cut off before them. */
function redone(rules: Play, lines: readonly Line[]): Line[] {
  const game = new Progress(rules);
  for (const { fair: _fair, ...line } of lines) {
    if (line.ev === 'act') {
      const { ev: _ev, seat, at, ms, ...act } = line;
      const found = rules.read(game.state, seat as number, act);
      const more = { ...(at === undefined ? {} : { at }), ...(ms === undefined ? {} : { ms }) };
      if ('move' in found) game.take(game.move(seat as number, found.move, more));
    } else if (line.ev === rules.due(game.state)) game.take(game.chance(line));
  }
  return game.lines;
}

/** The game line with other names; it is no longer the game of the table that it was played at. */
function playedBy({ table: _table, ...first }: Line, seats: readonly string[]): Line {
  return { ...first, seats };
}

/** What is wrong with the first line that is not good, or null. A record may stop anywhere, also before a derived line. */
export function faultOf(lines: readonly Line[]): { line: number; rule: string; detail: string } | null {
  const verifier = new Verifier(gameOf, (game, players, options) => rulesFor(game.id, players, options));
  for (const [i, line] of lines.entries()) {
    const fault = verifier.line(line);
    if (fault) return { line: i + 1, rule: fault.rule, detail: fault.detail ?? '' };
  }
  return null;
}

/** The game at a kept table, as far as it has come. */
export function progressOf({ game, seats, options, lines }: Kept): Progress {
  return Progress.replay(rulesFor(game, seats.length, options), lines);
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
export function infoOf({ id, game, options, seats, lines }: Kept): TableInfo {
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
    watchers: 0,
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
