/** Verifies a record: checks every line against the rules, and recomputes every derived line. */
import type { Json } from './acts.ts';
import type { Prover } from './claim.ts';
import type { Game, Options } from './game.ts';
import { knobsOf, variantOf } from './knobs.ts';
import { faultIn, optionsIn } from './options.ts';
import type { EventSink, Fault, Line, Play } from './play.ts';
import type { State } from './state.ts';

/** The kinds of lines that come from chance. */
const CHANCE = ['deal', 'setup', 'roll'];

const DERIVED: Readonly<Record<string, string>> = {
  trick: 'RECORD-TRICK-1',
  score: 'RECORD-SCORE-1',
  over: 'RECORD-OVER-1',
};

/** Checks the lines of one game, from its `game` line on. What proves claims is given: `Verifier` brings its own. */
export class RecordVerifier {
  acts = 0;
  private rules: Play | null = null;
  private s: State = new Int32Array(0);
  private writer: EventSink | null = null;
  private expected: Line[] = [];
  private readonly prover: Prover | null;
  private readonly find: (id: string) => Game | undefined;
  private readonly setUp: (game: Game, players: number, options: Options) => Play;

  /** `find` returns the game with an id; `setUp` may reuse games that were set up before. It takes claims only with a prover. */
  constructor(
    prover: Prover | null,
    find: (id: string) => Game | undefined,
    setUp = (game: Game, players: number, options: Options): Play => game.setUp(players, options),
  ) {
    this.prover = prover;
    this.find = find;
    this.setUp = setUp;
  }

  /** True when the game is over. */
  get finished(): boolean {
    return this.rules?.isOver(this.s) ?? false;
  }

  /** Checks the next line. */
  line(line: Line): Fault | null {
    if (this.rules === null) return this.begin(line);
    const ev = line.ev;
    if (this.expected.length > 0) return this.derived(line);
    if (this.finished) return { rule: 'RECORD-OVER-2' };
    if (ev === 'act') return this.act(line);
    if (ev === 'claim' && this.prover) return this.prover.check(this.rules, this.s, line, this.writer);
    if (CHANCE.includes(ev as string)) return this.chance(this.rules, line);
    if (typeof ev === 'string' && Object.hasOwn(DERIVED, ev))
      return { rule: DERIVED[ev], detail: `No ${ev} line belongs here.` };
    return { rule: 'RECORD-LINE-1', detail: `This line has ${JSON.stringify(ev) ?? 'no ev'}.` };
  }

  /** Checks that the record may stop here. */
  end(): Fault | null {
    if (this.rules === null) return { rule: 'RECORD-GAME-1' };
    const missing = this.expected[0];
    return missing ? { rule: DERIVED[missing.ev as string], detail: `The ${missing.ev} line is missing.` } : null;
  }

  private begin(line: Line): Fault | null {
    const { format, game: id, options, seats, sides, seed } = line;
    const wrong = (detail: string, unknown = false): Fault => ({ rule: 'RECORD-GAME-1', detail, unknown });
    if (line.ev !== 'game') return wrong('The first line must be a game line.');
    if (format !== 1) return wrong('format must be 1.');
    const game = typeof id === 'string' ? this.find(id) : undefined;
    if (!game) return wrong(`There is no game ${JSON.stringify(id)} here.`, true);
    if (!Array.isArray(seats) || !seats.every((name) => typeof name === 'string'))
      return wrong('seats must be a list of names.');
    if (typeof options !== 'object' || options === null || Array.isArray(options))
      return wrong('options must be an object.');
    const knob = knobsOf(game).find(({ id }) => Object.hasOwn(options, id));
    if (knob) return wrong(`${knob.id} is no option; it belongs into the variant.`);
    const given = optionsIn(game, line);
    const fault = faultIn(game, seats.length, given);
    if (fault !== null) return wrong(fault, true);
    const missing = game.options.find((option) => given[option.id] === undefined);
    if (missing) return wrong(`The option ${missing.id} is missing.`);
    const expected = variantOf(game, seats.length, given);
    if (!same(line.variant ?? null, expected))
      return wrong(expected ? `variant must be ${JSON.stringify(expected)}.` : 'variant changes nothing.');
    if (typeof seed !== 'string' && seed !== null) return wrong('seed must be a text or null.');
    const rules = this.setUp(game, seats.length, given);
    if (!same(sides, rules.sides)) return wrong(`sides must be ${JSON.stringify(rules.sides)}.`);
    this.rules = rules;
    this.s = rules.start();
    this.writer = rules.recordWriter((each) => this.expected.push(each));
    return null;
  }

