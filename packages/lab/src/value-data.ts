/** Positions between hands with their outcomes, for fitting and judging a value model. */
import { type Bot, handsInAll, knowledgeOf, playHand, random as randomBot } from '@followsuit/bots';
import { Random, type Rules, type State } from '@followsuit/engine';
import { DEALER, DEALING, HAND, OVER, PHASE, TOTAL, WINNERS } from '@followsuit/engine/state';
import { type HandPool, LONGEST_GAME } from './hand-pool.ts';

export interface ScoredPosition {
  readonly rules: Rules;
  readonly state: State;
  /** The share of the games from here that each side won. */
  readonly shares: Float64Array;
}

/** Adds a finished game to the shares of its sides. */
function addShare(rules: Rules, winners: number, weight: number, shares: Float64Array): void {
  const { sides } = rules.design;
  const won = sides.filter((seats) => (winners >> seats[0]) & 1).length;
  sides.forEach((seats, side) => {
    if ((winners >> seats[0]) & 1) shares[side] += weight / won;
  });
}

/** A position of a game assembled from the pool: every hand of the game is equally likely to be next. */
function fromPool(rules: Rules, pool: HandPool, random: Random): State {
  const s = rules.start();
  const waiting: State[] = [];
  while (s[PHASE] === DEALING && s[HAND] < LONGEST_GAME) {
    waiting.push(s.slice());
    pool.next(rules, s, random);
  }
  return waiting[random.below(waiting.length)];
}

/** Perturbs the scores of a position, so that the data also covers rare ones. */
function disturb(rules: Rules, spread: number, s: State, random: Random): void {
  const target = handsInAll(rules) > 0 ? Number.POSITIVE_INFINITY : Number(rules.options.target);
  const oddFields = knowledgeOf(rules.game).fitting?.disturb;
  if (s[HAND] === 0) s[HAND] = 1;
  s[DEALER] = random.below(rules.seats);
  const size = spread * Math.sqrt(s[HAND]);
  for (let side = 0; side < rules.design.sides.length; side++) {
    s[TOTAL + side] = Math.min(s[TOTAL + side] + Math.round(normal(random) * size), target - 1);
    oddFields?.(rules, s, side, random);
  }
}

/** An approximately normal random number: the sum of twelve uniform ones. */
function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.next() / 4294967296;
  return sum;
}

/** Positions of games assembled from a pool, every other one with perturbed scores, each played to the end several times. */
export function pooledPositions(
  tables: readonly Rules[],
  pool: HandPool,
  spread: number,
  count: number,
  games: number,
  seed: string,
): ScoredPosition[] {
  const random = new Random(`${seed}/positions`);
  const positions: ScoredPosition[] = [];
  const s = tables[0].start();
  for (let n = 0; positions.length < count; n++) {
    const rules = tables[n % tables.length];
    const state = fromPool(rules, pool, random);
    if (random.below(2) === 0) disturb(rules, spread, state, random);
    const shares = new Float64Array(rules.design.sides.length);
    let finished = true;
    for (let game = 0; game < games && finished; game++) {
      s.set(state);
      finished = pool.finish(rules, s, random);
      addShare(rules, s[WINNERS], 1 / games, shares);
    }
    if (finished) positions.push({ rules, state, shares });
    else if (n > 2 * count) break;
  }
  return positions;
}

/** How a whole game begins. */
export type StartState = (rules: Rules, random: Random) => State;

export const fromTheStart: StartState = (rules) => rules.start();

/** Every other game begins with perturbed scores. */
export const withOddScores =
  (pool: HandPool, spread: number): StartState =>
  (rules, random) => {
    if (random.below(2) === 0) return rules.start();
    const s = fromPool(rules, pool, random);
    disturb(rules, spread, s, random);
    return s;
  };

/** Every other game begins with some hands in which some seats play at random, for unusual boards and sheets. */
export const withOddBoards =
  (bot: Bot): StartState =>
  (rules, random) => {
    const s = rules.start();
    if (random.below(2) === 0) return s;
    const bots = Array.from({ length: rules.seats }, () => (random.below(3) === 0 ? randomBot : bot));
    const waiting: State[] = [];
    while (s[PHASE] === DEALING && s[HAND] < LONGEST_GAME) {
      waiting.push(s.slice());
      playHand(rules, s, bots, random);
    }
    return waiting[random.below(waiting.length)];
  };

/** All positions of whole games; games that do not end are left out. */
export function playedPositions(
  tables: readonly Rules[],
  bot: Bot,
  games: number,
  begin: StartState,
  seed: string,
): ScoredPosition[] {
  const positions: ScoredPosition[] = [];
  for (let game = 0; game < games; game++) {
    const random = new Random(`${seed}/game/${game}`);
    const rules = tables[game % tables.length];
    const bots = Array.from({ length: rules.seats }, () => bot);
    const shares = new Float64Array(rules.design.sides.length);
    const s = begin(rules, random);
    const waiting: ScoredPosition[] = [];
    while (s[PHASE] === DEALING && s[HAND] < LONGEST_GAME) {
      waiting.push({ rules, state: s.slice(), shares });
      playHand(rules, s, bots, random);
    }
    if (s[PHASE] !== OVER) continue;
    addShare(rules, s[WINNERS], 1, shares);
    positions.push(...waiting);
  }
  return positions;
}
