/**
 * Imitation learning: the policy learns to choose like the simple bot, as a start for self-play. For a new game
 * the teacher is the general player; for a game that has a policy, that policy.
 */
import { simple } from '@followsuit/bots';
import { dealFrom, Random, viewOf } from '@followsuit/engine';
import { HAND, OVER, PHASE } from '@followsuit/engine/state';
import { Log } from './log.ts';
import { seatToAct } from './self-play.ts';
import type { TrainingVariant } from './training-variants.ts';

/** How often a move is random, so that the policy also sees positions that the teacher would not reach. */
const ASTRAY = 0.1;
const HANDS = 40;
/** Decisions with this many moves are not recorded: putting three cards away would crowd out everything else. */
const MANY = 120;

export class Imitation {
  readonly log = new Log(400_000, 2_500_000, 25_000_000);
  private readonly variants: readonly TrainingVariant[];
  private readonly random: Random;
  private readonly moves: Int32Array;
  private readonly chances: Float64Array;
  private next = 0;

  constructor(variants: readonly TrainingVariant[], seed: string) {
    this.variants = variants;
    this.moves = new Int32Array(Math.max(...variants.map(({ rules }) => rules.maxMoves)));
    this.chances = new Float64Array(this.moves.length);
    this.random = new Random(`${seed}/imitation`);
  }

  /** Records a hand of the teacher; false if there is no room left. */
  watch(): boolean {
    const { rules, policy, state } = this.variants[this.next];
    const { moves, random, log } = this;
    this.next = (this.next + 1) % this.variants.length;
    if (state[PHASE] === OVER || state[HAND] >= HANDS) state.set(rules.start());
    rules.deal(state, dealFrom(rules, state, random));
    while (state[PHASE] >= 0) {
      const seat = seatToAct(rules.actors(state));
      const n = rules.moves(state, seat, moves);
      let move = moves[0];
      if (n > 1) {
        move = simple.choose(viewOf(rules, state, seat), random);
        policy.describe(state, seat, moves, n);
        if (!log.hasRoom(n, policy.width)) return false;
        if (n < MANY || random.below(10) === 0)
          log.add(seat, policy.features, policy.width, this.chances, n, moves.indexOf(move));
        if (random.next() < ASTRAY * 0x1_0000_0000) move = moves[random.below(n)];
      }
      rules.apply(state, seat, move);
    }
    return true;
  }

  /** Adds the gradient of a number of random decisions; returns the mean chance given to the teacher's move. */
  run(decisions: number, table: Float64Array, gradient: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < decisions; i++) sum += this.log.imitate(this.random.below(this.log.size), table, gradient);
    return sum / decisions;
  }
}
