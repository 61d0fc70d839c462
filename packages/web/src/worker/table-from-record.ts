/** A table that continues a record: the same game so far, with other names at the seats. */
import {
  claimOf,
  type Game,
  type Line,
  optionsIn,
  type Play,
  prover,
  recordedSetup,
  Verifier,
} from '@followsuit/engine';
import { GameProgress } from '@followsuit/table';
import { fill, words } from '../text/text.ts';
import { loadedGame, loadedRules } from './loaded-games.ts';
import type { WantedTable } from './messages.ts';
import { newStoredTable, type StoredTable } from './stored-table.ts';

/** As `newStoredTable`, but continues the lines of a record. */
export function storedTableFromRecord(
  wanted: WantedTable,
  id: string,
  seed: string,
  used: number,
): StoredTable | string {
  const from = wanted.from ?? [];
  const bad = recordFault(from);
  if (bad) return fill(words.worker.cannotGoOn, bad).trim();
  const { table: _table, draw: _draw, ...first } = from[0];
  const game = loadedGame(String(first.game)) as Game;
  const options = optionsIn(game, first);
  const own = typeof first.seed === 'string' ? first.seed : (wanted.seed ?? seed);
  const stored = newStoredTable({ ...wanted, game: game.id, options, seed: own }, id, seed, used);
  if (typeof stored === 'string') return stored;
  const seats = stored.seats.map(({ name }) => name);
  const rules = loadedRules(stored.game, seats.length, stored.options);
  const setup = recordedSetup(game, seats.length, stored.options);
  return { ...stored, lines: [{ ...first, ...setup, seats }, ...replayedLines(rules, from)] };
}

/** The lines after the first. Derived lines are computed again, since a record may end before them. */
function replayedLines(rules: Play, lines: readonly Line[]): Line[] {
  const game = new GameProgress(rules, prover);
  for (const { fair: _fair, ...line } of lines) {
    if (line.ev === 'act') {
      const { ev: _ev, seat, at, ms, ...act } = line;
      const found = rules.read(game.state, seat as number, act);
      const more = { ...(at === undefined ? {} : { at }), ...(ms === undefined ? {} : { ms }) };
      if ('move' in found) game.take(game.move(seat as number, found.move, more));
    } else if (line.ev === 'claim') game.take(game.claim(claimOf(rules, line)));
    else if (line.ev === rules.due(game.state)) game.take(game.chance(line));
  }
  return game.lines.map((line, i) => ({ ...extras(lines[i + 1], line), ...line }));
}

/** Unknown fields of a line, which are kept. A server's pledge (`fair`) is dropped: it belongs to another table. */
function extras(line: Line | undefined, known: Line): Line {
  return Object.fromEntries(Object.entries(line ?? {}).filter(([name]) => name !== 'fair' && !(name in known)));
}

/** The fault of the first invalid line, or null. A record may end anywhere, even before a derived line. */
export function recordFault(lines: readonly Line[]): { line: number; rule: string; detail: string } | null {
  const verifier = new Verifier(loadedGame, (game, players, options) => loadedRules(game.id, players, options));
  for (const [i, line] of lines.entries()) {
    const fault = verifier.line(line);
    if (fault) return { line: i + 1, rule: fault.rule, detail: fault.detail ?? '' };
  }
  return null;
}
