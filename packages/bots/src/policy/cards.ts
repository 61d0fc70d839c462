/**
 * The features of a card that a seat may play. In each group of features exactly one applies to a card; a card is described
 * by the list of these, as indexes into a table of weights. Leads and following cards have groups of their own.
 */
import { NONE, type State } from '@followsuit/engine';
import { ABOVE, BELOW, COUNT_OF } from './bits.ts';
import type { CardContext } from './card-context.ts';
import { EXTRAS } from './objective.ts';

/** Lays out groups of features one after another. */
function groups<N extends string>(sizes: Record<N, number>): { at: Record<N, number>; size: number; n: number } {
  const at = {} as Record<N, number>;
  let size = 0;
  for (const [name, each] of Object.entries(sizes) as [N, number][]) {
    at[name] = size;
    size += each;
  }
  return { at, size, n: Object.keys(sizes).length };
}

export const LEAD = groups({
  master: 18, // plain, trump or makes trump × unseen cards above it
  spot: 8, // only card of its suit, lowest, highest, between × trump
  below: 16, // unseen cards below it × length of its suit
  trumps: 14, // unseen trumps × trump; or, if it makes trump, its length
  voids: 8, // whether friends or others are known to be void in its suit × trumps are out
  chance: 12, // the chance that it would take a trick later × trump
  worth: 3, // its worth × nothing beats it
  out: 8, // unseen cards of its suit × nothing beats it
  extra: EXTRAS,
});

export const FOLLOW = groups({
  outcome: 33, // follows, ruffs or discards; loses, wins as last, wins for now × who is ahead
  order: 10, // rank among the seat's winners or losers; for a discard, in its suit
  chance: 18, // the chance that it would take a trick later × follows, ruffs, discards
  below: 12, // unseen cards below it × follows, ruffs, discards
  length: 9, // length of its suit, if it does not follow
  later: 20, // who plays after it × the card ahead is safe × wins for now
  worth: 5, // its worth × who gets it
  pot: 6, // worth of the trick × wins for now
  turns: 5, // whether it changes the key, × length
  extra: EXTRAS,
});

/** The most groups that apply to one card. */
export const GROUPS = Math.max(LEAD.n, FOLLOW.n);

const few = (n: number, most: number): number => (n < most ? n : most);
/** By number of cards: 0, 1, 2, 3, 4–5, more. A table, since a mispredicted branch costs more than a lookup. */
const SIXTHS = Uint8Array.from({ length: 16 }, (_, n) => (n < 4 ? n : n < 6 ? 4 : 5));
/** By number of cards: none, 1–2, 3–4, more. */
const FOURTHS = Uint8Array.from({ length: 16 }, (_, n) => (n === 0 ? 0 : n < 3 ? 1 : n < 5 ? 2 : 3));
/** 1 for any number above 0, else 0. */
const some = (n: number): number => -n >>> 31;

/** The position of a card in its holder's suit, by the ranks above and below it: alone, lowest, highest, between. */
const spotIn = (own: number, over: number, under: number): number => (some(own & under) << 1) | some(own & over);

/** Where the features of moves are written. */
export interface Ledger {
  /** The weights of all features. */
  readonly table: Float64Array;
  /** By index of the move: the sum of the weights of its features. */
  readonly sums: Float64Array;
  /** For training: the features themselves, `GROUPS` indexes of the table for each move. */
  readonly kept: Int32Array | null;
}

