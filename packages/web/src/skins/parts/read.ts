/** Reads what a scene holds: fields of the view, options, and the hands that its events tell of. */
import type { Json, Line } from '@followsuit/engine';
import type { TableScene } from '../../table/scene.ts';
import { shownTrick } from '../../table/trick.ts';

/** A field of the view. @example field<number[]>(scene, 'taken')[2] */
export const field = <T>(scene: TableScene, name: string): T => scene.view[name] as T;

/** A field of the view that has one value for each seat, such as the tricks taken. */
export const ofSeat = <T = number>(scene: TableScene, name: string, seat: number): T =>
  field<readonly T[]>(scene, name)[seat];

export const phaseOf = (scene: TableScene): string => field(scene, 'phase');
export const isPlaying = (scene: TableScene): boolean => phaseOf(scene) === 'tricks';
/** Whether a hand is under way or over and the trump, if there is one, is settled. */
export const isSettled = (scene: TableScene): boolean => SETTLED.has(phaseOf(scene));
const SETTLED = new Set(['tricks', 'deal', 'over']);

/** A table that the game's file declares. @example tableOf<number>(scene, 'box') */
export const tableOf = <T>({ game }: TableScene, name: string): T => game.tables[name] as T;
/** Whether a card counts for whoever takes it, as things are. */
export const isWorth = (scene: TableScene, card: string): boolean =>
  field<readonly string[] | null>(scene, 'worth')?.includes(card) ?? false;

export const option = (scene: TableScene, id: string): Json => scene.info.options[id] ?? null;
export const actors = (scene: TableScene): readonly number[] => field(scene, 'actors');
export const isTurn = (scene: TableScene): boolean => actors(scene).includes(scene.seat);
export const isIn = (scene: TableScene, name: string, seat: number): boolean =>
  field<readonly number[] | null>(scene, name)?.includes(seat) ?? false;

/** The seats that score with a seat, itself included. */
export const teamOf = ({ sides }: TableScene, seat: number): readonly number[] =>
  sides.find((side) => side.includes(seat)) ?? [seat];
/** Those of some seats that do not sit out. */
export const playingOf = (scene: TableScene, seats: readonly number[]): readonly number[] =>
  seats.filter((seat) => !isIn(scene, 'out', seat));
export const sideOf = ({ sides }: TableScene, seat: number): number => sides.findIndex((side) => side.includes(seat));

/** The sum of a field over some seats. */
export const sumOf = (scene: TableScene, name: string, seats: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + ofSeat(scene, name, seat), 0);

/** The letter of the suit of a card. */
export const suitOf = ({ game: { deck } }: TableScene, card: string): string =>
  deck?.suits.find(({ letter }) => letter === card.slice(-1))?.name ?? '';
export const rankOf = (card: string): string => card.slice(0, -1);

/** A list of numbers in a line of the record. */
export const numbers = (line: Line, name: string): readonly number[] => line[name] as readonly number[];

/** One hand, as far as it has been told. */
export interface Hand {
  readonly hand: number;
  readonly dealer: number;
  readonly acts: readonly Line[];
  readonly tricks: readonly Line[];
}
export interface Scored extends Hand {
  readonly score: Line;
}
interface Growing extends Hand {
  acts: Line[];
  tricks: Line[];
  score?: Line;
}

const known = new WeakMap<readonly Line[], readonly Growing[]>();

/** The hands in order, the one under way included. */
function handsOf({ events }: TableScene): readonly Growing[] {
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

export const scoredHands = (scene: TableScene): readonly Scored[] =>
  handsOf(scene).filter((hand): hand is Growing & Scored => hand.score !== undefined);
export const handNow = (scene: TableScene): Hand | undefined => handsOf(scene).at(-1);
/** The finished tricks of the hand under way, or of the last one. */
export const tricksNow = (scene: TableScene): readonly Line[] => handNow(scene)?.tricks ?? [];
/** The trick on the table, counted from 0: a finished one until the next is led. The view speaks of the next one already. */
export const trickOnTable = (scene: TableScene): number =>
  (shownTrick(scene)?.n ?? field<number>(scene, 'trick') + 1) - 1;
/** What a seat has done last in this hand. */
export const lastAct = (scene: TableScene, seat: number): Line | undefined =>
  handNow(scene)?.acts.findLast((act) => act.seat === seat);

/** The score of the hand that is over, until the next is dealt: also where the game is over with it. */
export function endNow({ events }: TableScene): Line | null {
  const end = events.findLast(({ ev }) => ev !== 'over');
  return end?.ev === 'score' ? end : null;
}

/** The card that was played last. */
export const lastCard = ({ events }: TableScene): string | null =>
  (events.findLast(({ ev }) => ev === 'act')?.card as string | undefined) ?? null;

/** The bid that stands, and whose it is; null before the first. A number, or a word such as `zero`. */
export function standingBid(scene: TableScene): { seat: number; bid: Json } | null {
  const seat = field<number | null>(scene, 'bidder');
  if (seat === null) return null;
  const { call, bid } = scene.view;
  return { seat, bid: Array.isArray(call) ? call[seat] : bid };
}

/** Whether the bid that stands was made without looking. */
export const isBlindBid = (scene: TableScene): boolean => isIn(scene, 'blindly', standingBid(scene)?.seat ?? -1);
