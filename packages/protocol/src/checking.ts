/** Working out every deal of a record again from what was published: `followsuit verify --deals`, and a page of the app. */
import {
  type Game,
  type Json,
  type Line,
  type Options,
  type Play,
  recordedOptions,
  type State,
} from '@followsuit/engine';
import { type Fair, fairLine, pledgeOf } from './fair.ts';

/** What was found of one chance. */
export interface Checked {
  /** The line of the record, from 1. */
  readonly line: number;
  readonly ev: string;
  /** Null where all is well, otherwise a sentence. */
  readonly fault: string | null;
  /** The seats whose clients gave randomness. */
  readonly given: readonly number[];
}

/**
 * Checks the deals of one game that is otherwise good: that each secret is the one whose hash was shown, and that the cards
 * are those that the secrets give.
 *
 * @example checkDeals(lines, gameOf).every(({ fault }) => fault === null)
 */
export function checkDeals(lines: readonly Line[], find: (id: string) => Game | undefined): Checked[] {
  const [first] = lines;
  const game = typeof first?.game === 'string' ? find(first.game) : undefined;
  if (!game) return [{ line: 1, ev: 'game', fault: 'The game is not known here.', given: [] }];
  const rules = game.setUp((first.seats as readonly Json[]).length, recordedOptions(game, first.options as Options));
  const table = typeof first.table === 'string' ? first.table : '';
  const found: Checked[] = [];
  const s = rules.start();
  for (const [i, line] of lines.entries()) {
    if (line.ev === 'act') redo(rules, s, line);
    else if (line.ev === rules.due(s)) {
      found.push({ line: i + 1, ev: line.ev as string, ...check(rules, s, line, table, found.length) });
      rules.take(s, line);
    }
  }
  return found;
}

function redo(rules: Play, s: State, line: Line): void {
  const others = 2 + Number('at' in line) + Number('ms' in line);
  const read = rules.read(s, line.seat as number, line, others);
  if ('rule' in read) throw new Error(`The record breaks ${read.rule}; verify it first.`);
  rules.apply(s, line.seat as number, read.move);
}

function check(rules: Play, s: State, line: Line, table: string, n: number): { fault: string | null; given: number[] } {
  const { fair: published, ...rest } = line;
  const fair = readFair(published);
  if (fair === null) return { fault: 'The line does not say how it came about.', given: [] };
  const given = Object.keys(fair.given).map(Number);
  const fault = (text: string) => ({ fault: text, given });
  if (fair.secret === null) return fault('The secret has not been published: the game was not over.');
  if (fair.n !== n) return fault(`It is said to be chance ${fair.n}, and is chance ${n}.`);
  if (pledgeOf(fair.secret) !== fair.hash) return fault('The secret is not the one whose hash was shown beforehand.');
  const expected = fairLine(rules, s, table, { n, secret: fair.secret, given: fair.given });
  const same = Object.entries(expected).every(([name, value]) => JSON.stringify(rest[name]) === JSON.stringify(value));
  return same ? { fault: null, given } : fault('The secrets give another deal.');
}

interface Published extends Omit<Fair, 'secret'> {
  readonly hash: string;
  readonly secret: string | null;
}

const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

function readFair(value: Json | undefined): Published | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { n, hash, secret = null, given } = value as Record<string, Json>;
  if (typeof n !== 'number' || !isHex(hash) || (secret !== null && !isHex(secret))) return null;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const seats = Object.entries(given);
  if (!seats.every(([seat, random]) => /^\d$/.test(seat) && isHex(random))) return null;
  return { n, hash, secret, given: given as Record<string, string> };
}