/** Describes the leads `moves[0…n−1]`, as indexes into the table from `base` on. */
export function describeLeads(
  ctx: CardContext,
  s: State,
  moves: Int32Array,
  n: number,
  base: number,
  { table, sums, kept }: Ledger,
): void {
  const { keys, key, unseen, mine, mineAt, up, estimator, othersVoid, friendsVoid, hasExtra } = ctx;
  const { as } = ctx.counted;
  const chance = estimator.step;
  const { at } = LEAD;
  const beyond = up ? ABOVE : BELOW;
  const short = up ? BELOW : ABOVE;
  const turning = keys.after.length > 0;
  const counting = keys.worth.length > 0;
  for (let i = 0; i < n; i++) {
    const card = moves[i];
    const counts = as[(key << 7) | card];
    const suit = counts >> 4;
    const rank = counts & 15;
    const own = mine[mineAt + suit];
    const hidden = unseen[suit];
    const above = COUNT_OF[hidden & beyond[rank]];
    const all = COUNT_OF[hidden];
    const length = COUNT_OF[own];
    const trump = turning ? keys.trump[keys.after[(((key << 3) | NONE) << 7) | card]] : ctx.trump;
    const makes = trump !== ctx.trump;
    const isTrump = suit === trump ? 1 : 0;
    const trumps = makes ? all : ctx.unseenTrumps;
    const voids = ((friendsVoid >> suit) & 1) * 2 + ((othersVoid >> suit) & 1);
    const masterAt = base + at.master + (makes ? 12 : isTrump * 6) + SIXTHS[above];
    const spotAt = base + at.spot + isTrump * 4 + spotIn(own, beyond[rank], short[rank]);
    const belowAt = base + at.below + few(all - above, 3) * 4 + few(length, 4) - 1;
    const trumpsAt = base + at.trumps + (makes ? 7 + few(length, 6) : isTrump * 4 + FOURTHS[trumps]);
    const voidsAt = base + at.voids + voids * 2 + some(trumps);
    const chanceAt = base + at.chance + isTrump * 6 + chance[counts];
    const worthAt = base + at.worth + (counting && keys.worth[(key << 7) | card] > 0 ? (above === 0 ? 2 : 1) : 0);
    const outAt = base + at.out + FOURTHS[all] * 2 + (1 - some(above));
    const extraAt = base + at.extra + (hasExtra ? ctx.objective.extra(s, ctx.seat, card, unseen) : 0);
    sums[i] =
      table[masterAt] +
      table[spotAt] +
      table[belowAt] +
      table[trumpsAt] +
      table[voidsAt] +
      table[chanceAt] +
      table[worthAt] +
      table[outAt] +
      table[extraAt];
    if (kept !== null)
      kept.set([masterAt, spotAt, belowAt, trumpsAt, voidsAt, chanceAt, worthAt, outAt, extraAt, 0], i * GROUPS);
  }
}

/** By index of the move: the strength of its card, and of the winning card once it is played. */
const strengths = new Int32Array(128);
const marks = new Int32Array(128);
/** Among the moves: the weakest and the strongest that win for now, the weakest and the strongest that do not. */
const ends = new Int32Array(4);
const [LOW_WIN, HIGH_WIN, LOW_LOSS, HIGH_LOSS] = [0, 1, 2, 3];
const MUCH = 1 << 20;

/** Computes these three arrays for the moves of a seat that follows. */
function measure(
  { rules, keys, key, led, best, laid, first }: CardContext,
  s: State,
  moves: Int32Array,
  n: number,
): void {
  const turning = keys.after.length > 0;
  const situation = ((key << 3) | led) << 7;
  ends[LOW_WIN] = ends[LOW_LOSS] = MUCH;
  ends[HIGH_WIN] = ends[HIGH_LOSS] = -1;
  for (let i = 0; i < n; i++) {
    const card = moves[i];
    const strength = rules.strengthOf(s, card);
    let mark = best;
    if (turning && keys.after[situation | card] !== key) {
      mark = 0; // the card changes the strength of the cards already in the trick
      for (let j = 0; j < laid; j++) mark = Math.max(mark, rules.strengthOf(s, s[first + j], card));
    }
    strengths[i] = strength;
    marks[i] = mark;
    if (strength === 0) continue;
    const side = strength > mark ? LOW_WIN : LOW_LOSS;
    if (strength < ends[side]) ends[side] = strength;
    if (strength > ends[side + 1]) ends[side + 1] = strength;
  }
}