  private chance(rules: Play, line: Line): Fault | null {
    const fault = rules.faultIn(this.s, line);
    if (fault === null) rules.take(this.s, line, this.writer);
    return fault;
  }

  private act(line: Line): Fault | null {
    const rules = this.rules as Play;
    const { seat, at, ms } = line;
    if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= rules.seats)
      return { rule: 'RECORD-ACT-1', detail: `seat must be ${seatsInWords(rules.seats)}.` };
    if (at !== undefined && !isTime(at)) return { rule: 'RECORD-ACT-1', detail: 'at must be a time in ISO 8601.' };
    if (ms !== undefined && !(typeof ms === 'number' && ms >= 0 && ms < Infinity))
      return { rule: 'RECORD-ACT-1', detail: 'ms must be a number.' };
    const others = 2 + (at === undefined ? 0 : 1) + (ms === undefined ? 0 : 1);
    const found = rules.read(this.s, seat as number, line, others);
    if ('rule' in found) return found;
    rules.apply(this.s, seat as number, found.move, this.writer);
    this.acts++;
    return null;
  }

  private derived(line: Line): Fault | null {
    const expected = this.expected[0];
    const rule = DERIVED[expected.ev as string];
    if (line.ev !== expected.ev) return { rule, detail: `The ${expected.ev} line is missing.` };
    for (const [name, value] of Object.entries(expected))
      if (!same(line[name], value))
        return {
          rule,
          detail: `${name} must be ${JSON.stringify(value)}, not ${JSON.stringify(line[name]) ?? 'missing'}.`,
        };
    this.expected.shift();
    return null;
  }
}

/** A line of a record that the rules reject, from 0, and why. */
export interface RejectedLine {
  readonly line: number;
  readonly fault: Fault;
}

/** The first line that a verifier rejects, or null: `rejectionIn`. */
export function firstRejection(verifier: RecordVerifier, lines: readonly Line[]): RejectedLine | null {
  for (const [line, each] of lines.entries()) {
    const fault = verifier.line(each);
    if (fault) return { line, fault };
  }
  const fault = verifier.end();
  return fault && { line: lines.length, fault };
}

const seatsInWords = (seats: number): string => (seats === 1 ? '0' : `a whole number from 0 to ${seats - 1}`);

/** ISO 8601: a day by month, week or day of the year, then optionally a time and its UTC offset. */
const DAY = String.raw`\d{4}(-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])|-?W[0-5]\d-?[1-7]|-?[0-3]\d\d)`;
const TIME = String.raw`([01]\d|2[0-4])(:?[0-5]\d(:?([0-5]\d|60)([.,]\d+)?)?)?(Z|[+-]\d\d(:?\d\d)?)?`;
const TIMES = new RegExp(`^${DAY}(T${TIME})?$`);

const isTime = (at: Json): boolean => typeof at === 'string' && TIMES.test(at);

/** Whether two JSON values are equal. */
function same(a: Json | undefined, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), b as Readonly<Record<string, Json>>];
  return (
    left.length === Object.keys(b).length &&
    left.every(([name, value]) => Object.hasOwn(b, name) && same(value, right[name]))
  );
}
