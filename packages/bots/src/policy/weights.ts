/**
 * The weights of a policy. Training learns sums: each feature has a weight of its own, plus one for the position in the
 * trick, plus one for the state of the contract in the seat's role. For play, these sums are laid out in one table.
 */

import { BUCKETS, PLACES } from './card-context.ts';
import { FOLLOW, LEAD } from './cards.ts';
import { CELL } from './choices.ts';

/** Positions in a trick of the seats that follow. */
const FOLLOWING = PLACES - 1;

/** A policy as its file stores it: rows of weights, each a text with one character per weight (see `rowOf`). */
export interface Model {
  readonly game: string;
  /** The weights of leads: shared by all, and one row per role and bucket. */
  readonly lead: string;
  readonly leadIn: readonly string[];
  /** The weights of following cards: shared by all, per position in the trick, per role and bucket. */
  readonly follow: string;
  readonly followAt: readonly string[];
  readonly followIn: readonly string[];
  /** The weights of all other choices, by the name of the cell. */
  readonly choice: Readonly<Record<string, string>>;
}

/** The layout of a game's weights: the learned numbers (`learned` of them), and the table for play (`size`). */
export class PolicyShape {
  readonly contexts: number;
  readonly names: readonly string[];
  /** Offsets of the parts of the table; index 0 is no feature. */
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

  /** The offset of the weights of leads, for a state of the contract. */
  leadAt(context: number): number {
    return this.leads + context * LEAD.size;
  }

  /** The offset of the weights of following cards; `place` is 0 for the last seat, 1 for the last but one, 2 for those before. */
  followAt(context: number, place: number): number {
    return this.follows + (context * FOLLOWING + place) * FOLLOW.size;
  }

  /**
   * Walks the table: calls `visit(i, part)` for each index i of the table and each learned weight that is part of it.
   * Expanding the learned weights into the table and collecting a gradient from it are the same walk.
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

  /** Expands the learned weights into the table for play. */
  spread(learned: Float64Array, table: Float64Array): void {
    table.fill(0);
    this.walk((at, part) => {
      table[at] += learned[part];
    });
  }

  /** Collects the gradient of the learned weights from a gradient of the table. */
  gather(table: Float64Array, gradient: Float64Array): void {
    gradient.fill(0);
    this.walk((at, part) => {
      gradient[part] += table[at];
    });
  }
}

/** The characters for tenths from −4.5 to 4.5; the middle one is 0. */
const TENTHS = Array.from({ length: 93 }, (_, i) => String.fromCharCode(33 + i)).filter((c) => c !== '"' && c !== '\\');
const ZERO = TENTHS.length >> 1;
/** A model omits smaller weights. */
const TINY = 0.1;

/** Encodes some weights as a text, without zeros at the end. */
function rowOf(weights: Float64Array): string {
  const tenths = Array.from(weights, (w) => (Math.abs(w) < TINY ? 0 : Math.round(w * 10)));
  while (tenths.length > 0 && tenths[tenths.length - 1] === 0) tenths.pop();
  return tenths.map((n) => TENTHS[ZERO + Math.max(-ZERO, Math.min(ZERO, n))]).join('');
}

/** Encodes the learned weights as a file stores them. */
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

/** Decodes learned weights from a file; cells that it does not contain have no weights. Throws if a row is too long. */
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
