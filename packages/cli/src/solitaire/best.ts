/** Your best result with some options, from the records of finished games that lie beside the saved one. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Line, Options } from '@followsuit/engine';

/** The fewest turns that a win with these options took, or null where there is none. */
export function bestTurns(path: string, options: Options): number | null {
  const { dir, name, ext } = parse(path);
  const kept = readdirSync(dirname(path)).filter((each) => each.startsWith(`${name}-`) && each.endsWith(ext));
  const turns = kept.flatMap((each) => turnsOf(join(dir, each), options));
  return turns.length === 0 ? null : Math.min(...turns);
}

/** The turns of a kept game that was won with these options; none of any other, or of a file that is no record. */
function turnsOf(path: string, options: Options): number[] {
  try {
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    const [first, last] = [lines[0], lines[lines.length - 1]].map((line) => JSON.parse(line) as Line);
    const won = last.ev === 'over' && last.reason === 'home' && typeof last.turns === 'number';
    return won && JSON.stringify(first.options) === JSON.stringify(options) ? [last.turns as number] : [];
  } catch {
    return [];
  }
}
