/**
 * Probes a deal: plays it again, in whole or from one of its choices, to find out what its cards and choices were worth. That
 * takes as long as many deals, so only some are probed.
 */
import { dealFromSeed, Random, type Rules, type State } from '@followsuit/engine';
import { DELTA, PHASE } from '@followsuit/engine/state';
import { type Chances, chancesOf, nextToAct } from './play-deal.ts';
import { playerOfLevel, type StatePlayer, samplingPlayer } from './state-players.ts';
import { NOT_PROBED, type Probed, type Trace, type TracedAct } from './trace.ts';

/** One deal in this many is probed for luck and for the weight of choices; one in this many is played by unequal players. */
export const PROBED_EVERY = 40;
export const UNEQUAL_EVERY = 5;
/** Choices with more acts than this are not probed: putting three cards away would take longer than all else. */
const MOST_CHOICES = 24;

/** What a choice was worth to its seat, and whether every alternative gives all sides the same score. */
interface Weighed {
  readonly weight: number;
  readonly isIdle: boolean;
}

export class Probe {
  private readonly rules: Rules;
  private readonly players: readonly StatePlayer[];
  private readonly varied: readonly StatePlayer[];
  private readonly weaker: StatePlayer;
  private readonly state: State;
  private readonly branch: State;

  /** `weaker` is the level below that of the players. */
  constructor(rules: Rules, players: readonly StatePlayer[], weaker: string) {
    this.rules = rules;
    this.players = players;
    const sampled = samplingPlayer(rules);
    this.varied = players.map(() => sampled);
    this.weaker = playerOfLevel(rules, weaker);
    this.state = rules.start();
    this.branch = rules.start();
  }

  /** Probes the deal that the trace has just recorded, if it is its turn. */
  run(trace: Trace, seed: string, i: number): void {
    const found = { ...NOT_PROBED, better: i % UNEQUAL_EVERY === 0 ? this.better(trace, seed, i) : null };
    trace.probed = i % PROBED_EVERY === 0 ? { ...found, ...this.deeply(trace, seed) } : found;
  }

  /** The share of the deal won by a side of the usual players when all others are weaker. */
  private better({ sign }: Trace, seed: string, i: number): number {
    const { sides, seats } = this.rules;
    const side = Math.floor(i / UNEQUAL_EVERY) % sides.length;
    const seating = Array.from({ length: seats }, (_, seat) =>
      sides[side].includes(seat) ? this.players[seat] : this.weaker,
    );
    const score = this.replay(seed, seating, `${seed}/better`).map((points) => sign * points);
    const best = Math.max(...score);
    return score[side] < best ? 0 : 1 / score.filter((points) => points === best).length;
  }

  private deeply(trace: Trace, seed: string): Partial<Probed> {
    const again = [1, 2].map((n) => this.unlike(seed, n));
    const random = new Random(`${seed}/probe`);
    const tricks = trace.hands[0].tricks;
    const trick = tricks === 0 ? -1 : random.below(tricks);
    const inTrick = trace.acts.flatMap((act, at) => (trick >= 0 && act.trick === trick ? [at] : []));
    const calls = trace.acts.flatMap((act, at) => (act.trick < 0 && isChoice(act) ? [at] : []));
    const weights = this.weights(trace, seed, inTrick);
    const call = calls.length === 0 ? null : this.weights(trace, seed, [calls[random.below(calls.length)]]);
    return {
      again: [again[0], again[1]],
      cards: weights.map(({ weight }) => weight),
      idle: trick < 0 ? null : weights.every(({ isIdle }) => isIdle),
      call: call === null ? null : (call[0]?.weight ?? null),
    };
  }

  /** How differently this deal and another one end, side by side: what a seat is worth on average is in both. */
  private unlike(seed: string, n: number): number[] {
    const [own, other] = [seed, `${seed}/other`].map((deal) =>
      centred(this.replay(deal, this.varied, `${deal}/again/${n}`)),
    );
    return own.map((points, side) => points - other[side]);
  }

  /** The weights of those of some choices that were choices. */
  private weights(trace: Trace, seed: string, at: readonly number[]): Weighed[] {
    const s = this.state;
    const found: Weighed[] = [];
    this.deal(s, seed);
    let done = 0;
    for (const choice of at) {
      for (; done < choice; done++) this.rules.apply(s, trace.acts[done].seat, trace.acts[done].move);
      const act = trace.acts[choice];
      if (isChoice(act)) found.push(this.weigh(s, act.seat, trace.sign, seed));
    }
    return found;
  }

  /** Plays every alternative to the end of the hand, the others playing on as usual. */
  private weigh(s: State, seat: number, sign: number, seed: string): Weighed {
    const { rules, branch } = this;
    const moves = new Int32Array(rules.maxMoves);
    const n = rules.moves(s, seat, moves);
    const side = rules.sides.findIndex((seats) => seats.includes(seat));
    let [best, sum] = [Number.NEGATIVE_INFINITY, 0];
    const scores = new Set<string>();
    for (let i = 0; i < n; i++) {
      branch.set(s);
      rules.apply(branch, seat, moves[i]);
      this.playOut(branch, this.players, chancesOf(rules.seats, `${seed}/branch`));
      const score = this.scoreOf(branch);
      scores.add(score.join());
      const result = sign * centred(score)[side];
      best = Math.max(best, result);
      sum += result;
    }
    return { weight: best - sum / n, isIdle: scores.size === 1 };
  }

  private deal(s: State, seed: string): void {
    s.set(this.rules.start());
    this.rules.deal(s, dealFromSeed(this.rules, s, seed));
  }

  private replay(seed: string, seating: readonly StatePlayer[], luck: string): number[] {
    this.deal(this.state, seed);
    this.playOut(this.state, seating, chancesOf(this.rules.seats, luck));
    return this.scoreOf(this.state);
  }

  private playOut(s: State, seating: readonly StatePlayer[], chances: Chances): void {
    const { rules } = this;
    while (s[PHASE] >= 0) {
      const seat = nextToAct(rules, s, chances);
      rules.apply(s, seat, seating[seat].choose(s, seat, chances.seats[seat]));
    }
  }

  private scoreOf(s: State): number[] {
    return [...s.subarray(DELTA, DELTA + this.rules.sides.length)];
  }
}

const isChoice = ({ choices }: TracedAct): boolean => choices > 1 && choices <= MOST_CHOICES;

/** Points minus their mean: what one side gains, another loses. */
function centred(points: readonly number[]): number[] {
  const mean = points.reduce((sum, each) => sum + each, 0) / points.length;
  return points.map((each) => each - mean);
}
