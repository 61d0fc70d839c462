/** What happened in a deal or a game: everything that metrics read. One trace is reused for all deals. */
import { type Line, madeBidByResult, type Rules, type State } from '@followsuit/engine';
import { DELTA, OVER, PHASE, TOTAL, TRICK, TURN } from '@followsuit/engine/state';
import { ActKinds } from './act-kinds.ts';

/** A single hand, from a fresh game, or a whole game. */
export type Unit = 'deals' | 'games';

/** One act: enough to do it again. */
export interface TracedAct {
  readonly seat: number;
  readonly move: number;
  /** The number of legal moves. */
  readonly choices: number;
  /** The number of finished tricks before it in its hand; −1 outside the tricks. */
  readonly trick: number;
}

/** How one hand ended. */
export interface TracedHand {
  /** The seat that acted first, if the hand began with choices made one after another; else −1. */
  readonly first: number;
  /** The score of each side. */
  readonly delta: readonly number[];
  readonly tricks: number;
  /** The number bid by who plays for a bid, or the mean of their bids if there are several; null if there is none. */
  readonly bid: number | null;
  /** Bids or contracts that seats played for, and those of them that were made. */
  readonly bids: number;
  readonly made: number;
}

/** What a probe found out with further plays of the same deal: see probe.ts. */
export interface Probed {
  /** Two plays by players who vary: the scores of each side minus their mean, less those in another deal. */
  readonly again: readonly [readonly number[], readonly number[]] | null;
  /** The share of the deal won by the one better player. */
  readonly better: number | null;
  /** For the choices of a trick, and for one other choice: the best result minus the mean of all. */
  readonly cards: readonly number[] | null;
  readonly call: number | null;
  /** Whether no other card of the trick would have changed anybody's score. */
  readonly idle: boolean | null;
}

export const NOT_PROBED: Probed = { again: null, better: null, cards: null, call: null, idle: null };

export class Trace {
  readonly rules: Rules;
  readonly unit: Unit;
  readonly kinds: ActKinds;
  /** 1 if high totals win, −1 if low ones do. */
  readonly sign: number;
  acts: TracedAct[] = [];
  hands: TracedHand[] = [];
  /** The points of each side, larger being better, after each trick of a deal or each hand of a game. */
  standings: number[][] = [];
  /** Per side: the score of the deal or the total of the game, and the share of the victory. */
  score: readonly number[] = [];
  share: readonly number[] = [];
  finished = true;
  probed: Probed = NOT_PROBED;
  /**
   * By index of the kinds: how often it was offered, and chosen; how often by a seat that then played for a bid or contract (of
   * several numbers bid by a seat only the last counts), and how often that was made.
   */
  readonly offered: number[] = [];
  readonly chosen: number[] = [];
  readonly played: number[] = [];
  readonly made: number[] = [];
  private readonly stamps: number[] = [];
  private stamp = 0;
  private readonly scratch: State;
  private first = -1;
  /** What each seat has said in this hand: the kinds of its acts, and its last number. */
  private said: { readonly seat: number; readonly index: number; readonly bid: number | null }[] = [];
  private lines: Line[] = [];
  private tricks = 0;

  constructor(rules: Rules, unit: Unit) {
    this.rules = rules;
    this.unit = unit;
    this.kinds = new ActKinds(rules);
    this.sign = rules.wins === 'low' ? -1 : 1;
    this.scratch = rules.start();
  }

  clear(): void {
    this.acts = [];
    this.hands = [];
    this.standings = [];
    this.offered.fill(0);
    this.chosen.fill(0);
    this.played.fill(0);
    this.made.fill(0);
    this.finished = true;
    this.probed = NOT_PROBED;
  }

  /** A hand begins. */
  dealt(s: State): void {
    this.first = s[TURN] >= 0 && s[PHASE] !== this.rules.tricks ? s[TURN] : -1;
    this.said = [];
    this.lines = [];
    this.tricks = 0;
  }

