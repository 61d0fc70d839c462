/**
 * The weights of a policy. What is learned is a sum: a feature has a weight of its own, and something is added for where in
 * the trick it is, and for how the contract stands in the seat's role. For play these sums are laid out in one table.
 */

import { BUCKETS, PLACES } from './card-context.ts';
import { FOLLOW, LEAD } from './cards.ts';
import { CELL } from './choices.ts';

/** Places in a trick of those who follow. */
const FOLLOWING = PLACES - 1;

/** A policy as it is kept in a file: rows of weights, each as a text with one character for each weight (see `rowOf`). */
export interface Model {
  readonly game: string;
  /** The weights of leads: common to all, and for each role one row a bucket. */
  readonly lead: string;
  readonly leadIn: readonly string[];
  /** The weights of cards that follow: common to all, for each place in the trick, for each role and bucket. */
  readonly follow: string;
  readonly followAt: readonly string[];
  readonly followIn: readonly string[];
  /** The weights of all other choices, by the name of the cell. */
  readonly choice: Readonly<Record<string, string>>;
}

/** How the weights of one game lie: what is learned (`learned` numbers), and the table that play looks into (`size`). */
export class PolicyShape {
  readonly contexts: number;
  readonly names: readonly string[];
  /** Where the parts of the table begin; place 0 stands for nothing. */
  readonly leads = 1;
  readonly follows: number;
  readonly choices: number;
  readonly size: number;
  readonly learned: number;

  constructor(roles: number, names: readonly string[]) {
    this.contexts = roles * BUCKETS;
    this.names = names;
    this.follows = this.leads + this.contexts * LEAD.size;
    this.choices = this.follows + this.contexts * FOLLOWING * FOLLOW.size;
    this.size = this.choices + names.length * CELL;
    this.learned =
      (1 + this.contexts) * LEAD.size + (1 + FOLLOWING + this.contexts) * FOLLOW.size + names.length * CELL;
  }

  /** Where the weights of leads begin in the table, with the contract standing in some way. */
  leadAt(context: number): number {
    return this.leads + context * LEAD.size;
  }

  /** The same for cards that follow; `place` 0 for the last, 1 for the last but one, 2 for those before. */
  followAt(context: number, place: number): number {
    return this.follows + (context * FOLLOWING + place) * FOLLOW.size;
  }

  /**
   * Goes through the table: `visit(i, part)` for each place i of the table and each learned weight that is part of it.
   * Spreading the learned weights over the table and gathering a gradient from it are the same walk.
   */
  walk(visit: (at: number, part: number) => void): void {
    let next = 0;
    const block = (size: number): number => {
      next += size;
      return next - size;
    };
    const all = block(LEAD.size);
    for (let context = 0; context < this.contexts; context++) {
      const own = block(LEAD.size);
      for (let i = 0; i < LEAD.size; i++) {
        visit(this.leadAt(context) + i, all + i);
        visit(this.leadAt(context) + i, own + i);
      }
    }
    const common = block(FOLLOW.size);
    const places = Array.from({ length: FOLLOWING }, () => block(FOLLOW.size));
    for (let context = 0; context < this.contexts; context++) {
      const own = block(FOLLOW.size);
      for (const [place, at] of places.entries())
        for (let i = 0; i < FOLLOW.size; i++) {
          const to = this.followAt(context, place) + i;
          visit(to, common + i);
          visit(to, at + i);
          visit(to, own + i);
        }
    }
    const choice = block(this.names.length * CELL);
    for (let i = 0; i < this.names.length * CELL; i++) visit(this.choices + i, choice + i);
  }

  /** The table for play, from what was learned. */
  spread(learned: Float64Array, table: Float64Array): void {
    table.fill(0);
    this.walk((at, part) => {
      table[at] += learned[part];
    });
  }

  /** A gradient by what is learned, from one by the table. */
  gather(table: Float64Array, gradient: Float64Array): void {
    gradient.fill(0);
    this.walk((at, part) => {
      gradient[part] += table[at];
    });
  }
}

/** The characters that stand for tenths from −4.5 to 4.5; the one in the middle is 0. */
const TENTHS = Array.from({ length: 93 }, (_, i) => String.fromCharCode(33 + i)).filter((c) => c !== '"' && c !== '\\');
const ZERO = TENTHS.length >> 1;
/** What is below this is left out of a model. */
const TINY = 0.1;

/** Some weights as a text; zeros at the end are left out. */
function rowOf(weights: Float64Array): string {
  const tenths = Array.from(weights, (w) => (Math.abs(w) < TINY ? 0 : Math.round(w * 10)));
  while (tenths.length > 0 && tenths[tenths.length - 1] === 0) tenths.pop();
  return tenths.map((n) => TENTHS[ZERO + Math.max(-ZERO, Math.min(ZERO, n))]).join('');
}

/** What was learned, in the form that is kept in a file. */
export function modelOf(game: string, shape: PolicyShape, learned: Float64Array, known?: Model): Model {
  let next = 0;
  const row = (size: number): string => {
    next += size;
    return rowOf(learned.subarray(next - size, next));
  };
  const rows = (n: number, size: number): string[] => Array.from({ length: n }, () => row(size));
  const lead = row(LEAD.size);
  const leadIn = rows(shape.contexts, LEAD.size);
  const follow = row(FOLLOW.size);
  const followAt = rows(FOLLOWING, FOLLOW.size);
  const followIn = rows(shape.contexts, FOLLOW.size);
  const choice: Record<string, string> = { ...known?.choice };
  for (const name of shape.names) choice[name] = row(CELL);
  return { game, lead, leadIn, follow, followAt, followIn, choice };
}

/** What was learned, from a file; cells that it does not know have no weights. Throws where a row is too long. */
export function learnedFrom(model: Model, shape: PolicyShape): Float64Array {
  const learned = new Float64Array(shape.learned);
  let next = 0;
  const put = (row = '', size: number): void => {
    if (row.length > size) throw new RangeError('A row of weights is too long.');
    for (let i = 0; i < row.length; i++) learned[next + i] = (TENTHS.indexOf(row[i]) - ZERO) / 10;
    next += size;
  };
  put(model.lead, LEAD.size);
  for (let i = 0; i < shape.contexts; i++) put(model.leadIn[i], LEAD.size);
  put(model.follow, FOLLOW.size);
  for (let i = 0; i < FOLLOWING; i++) put(model.followAt[i], FOLLOW.size);
  for (let i = 0; i < shape.contexts; i++) put(model.followIn[i], FOLLOW.size);
  for (const name of shape.names) put(model.choice[name], CELL);
  return learned;
}
