/** The standings after a hand and over the whole game, for bars, podiums and charts; and the best moment of a seat. */
import type { KernelView } from '@followsuit/engine';
import { numbers, type ScoredHand, scoredHands, sideOf } from './read.ts';
import type { Scene } from './scene.ts';

type AnyScene = Scene<KernelView>;

/** A side after a hand. */
export interface SideStanding {
  readonly side: number;
  /** Its points before the hand, those of the hand, and their sum. */
  readonly before: number;
  readonly delta: number;
  readonly total: number;
}

/** The range of totals that bars and charts show: from 0 or the lowest total to the target or the highest total. */
export interface TotalScale {
  readonly low: number;
  readonly high: number;
  /** The total that ends the game; null if the number of hands does. */
  readonly target: number | null;
}

/** Every side after a hand. @example standingsAfter(scene, lastScored(scene)!)[0].total */
export const standingsAfter = ({ sides }: AnyScene, { score }: ScoredHand): SideStanding[] =>
  sides.map((_, side) => {
    const [delta, total] = [numbers(score, 'delta')[side], numbers(score, 'total')[side]];
    return { side, before: total - delta, delta, total };
  });

/** The total that ends the game, or null: some games end after a number of hands. */
export function targetOf(scene: AnyScene): number | null {
  const { presenter, options } = scene;
  if (typeof presenter.hands?.(scene) === 'number') return null;
  const target = presenter.sheet?.(scene).target ?? options.target;
  return typeof target === 'number' ? target : null;
}

/** Each side's totals: before the first hand and after every hand. @example totalsOver(scene)[0].at(-1) */
export function totalsOver(scene: AnyScene): number[][] {
  const hands = scoredHands(scene);
  return scene.sides.map((_, side) => {
    const totals = hands.map(({ score }) => numbers(score, 'total')[side]);
    return hands.length === 0 ? [] : [totals[0] - numbers(hands[0].score, 'delta')[side], ...totals];
  });
}

/** The range of all totals so far, with 0 and the target. */
export function scaleOf(scene: AnyScene): TotalScale {
  const target = targetOf(scene);
  const all = [0, ...(target === null ? [] : [target]), ...totalsOver(scene).flat()];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  // A few points more or less do not fill a bar.
  const least = low + (target === null ? 10 : 1);
  return { low, high: Math.max(high, least), target };
}

/** Round numbers for the lines of a chart, at most six. @example ticksOf({ low: 0, high: 42, target: 40 }) // [0, 10, 20, 30, 40] */
export function ticksOf({ low, high }: TotalScale): number[] {
  const step = STEPS.find((each) => (high - low) / each <= 5) ?? STEPS[STEPS.length - 1];
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** A place on the podium: sides with equal totals share it, unless the game has named one winner. */
export interface PodiumPlace {
  readonly place: number;
  readonly sides: readonly number[];
  readonly total: number;
}

/** The places in order; those who won are first, whatever broke the tie. */
export function placesOf(scene: AnyScene, totals: readonly number[], winners: readonly number[]): PodiumPlace[] {
  const { sides, game } = scene;
  const worth = (side: number): number => (game.wins === 'low' ? -totals[side] : totals[side]);
  const won = new Set(winners.map((seat) => sideOf(scene, seat)));
  const order = sides
    .map((_, side) => side)
    .sort((a, b) => Number(won.has(b)) - Number(won.has(a)) || worth(b) - worth(a));
  const places: { place: number; sides: number[]; total: number }[] = [];
  for (const [i, side] of order.entries()) {
    const last = places.at(-1);
    const shares = last?.total === totals[side] && won.has(last.sides[0]) === won.has(side);
    if (last && shares) last.sides.push(side);
    else places.push({ place: i + 1, sides: [side], total: totals[side] });
  }
  return places;
}

/** The best hand of a seat: the one in which its side gained most on the others. */
export interface BestMoment {
  readonly hand: ScoredHand;
  readonly delta: number;
  /** How many points more than the others got on average; positive also where the lowest total wins. */
  readonly ahead: number;
  /** Whether the seat made the highest bid of the hand. */
  readonly isBidder: boolean;
}

/** The best moment of the viewing seat; null for spectators and for who never gained on the others. */
export function bestMoment(scene: AnyScene): BestMoment | null {
  const { seat, sides, game } = scene;
  const side = sideOf(scene, seat);
  if (side < 0 || sides.length < 2) return null;
  const moments = scoredHands(scene).map((hand): BestMoment => {
    const delta = numbers(hand.score, 'delta');
    const others = delta.filter((_, i) => i !== side);
    const gain = delta[side] - others.reduce((sum, n) => sum + n, 0) / others.length;
    const { bidder, leader, declarer } = hand.score;
    return {
      hand,
      delta: delta[side],
      ahead: game.wins === 'low' ? -gain : gain,
      isBidder: [bidder, leader, declarer].includes(seat),
    };
  });
  const best = moments.reduce<BestMoment | null>((most, each) => (each.ahead > (most?.ahead ?? 0) ? each : most), null);
  return best;
}

/** The cards with which a side took its tricks in a hand, in order; of a trick in two halves also the lower. @example takingCards(scene, hand, 0) // ['Ac', 'Kc'] */
export function takingCards({ sides, names }: AnyScene, { tricks, acts }: ScoredHand, side: number): string[] {
  const by = new Map(acts.map(({ card, seat }) => [card, seat]));
  return tricks.flatMap(({ taker, leader, cards, low }) => {
    if (!Array.isArray(cards)) return [];
    const list = cards as readonly string[];
    // Where nobody sits out, the cards lie in order of the seats from the leader on.
    const inOrder = (seat: number): string | undefined =>
      list.length === names.length ? list[(seat - Number(leader) + names.length) % names.length] : undefined;
    const halves = typeof low === 'number' && low !== taker ? [Number(taker), low] : [Number(taker)];
    return halves
      .filter((seat) => sides[side].includes(seat))
      .flatMap((seat) => list.find((card) => by.get(card) === seat) ?? inOrder(seat) ?? []);
  });
}
