/**
 * Learning by self-play: the policy plays each deal several times; moves with which a seat did better than in the other
 * plays of the same deal become likelier (REINFORCE; the other plays are the baseline).
 */
import type { HandReward } from '@followsuit/bots';
import { dealFrom, Random, type State } from '@followsuit/engine';
import { HAND, OVER, PHASE } from '@followsuit/engine/state';
import { handReward } from './hand-reward.ts';
import { Log } from './log.ts';
import type { TrainingVariant } from './variants.ts';

/** How often each deal is played. */
const PLAYS = 4;
/** Hands after which a game restarts. */
const HANDS = 40;
/** The entropy bonus, which keeps the policy from becoming too sure of itself. */
const SPREAD = 0.004;

export class SelfPlay {
  private readonly variants: readonly TrainingVariant[];
  private readonly worths: readonly HandReward[];
  private readonly random: Random;
  private readonly logs = Array.from({ length: PLAYS }, () => new Log(400, 20_000, 300_000));
  private readonly results = Array.from({ length: PLAYS }, () => new Float64Array(8));
  private readonly worth = new Float64Array(8);
  private readonly moves: Int32Array;
  private readonly chances: Float64Array;
  /** A running mean of the squared advantage, by variant, so that all games learn at the same pace. */
  private readonly squares: Float64Array;
  private next = 0;

  constructor(variants: readonly TrainingVariant[], seed: string) {
    this.variants = variants;
    this.moves = new Int32Array(Math.max(...variants.map(({ rules }) => rules.maxMoves)));
    this.chances = new Float64Array(this.moves.length);
    this.worths = variants.map(({ rules }) => handReward(rules));
    this.random = new Random(`${seed}/self-play`);
    this.squares = new Float64Array(variants.length);
  }

  /** Plays this many deals and adds to the gradient (by index of the policy's table). */
  run(deals: number, gradient: Float64Array): void {
    for (let i = 0; i < deals; i++) {
      this.playDeal(this.next, gradient);
      this.next = (this.next + 1) % this.variants.length;
    }
  }

  private playDeal(which: number, gradient: Float64Array): void {
    const { rules, state, copy } = this.variants[which];
    if (state[PHASE] === OVER || state[HAND] >= HANDS) state.set(rules.start());
    rules.deal(state, dealFrom(rules, state, this.random));
    for (let play = 0; play < PLAYS; play++) {
      copy.set(state);
      this.playHand(this.variants[which], copy, this.logs[play]);
      this.worths[which].of(copy, this.results[play]);
    }
    state.set(copy);
    this.learn(which, rules.seats, gradient);
  }

  private learn(which: number, seats: number, gradient: Float64Array): void {
    const { worth, results } = this;
    let square = 0;
    for (let seat = 0; seat < seats; seat++) {
      let mean = 0;
      for (let play = 0; play < PLAYS; play++) mean += results[play][seat] / PLAYS;
      for (let play = 0; play < PLAYS; play++) {
        results[play][seat] = ((results[play][seat] - mean) * PLAYS) / (PLAYS - 1);
        square += results[play][seat] ** 2 / (PLAYS * seats);
      }
    }
    const known = this.squares[which];
    this.squares[which] = known === 0 ? square : known + 0.01 * (square - known);
    if (this.squares[which] === 0) return;
    const scale = 1 / Math.sqrt(this.squares[which]);
    for (let play = 0; play < PLAYS; play++) {
      for (let seat = 0; seat < seats; seat++) worth[seat] = results[play][seat] * scale;
      this.logs[play].reward(worth, SPREAD, gradient);
    }
  }

  /** Plays a hand to its end with the policy, and logs its decisions. */
  private playHand({ rules, policy }: TrainingVariant, s: State, log: Log): void {
    const { moves, chances, random } = this;
    log.clear();
    while (s[PHASE] >= 0) {
      const seat = seatToAct(rules.actors(s));
      const n = rules.moves(s, seat, moves);
      let taken = 0;
      if (n > 1) {
        policy.weigh(s, seat, moves, n, chances);
        taken = drawn(chances, n, random.next() / 0x1_0000_0000);
        if (log.hasRoom(n, policy.width)) log.add(seat, policy.features, policy.width, chances, n, taken);
      }
      rules.apply(s, seat, moves[taken]);
    }
  }
}

/** The first of the seats that may act: the order matters only if several open a hand at once. */
export const seatToAct = (actors: number): number => 31 - Math.clz32(actors & -actors);

/** The index of the chance that a number from 0 to 1 falls on. */
export function drawn(chances: Float64Array, n: number, at: number): number {
  let rest = at;
  for (let i = 0; i < n - 1; i++) {
    rest -= chances[i];
    if (rest < 0) return i;
  }
  return n - 1;
}
