/** The counting cards of Bishop and Baronet: both blocks before the call; then who has taken which, and how the bid stands. */
import { cardRank, endNow, fill, headOf, isWorth, ofWords, sumOver, tricksNow } from '@followsuit/present';
import { isAlone, type PointCardsScene, partnersOf } from './point-cards-partner.ts';

/** The ranks that count, by the call (BISHOP-SET-2). */
const BLOCKS = { knights: ['K', 'T'], bishops: ['B', 'F'] } as const;
export type Call = keyof typeof BLOCKS;

/** One of the two blocks, of which the bidder makes one count. */
export interface CountingBlock {
  readonly call: Call;
  /** By rank, each in the order of the suits; `own`: in the player's hand. */
  readonly rows: readonly (readonly { readonly card: string; readonly own: boolean }[])[];
  /** How many of them the player holds. */
  readonly own: number;
}

/** Both blocks, with the player's cards in them. @example blocksOf(scene)[0].own // 3 */
export function blocksOf({ game: { deck }, view, seat }: PointCardsScene): CountingBlock[] {
  const held = view.hold[seat] ?? [];
  return (Object.keys(BLOCKS) as Call[]).map((call) => {
    const rows = BLOCKS[call].map((rank) =>
      (deck?.suits ?? []).map(({ letter }) => ({ card: rank + letter, own: held.includes(rank + letter) })),
    );
    return { call, rows, own: rows.flat().filter(({ own }) => own).length };
  });
}

/** The counting cards by where they are, and the standing in words. Taken ones lie face up for all to see. */
export interface CountingTally {
  readonly bidders: readonly string[];
  /** Not taken yet. */
  readonly left: readonly string[];
  readonly others: readonly string[];
  readonly text: string;
}

/** What both teams have taken; null until the call. @example tallyOf(scene)?.text // 'Di + Cy 2 of 6 · others 1 of 5' */
export function tallyOf(scene: PointCardsScene): CountingTally | null {
  const { view } = scene;
  if (view.call === null || view.bidder === null) return null;
  const team = partnersOf(view);
  const taken = tricksNow(scene).flatMap(({ cards, taker }) =>
    (cards as readonly string[]).filter((card) => isWorth(scene, card)).map((card) => ({ card, taker: Number(taker) })),
  );
  const ranks = (cards: readonly string[]): string[] => cards.map(cardRank).sort();
  const of = (ours: boolean): string[] =>
    ranks(taken.filter(({ taker }) => team.includes(taker) === ours).map(({ card }) => card));
  const left = (view.worth ?? []).filter((card) => !taken.some((each) => each.card === card));
  return { bidders: of(true), left: ranks(left), others: of(false), text: standing(scene) };
}

/** How many counting cards stop the bid: one more than it leaves. */
export const toStop = ({ view }: PointCardsScene): number => (view.worth ?? []).length + 1 - view.bid;

/** The points of the bidding team, and of everybody else. */
export function pointsOf({ view, names }: PointCardsScene): { readonly team: number; readonly others: number } {
  const team = sumOver(view.points, partnersOf(view));
  return { team, others: sumOver(view.points, [...names.keys()]) - team };
}

function standing(scene: PointCardsScene): string {
  const { view } = scene;
  const words = scene.words.pointCards;
  const { team: n, others } = pointsOf(scene);
  const names = partnersOf(view).map((seat) => headOf(scene, seat));
  const beside = view.partner !== null ? [] : isAlone(scene) ? [words.alone] : ['?'];
  const team = [...names, ...beside].join(' +\u00a0').replace(` +\u00a0${words.alone}`, ` ${words.alone}`);
  const count = ofWords(scene, n, view.bid);
  const end = endNow(scene);
  if (end?.result === 'missed') return fill(words.missedBy, { team, count, n: view.bid - n });
  if (end) return fill(words.madeIt, { team, count });
  return fill(words.standing, { team, count, others: ofWords(scene, others, toStop(scene)) });
}
