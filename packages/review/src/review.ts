/** Reviews a finished game, moment by moment. Moments do not depend on each other: any range can be reviewed anywhere. */
import { mixed, type Reference, referenceFor } from '@followsuit/bots';
import { type Line, Random, type State } from '@followsuit/engine';
import { DEPTHS, type Depth, type DepthName } from './depth.ts';
import { LUCK } from './grades.ts';
import { Judge } from './judge.ts';
import { applyMoment, type FinishedGame, type Moment, moveOf } from './moments.ts';
import { movedOn } from './next-deals.ts';
import type { DecisionVerdict } from './verdict.ts';

/** What the reviewed player could not see: how the candidates would have done with all cards open. */
export interface OpenCards {
  /** The chance after each candidate, in the order of the verdict, as the cards really lay. */
  readonly chances: readonly number[];
}

/** A reviewed moment. */
export interface MomentReview {
  /** Its place among the moments of the game. */
  readonly moment: number;
  /** The value of the true state after it, for each measure and seat. */
  readonly values: readonly number[];
  /** Null for chance, and where there was nothing to decide. */
  readonly verdict: DecisionVerdict | null;
  readonly open: OpenCards | null;
  /** At a deal after the first one: the value before it, as `Reviewer.prior` finds it. */
  readonly prior?: readonly number[];
}

export interface ReviewSettings {
  readonly depth: DepthName | Depth;
  /** The same seed gives the same review. */
  readonly seed: string;
}

/** Whether a game can be reviewed: trick games can, others need a reference of their own. */
export const isReviewable = ({ rules }: FinishedGame): boolean => referenceFor(rules) !== null;

/** Deals for the value before the first one, and before each later one, in times the playouts of a state. */
const FIRST_DEALS = 32;
const LATER_DEALS = 16;

export class Reviewer {
  private readonly game: FinishedGame;
  private readonly seed: string;
  private readonly reference: Reference;
  private readonly judge: Judge;
  private readonly playouts: number;
  private readonly trial: State;
  private readonly out: Float64Array;
  private begin: readonly number[] | null = null;

  constructor(game: FinishedGame, { depth, seed }: ReviewSettings) {
    const reference = referenceFor(game.rules);
    if (reference === null) throw new Error(`${game.rules.game.id} has no reference play to review with`);
    const { cost = 1 } = reference;
    this.game = game;
    this.seed = seed;
    this.reference = reference;
    const chosen = typeof depth === 'string' ? DEPTHS[depth] : depth;
    this.judge = new Judge(game.rules, reference, chosen);
    this.playouts = Math.max(4, Math.round(chosen.playouts / cost));
    this.trial = game.rules.start();
    this.out = new Float64Array(reference.size);
  }

  /**
   * The value of the game before its first moment: the mean over deals that might have come, so that the luck of the deal
   * is zero on average. A value model may be off by more than a percent, depending on who deals.
   */
  prior(): readonly number[] {
    this.begin ??= this.beforeTheFirst();
    return this.begin;
  }

  private beforeTheFirst(): number[] {
    const start = this.game.rules.start();
    const [first] = this.game.moments;
    if (!this.reference.isSettled(start)) return this.valueOf(start, 0, this.luckOf(first));
    return this.beforeTheDeal(start, first, FIRST_DEALS);
  }

  /** The value before a deal, over so many playouts of deals that might have come. */
  private beforeTheDeal(s: State, moment: Moment, times: number): number[] {
    const { rules } = this.game;
    const { seats } = rules;
    const luck = this.luckOf(moment);
    let drawn: Line = {};
    return this.mean(seats * Math.ceil((times * this.playouts) / seats), (k) => {
      const draw = (n: number): Line => rules.draw(s, new Random(`${this.seed}/deal/${moment.hand}/${n}`));
      if (k % seats === 0) drawn = draw(k);
      this.trial.set(s);
      rules.take(this.trial, movedOn(drawn, k % seats) ?? draw(k));
      this.reference.playOut(this.trial, 0, mixed(luck, k, 2), this.out);
    });
  }

