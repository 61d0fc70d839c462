/** Reads a scene: options, sides, and the hands in its events. */
import type { Json, KernelView, Line } from '@followsuit/engine';
import type { Scene } from './scene.ts';
import { shownTrick } from './trick.ts';

type AnyScene = Scene<KernelView>;

export const isPlaying = ({ view }: AnyScene): boolean => view.phase === 'tricks';
/** Whether the cards are being played or the hand is over: trump, if there is one, is settled. */
export const isSettled = ({ view }: AnyScene): boolean => SETTLED.has(view.phase);
const SETTLED = new Set(['tricks', 'deal', 'over']);
export const isTurn = ({ view, seat }: AnyScene): boolean => view.actors.includes(seat);

/** A table that the game's file declares. @example tableOf<number>(scene, 'box') */
export const tableOf = <T>({ game }: AnyScene, name: string): T => game.tables[name] as T;
/** Whether a card currently counts for the seat that takes it. */
export const isWorth = ({ view }: AnyScene, card: string): boolean => view.worth?.includes(card) ?? false;
/** The cards that the seat holds, without the one on its way to the trick; none if it has not looked at them. */
export const heldCards = ({ view, seat, laying }: Pick<AnyScene, 'view' | 'seat' | 'laying'>): readonly string[] =>
  (view.hold?.[seat] ?? []).filter((card) => card !== laying);

/** The seats that score with a seat, itself included. */
export const teamOf = ({ sides }: AnyScene, seat: number): readonly number[] =>
  sides.find((side) => side.includes(seat)) ?? [seat];
export const sideOf = ({ sides }: AnyScene, seat: number): number => sides.findIndex((side) => side.includes(seat));
/** Filters out the seats that sit out. */
export const playingOf = ({ view }: AnyScene, seats: readonly number[]): readonly number[] =>
  seats.filter((seat) => !view.out.includes(seat));

/** The sum of a list over some seats. @example sumOver(scene.view.taken, [0, 2]) */
export const sumOver = (list: readonly number[], seats: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + list[seat], 0);

/** The suit of a card, by name. */
export const cardSuit = ({ game: { deck } }: Pick<AnyScene, 'game'>, card: string): string =>
  deck?.suits.find(({ letter }) => letter === card.slice(-1))?.name ?? '';

/** The suit that a card counts as now, by name: that of a left bower is trump. */
export const suitNow = (scene: Pick<AnyScene, 'game' | 'view'>, card: string): string =>
  scene.view.countsAs?.[card] ?? cardSuit(scene, card);

/** A list of numbers in a line of the record. */
export const numbers = (line: Line, name: string): readonly number[] => line[name] as readonly number[];

/** One hand, as far as its events are known. */
export interface PlayedHand {
  readonly hand: number;
  readonly dealer: number;
  readonly acts: readonly Line[];
  readonly tricks: readonly Line[];
}
export interface ScoredHand extends PlayedHand {
  readonly score: Line;
}
interface Growing extends PlayedHand {
  acts: Line[];
  tricks: Line[];
  score?: Line;
}

const known = new WeakMap<readonly Line[], readonly Growing[]>();

/** The hands in order, including the one in progress. */
function handsOf({ events }: Pick<AnyScene, 'events'>): readonly Growing[] {
  const found = known.get(events);
  if (found) return found;
  const hands: Growing[] = [];
  for (const line of events) {
    const now = hands.at(-1);
    if (line.ev === 'deal') hands.push({ hand: Number(line.hand), dealer: Number(line.dealer), acts: [], tricks: [] });
    else if (line.ev === 'act') now?.acts.push(line);
    else if (line.ev === 'trick') now?.tricks.push(line);
    else if (line.ev === 'score' && now) now.score = line;
  }
  known.set(events, hands);
  return hands;
}

export const scoredHands = (scene: Pick<AnyScene, 'events'>): readonly ScoredHand[] =>
  handsOf(scene).filter((hand): hand is Growing & ScoredHand => hand.score !== undefined);
/** The last hand that was scored, if there is one. */
export const lastScored = (scene: Pick<AnyScene, 'events'>): ScoredHand | undefined => scoredHands(scene).at(-1);
export const handNow = (scene: Pick<AnyScene, 'events'>): PlayedHand | undefined => handsOf(scene).at(-1);
/** The finished tricks of the hand in progress, or of the last one. */
export const tricksNow = (scene: Pick<AnyScene, 'events'>): readonly Line[] => handNow(scene)?.tricks ?? [];
/** The index of the trick on the table, from 0: a finished one until the next is led. The view already counts the next one. */
export const trickOnTable = (scene: AnyScene): number => (shownTrick(scene)?.n ?? scene.view.trick + 1) - 1;
/** The last act of a seat in this hand. */
export const lastAct = (scene: Pick<AnyScene, 'events'>, seat: number): Line | undefined =>
  handNow(scene)?.acts.findLast((act) => act.seat === seat);

/** The score of the finished hand, until the next is dealt; also at the end of the game. */
export function endNow({ events }: Pick<AnyScene, 'events'>): Line | null {
  const end = events.findLast(({ ev }) => ev !== 'over');
  return end?.ev === 'score' ? end : null;
}

/** The last scored hand, until the seat acts in the next one or its cards are played. */
export function justScored(scene: AnyScene): ScoredHand | null {
  const last = lastScored(scene);
  const now = handNow(scene);
  if (!last || !now || isPlaying(scene)) return null;
  return now.hand === last.hand || !now.acts.some((act) => act.seat === scene.seat) ? last : null;
}

/** The card that was played last. */
export const lastCard = ({ events }: Pick<AnyScene, 'events'>): string | null =>
  (events.findLast(({ ev }) => ev === 'act')?.card as string | undefined) ?? null;

/** The highest bid and its seat; null before the first. A number, or a word such as `zero`. */
export function standingBid({ view }: Scene): { seat: number; bid: Json } | null {
  const { bidder: seat, call, bid = null } = view;
  if (seat === null || seat === undefined) return null;
  return { seat, bid: Array.isArray(call) ? (call as readonly Json[])[seat] : bid };
}

/** Whether the highest bid was made without looking. */
export const isBlindBid = (scene: Scene): boolean =>
  scene.view.blindly?.includes(standingBid(scene)?.seat ?? -1) ?? false;