  /** A seat is about to do one of `n` moves. */
  chooses(s: State, seat: number, move: number, moves: Int32Array, n: number): void {
    const phase = s[PHASE];
    const inTricks = phase === this.rules.tricks;
    this.acts.push({ seat, move, choices: n, trick: inTricks ? s[TRICK] : -1 });
    if (inTricks) return;
    this.stamp++;
    for (let i = 0; i < n; i++) {
      const { index } = this.kinds.of(s, phase, moves[i]);
      if (this.stamps[index] === this.stamp) continue;
      this.stamps[index] = this.stamp;
      this.offered[index] = (this.offered[index] ?? 0) + 1;
    }
    const { index, bid } = this.kinds.of(s, phase, move);
    this.chosen[index] = (this.chosen[index] ?? 0) + 1;
    this.said.push({ seat, index, bid });
    this.lines.push({ ev: 'act', seat, ...this.rules.act(s, move) });
  }

  /** A trick was completed, and the hand goes on. */
  trickTaken(s: State): void {
    this.tricks++;
    if (this.unit === 'games') return;
    const { scratch, rules } = this;
    scratch.set(s);
    rules.design.score(scratch);
    this.stand(scratch, DELTA);
  }

  /** A hand was scored; `tricks` counts its last one too. */
  scored(s: State, endedByTrick: boolean): void {
    const { rules } = this;
    const { sides } = rules;
    if (endedByTrick) this.tricks++;
    const score: Line = { ev: 'score', ...rules.design.tell?.score?.(s) };
    const judge = rules.game.madeBid ?? madeBidByResult;
    let bids = 0;
    let made = 0;
    const numbers: number[] = [];
    for (let seat = 0; seat < rules.seats; seat++) {
      const result = judge({ sides, acts: this.lines, score }, seat);
      if (result === null) continue;
      bids++;
      if (result) made++;
      const bid = this.judged(seat, result);
      if (bid !== null) numbers.push(bid);
    }
    const bid = numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
    const delta = [...s.subarray(DELTA, DELTA + sides.length)];
    this.hands.push({ first: this.first, delta, tricks: this.tricks, bid, bids, made });
    this.stand(s, this.unit === 'games' ? TOTAL : DELTA);
  }

  /** Counts what a seat had said as played for, and made or missed. Returns its last number. */
  private judged(seat: number, isMade: boolean): number | null {
    const own = this.said.filter((each) => each.seat === seat);
    const last = own.findLast(({ bid }) => bid !== null);
    for (const index of new Set(own.filter((each) => each.bid === null || each === last).map((each) => each.index))) {
      this.played[index] = (this.played[index] ?? 0) + 1;
      if (isMade) this.made[index] = (this.made[index] ?? 0) + 1;
    }
    return last?.bid ?? null;
  }

  /** The deal or game is over, or was given up. */
  ended(s: State): void {
    const { rules, unit, sign } = this;
    const sides = rules.sides.length;
    const at = unit === 'games' ? TOTAL : DELTA;
    this.score = [...s.subarray(at, at + sides)];
    this.finished = unit === 'deals' || s[PHASE] === OVER;
    const best = Math.max(...this.score.map((points) => sign * points));
    const set = rules.winners(s);
    const hasWon = (side: number): boolean =>
      unit === 'games' ? rules.sides[side].some((seat) => (set >> seat) & 1) : sign * this.score[side] === best;
    const won = Array.from({ length: sides }, (_, side) => (hasWon(side) ? 1 : 0));
    const winners = won.reduce<number>((sum, n) => sum + n, 0);
    this.share = won.map((n) => (winners === 0 ? 0 : n / winners));
  }

  private stand(s: State, at: number): void {
    const points: number[] = [];
    for (let side = 0; side < this.rules.sides.length; side++) points.push(this.sign * s[at + side]);
    this.standings.push(points);
  }
}