/** Describes cards that follow a lead, as `describeLeads` does. */
export function describeFollows(
  ctx: CardContext,
  s: State,
  moves: Int32Array,
  n: number,
  base: number,
  { table, sums, kept }: Ledger,
): void {
  const { keys, key, led, unseen, mine, mineAt, up, estimator, later, ahead, hasExtra } = ctx;
  const { as } = ctx.counted;
  const { friends, rivals } = ctx.status;
  const chance = estimator.step;
  const { at } = FOLLOW;
  const beyond = up ? ABOVE : BELOW;
  const short = up ? BELOW : ABOVE;
  const turning = keys.after.length > 0;
  const counting = keys.worth.length > 0;
  const situation = ((key << 3) | led) << 7;
  measure(ctx, s, moves, n);
  const last = later === 0;
  const friendAhead = (friends >> ahead) & 1;
  const who = friendAhead ? 2 : (rivals >> ahead) & 1 ? 1 : 0;
  const after = (later & rivals ? 1 : 0) + (later & friends ? 2 : 0);
  const pot = ctx.pot > 1 ? 2 : ctx.pot;
  for (let i = 0; i < n; i++) {
    const card = moves[i];
    const counts = as[(key << 7) | card];
    const suit = counts >> 4;
    const rank = counts & 15;
    const own = mine[mineAt + suit];
    const hidden = unseen[suit];
    const above = COUNT_OF[hidden & beyond[rank]];
    const strength = strengths[i];
    const wins = strength > marks[i] ? 1 : 0;
    const kind = suit === led ? 0 : strength > 0 ? 1 : 2;
    let outcome = 10;
    if (kind === 0) outcome = wins === 0 ? 0 : last ? 1 : 2 + few(above, 3);
    else if (kind === 1) outcome = 6 + (wins === 0 ? 0 : last ? 1 : above === 0 ? 2 : 3);
    let order = 6 + spotIn(own, beyond[rank], short[rank]);
    if (wins === 1) order = strength === ends[LOW_WIN] ? 0 : strength === ends[HIGH_WIN] ? 1 : 2;
    else if (strength > 0) order = strength === ends[HIGH_LOSS] ? 3 : strength === ends[LOW_LOSS] ? 4 : 5;
    const worth = counting ? keys.worth[(key << 7) | card] : 0;
    const outcomeAt = base + at.outcome + who * 11 + outcome;
    const orderAt = base + at.order + order;
    const chanceAt = base + at.chance + kind * 6 + chance[counts];
    const belowAt = base + at.below + kind * 4 + few(COUNT_OF[hidden] - above, 3);
    const lengthAt = base + at.length + (kind === 0 ? 0 : few(COUNT_OF[own], 4) + (kind === 1 ? 4 : 0));
    const laterAt = base + at.later + (last ? 4 : after) * 4 + ctx.safe * 2 + wins;
    const worthAt = base + at.worth + (worth === 0 ? 0 : wins ? (last ? 1 : 2) : friendAhead ? 3 : 4);
    const potAt = base + at.pot + pot * 2 + wins;
    const turnsAt = base + at.turns + (turning && keys.after[situation | card] !== key ? few(COUNT_OF[own], 4) : 0);
    const extraAt = base + at.extra + (hasExtra ? ctx.objective.extra(s, ctx.seat, card, unseen) : 0);
    sums[i] =
      table[outcomeAt] +
      table[orderAt] +
      table[chanceAt] +
      table[belowAt] +
      table[lengthAt] +
      table[laterAt] +
      table[worthAt] +
      table[potAt] +
      table[turnsAt] +
      table[extraAt];
    if (kept !== null)
      kept.set(
        [outcomeAt, orderAt, chanceAt, belowAt, lengthAt, laterAt, worthAt, potAt, turnsAt, extraAt],
        i * GROUPS,
      );
  }
}
