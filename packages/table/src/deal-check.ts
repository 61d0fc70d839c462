/** Recomputes every deal of a record from what was published: for `followsuit verify --deals` and a page of the app. */
import {
  applyClaim,
  claimOf,
  type Game,
  type Json,
  type Line,
  optionsIn,
  type Play,
  type State,
} from '@followsuit/engine';
import { drawOrder, type FairInputs, fairLine, pledgeOf } from './fair-chance.ts';

/** The result of checking one chance. */
export interface ChanceCheck {
  /** The line of the record, from 1. */
  readonly line: number;
  /** What chance decided: `draw` for the draw of seats, otherwise the `ev` of the line. */
  readonly ev: string;
  /** Null if it is correct, otherwise a sentence. */
  readonly fault: string | null;
  /** The seats whose clients gave randomness. */
  readonly given: readonly number[];
}

/**
 * Checks the deals of a valid game, and the draw of its seats if there was one: that each secret matches the hash that was
 * shown, and that the secrets give these cards and seats.
 *
 * @example checkDeals(lines, gameOf).every(({ fault }) => fault === null)
 */
export function checkDeals(lines: readonly Line[], find: (id: string) => Game | undefined): ChanceCheck[] {
  const [first] = lines;
  const game = typeof first?.game === 'string' ? find(first.game) : undefined;
  if (!game) return [{ line: 1, ev: 'game', fault: 'The game is not known here.', given: [] }];
  const seats = (first.seats as readonly Json[]).length;
  const rules = game.setUp(seats, optionsIn(game, first));
  const table = typeof first.table === 'string' ? first.table : '';
  const found: ChanceCheck[] = [];
  // Chances are numbered in order: if seats were drawn, that was number 0.
  if (first.draw !== undefined) found.push({ line: 1, ev: 'draw', ...checkDraw(first.draw, seats, table) });
  const s = rules.start();
  for (const [i, line] of lines.entries()) {
    if (line.ev === 'act') replay(rules, s, line);
    else if (line.ev === 'claim') applyClaim(rules, s, claimOf(rules, line));
    else if (line.ev === rules.due(s)) {
      found.push({ line: i + 1, ev: line.ev as string, ...check(rules, s, line, table, found.length) });
      rules.take(s, line);
    }
  }
  return found;
}

function replay(rules: Play, s: State, line: Line): void {
  const others = 2 + Number('at' in line) + Number('ms' in line);
  const read = rules.read(s, line.seat as number, line, others);
  if ('rule' in read) throw new Error(`The record breaks ${read.rule}; verify it first.`);
  rules.apply(s, line.seat as number, read.move);
}

interface Finding {
  readonly fault: string | null;
  readonly given: readonly number[];
}

function checkDraw(published: Json, seats: number, table: string): Finding {
  return checkFair(published, 0, (fair) => {
    const { order } = published as Record<string, Json>;
    const same = JSON.stringify(order) === JSON.stringify(drawOrder(table, seats, fair));
    return same ? null : 'The secrets give other seats.';
  });
}

function check(rules: Play, s: State, line: Line, table: string, n: number): Finding {
  const { fair: published, ...rest } = line;
  return checkFair(published, n, (fair) => {
    const expected = Object.entries(fairLine(rules, s, table, fair));
    const same = expected.every(([name, value]) => JSON.stringify(rest[name]) === JSON.stringify(value));
    return same ? null : 'The secrets give another deal.';
  });
}

/** Checks what was published of chance `n`; `outcome` returns what is wrong with its result, or null. */
function checkFair(published: Json | undefined, n: number, outcome: (fair: FairInputs) => string | null): Finding {
  const fair = readFair(published);
  if (fair === null) return { fault: 'The line does not say how it came about.', given: [] };
  const { secret, hash } = fair;
  const given = Object.keys(fair.given).map(Number);
  const fault = (text: string | null): Finding => ({ fault: text, given });
  if (secret === null) return fault('The secret has not been published: the game was not over.');
  if (fair.n !== n) return fault(`It is said to be chance ${fair.n}, and is chance ${n}.`);
  if (pledgeOf(secret) !== hash) return fault('The secret is not the one whose hash was shown beforehand.');
  return fault(outcome({ n, secret, given: fair.given }));
}

interface Published extends Omit<FairInputs, 'secret'> {
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
