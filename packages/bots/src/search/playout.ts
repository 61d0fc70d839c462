/** Playouts: plays a hand to its end, at random or by a policy that sees only the mover's own cards. */
import type { Random, Rules, State } from '@followsuit/engine';
import { PHASE, PLAYS, TURN } from '@followsuit/engine/state';
import type { ExactPlayout } from '../endings/exact-playout.ts';
import type { Policy } from '../policy/policy.ts';

/** A small generator, which makes choosing a card almost free. */
export function nextRandom(x: number): number {
  let next = x ^ (x << 13);
  next ^= next >>> 17;
  return next ^ (next << 5);
}

/** The most moves of any phase, and a bound above every move's number. */
export const movesOf = ({ design }: Rules): number =>
  design.phases.reduce(
    (most, phase) => Math.max(most, 'ways' in phase ? phase.ways.reduce((sum, { size }) => sum + size, 0) : 0),
    128,
  );

export class Playouts {
  private readonly rules: Rules;
  private readonly policy: Policy | null;
  private readonly moves: Int32Array;
  private readonly weights: Float64Array;
  /** How many cards the policy plays; after that, play is random. */
  private readonly plays: number;
  /** Plays the last cards; null: the policy does. */
  private readonly ending: ExactPlayout | null;
  private x = 1;

  /** Without a policy, all moves are equally likely. */
  constructor(rules: Rules, policy: Policy | null, plays: number, ending: ExactPlayout | null) {
    this.rules = rules;
    this.policy = policy;
    this.plays = plays;
    this.ending = ending;
    this.moves = new Int32Array(movesOf(rules));
    this.weights = new Float64Array(this.moves.length);
  }

  /** Seeds the random numbers from a generator. */
  seed(random: Random): void {
    this.x = random.next() | 1;
  }

  /** The state of the random numbers. Setting it back repeats the same playout in the same world. */
  get luck(): number {
    return this.x;
  }
  set luck(x: number) {
    this.x = x;
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    this.x = nextRandom(this.x);
    return (this.x >>> 0) % n;
  }

  /** The seat to act: if several may, a random one if their moves are open, else the first. */
  mover(s: State): number {
    if (s[TURN] >= 0) return s[TURN];
    let set = this.rules.actors(s);
    if (this.rules.design.phases[s[PHASE]].open === true && (set & (set - 1)) !== 0) {
      let seats = 0;
      for (let rest = set; rest !== 0; rest &= rest - 1) seats++;
      for (let skip = this.below(seats); skip > 0; skip--) set &= set - 1;
    }
    return 31 - Math.clz32(set & -set);
  }

  /** Plays until the hand is scored. */
  run(s: State): void {
    if (this.policy !== null) this.byPolicy(s);
    else this.atRandom(s);
  }

  private atRandom(s: State): void {
    const { rules, moves } = this;
    while (s[PHASE] >= 0) {
      if (s[PHASE] === rules.tricks) this.cardsAtRandom(s);
      else {
        const seat = this.mover(s);
        const n = rules.moves(s, seat, moves);
        rules.apply(s, seat, moves[this.below(n)]);
      }
    }
  }

  private cardsAtRandom(s: State): void {
    const { rules, moves } = this;
    let x = this.x;
    do {
      const n = rules.cards(s, s[TURN], moves);
      x = nextRandom(x);
      rules.play(s, moves[(x >>> 0) % n], null);
    } while (s[PHASE] === rules.tricks);
    this.x = x;
  }

  private byPolicy(s: State): void {
    const { ending, rules, moves } = this;
    const end = s[PLAYS] + this.plays;
    while (s[PHASE] >= 0) {
      if (s[PLAYS] >= end) {
        this.atRandom(s);
        return;
      }
      if (s[PHASE] !== rules.tricks) {
        const seat = this.mover(s);
        const n = rules.moves(s, seat, moves);
        rules.apply(s, seat, n === 1 ? moves[0] : moves[this.pick(s, seat, moves, n)]);
      } else if (ending?.isNear(s)) ending.play(s);
      else {
        const seat = s[TURN];
        const n = rules.cards(s, seat, moves);
        rules.play(s, n === 1 ? moves[0] : moves[this.pick(s, seat, moves, n)], null);
      }
    }
  }

  /** The index of one of a seat's moves, drawn from the policy. */
  pick(s: State, seat: number, moves: Int32Array, n: number): number {
    if (this.policy === null) return this.below(n);
    this.policy.weigh(s, seat, moves, n, this.weights);
    this.x = nextRandom(this.x);
    let left = (this.x >>> 0) / 4294967296;
    for (let i = 0; i < n - 1; i++) {
      left -= this.weights[i];
      if (left < 0) return i;
    }
    return n - 1;
  }
}
