/** A table that goes on from a record: the same game up to there, with other names at the seats. */
import { type Json, type Line, type Play, recordedOptions, Verifier } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { GameProgress } from '@followsuit/protocol';
import { fill, words } from '../text/text.ts';
import { type Kept, keptFrom } from './kept.ts';
import { rulesFor } from './rules.ts';
import type { WantedTable } from './talk.ts';

/** As `keptFrom`, where lines of a record are given. */
export function keptFromRecord(wanted: WantedTable, id: string, seed: string, used: number): Kept | string {
  const from = wanted.from ?? [];
  const bad = faultOf(from);
  if (bad) return fill(words.worker.cannotGoOn, bad).trim();
  const { table: _table, draw: _draw, ...first } = from[0];
  const game = gameOf(String(first.game));
  const recorded = first.options as Readonly<Record<string, Json>>;
  const options = game ? recordedOptions(game, recorded) : recorded;
  const own = typeof first.seed === 'string' ? first.seed : (wanted.seed ?? seed);
  const kept = keptFrom({ ...wanted, game: String(first.game), options, seed: own }, id, seed, used);
  if (typeof kept === 'string') return kept;
  const seats = kept.seats.map(({ name }) => name);
  const rules = rulesFor(kept.game, seats.length, kept.options);
  return { ...kept, lines: [{ ...first, options: kept.options, seats }, ...redone(rules, from)] };
}

/** The lines after the first, with derived lines written anew: a record may have been cut off before them. */
function redone(rules: Play, lines: readonly Line[]): Line[] {
  const game = new GameProgress(rules);
  for (const { fair: _fair, ...line } of lines) {
    if (line.ev === 'act') {
      const { ev: _ev, seat, at, ms, ...act } = line;
      const found = rules.read(game.state, seat as number, act);
      const more = { ...(at === undefined ? {} : { at }), ...(ms === undefined ? {} : { ms }) };
      if ('move' in found) game.take(game.move(seat as number, found.move, more));
    } else if (line.ev === rules.due(game.state)) game.take(game.chance(line));
  }
  return game.lines.map((line, i) => ({ ...extras(lines[i + 1], line), ...line }));
}

/** Fields of a line that nobody here knows. What a server pledged for a deal is not one of them: it is of another table. */
function extras(line: Line | undefined, known: Line): Line {
  return Object.fromEntries(Object.entries(line ?? {}).filter(([name]) => name !== 'fair' && !(name in known)));
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