  /**
   * Reviews the moments from `first` up to, not including, `last`, one at a time.
   *
   * @example for (const reviewed of reviewer.run(0, game.moments.length)) show(reviewed);
   */
  *run(first: number, last: number): Generator<MomentReview, void, undefined> {
    const { rules, moments } = this.game;
    const s = rules.start();
    for (let i = 0; i < first; i++) applyMoment(this.game, moments[i], s);
    let before: readonly number[] | null = null;
    for (let i = first; i < last; i++) {
      before ??= this.valueAt(i, s);
      const reviewed = this.review(i, s, before);
      before = reviewed.values;
      yield reviewed;
    }
  }

  /** Reviews the moment `i`, and applies it to the state before it. */
  private review(i: number, s: State, before: readonly number[]): MomentReview {
    const moment = this.game.moments[i];
    const luck = this.luckOf(moment);
    const verdict = this.verdictOn(i, s);
    const state = verdict === null ? null : s.slice();
    const prior =
      i > 0 && moment.seat < 0 && this.reference.isSettled(s) ? this.beforeTheDeal(s, moment, LATER_DEALS) : null;
    applyMoment(this.game, moment, s);
    const values = this.valueOf(s, moment.seat < 0 ? moment.acts : moment.acts + 1, luck);
    const open = verdict === null || state === null ? null : this.openCards(state, moment, verdict, values, before);
    return { moment: i, values, verdict, open, ...(prior !== null && { prior }) };
  }

  /** The verdict on the act of a moment; null for chance. It depends on the mover's view of the state alone. */
  verdictOn(i: number, s: State): DecisionVerdict | null {
    const { rules, lines, moments } = this.game;
    const moment = moments[i];
    if (moment.seat < 0) return null;
    const move = moveOf(rules, s, moment.seat, lines[moment.line]);
    const random = new Random(`${this.seed}/worlds/${moment.hand}/${moment.acts}`);
    return this.judge.verdict(rules.view(s, moment.seat), move, moment.acts, this.luckOf(moment), random);
  }

  /** All playouts of a hand share their luck. */
  private luckOf({ hand }: Moment): number {
    return new Random(`${this.seed}/luck/${hand}`).next();
  }

  /** The value of the true state before a moment. */
  valueAt(i: number, s: State): readonly number[] {
    const { moments } = this.game;
    return i === 0 ? this.prior() : this.valueOf(s, moments[i].acts, this.luckOf(moments[i - 1]));
  }

  /** The value of a state: the mean result of playouts. */
  private valueOf(s: State, acts: number, luck: number): number[] {
    const { reference, trial, out } = this;
    if (reference.isSettled(s)) {
      reference.settled(s, out);
      return [...out];
    }
    return this.mean(this.playouts, (k) => {
      trial.set(s);
      reference.playOut(trial, acts, mixed(luck, k, 2), out);
    });
  }

  /** The mean result of `count` playouts, each of which leaves its own in `out`. */
  private mean(count: number, play: (k: number) => void): number[] {
    const values = new Array<number>(this.reference.size).fill(0);
    for (let k = 0; k < count; k++) {
      play(k);
      for (let j = 0; j < values.length; j++) values[j] += this.out[j] / count;
    }
    return values;
  }

  /** What the candidates would have been worth with open cards, where it tells something. */
  private openCards(
    s: State,
    moment: Moment,
    { candidates, played, grade, effect }: DecisionVerdict,
    values: readonly number[],
    before: readonly number[],
  ): OpenCards | null {
    const { rules } = this.game;
    const { seat } = moment;
    if (grade === 'good' && Math.abs(values[seat] - before[seat] - effect[seat]) < LUCK) return null;
    const after = rules.start();
    const chances = candidates.map(({ act }, i) => {
      if (i === played) return values[seat];
      after.set(s);
      rules.apply(after, seat, moveOf(rules, s, seat, act));
      return this.valueOf(after, moment.acts + 1, this.luckOf(moment))[seat];
    });
    return { chances };
  }
}
