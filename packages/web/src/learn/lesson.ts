/** What a guided first hand is made of: a prepared deal, and notes that come up as the hand goes on. */
import type { Act, Json, Line } from '@followsuit/engine';
import type { DeckInfo } from '@followsuit/present';
import type { View } from '../client/types.ts';
import { counted } from '../skins/parts/wording.ts';
import { lessonWords } from '../text/lessons.ts';
import { words } from '../text/text.ts';

/** What there is to see when a note is looked for. */
export interface LessonMoment {
  readonly deck: DeckInfo | null;
  readonly view: View;
  readonly acts: readonly Act[];
  readonly events: readonly Line[];
  /** The learner's seat. */
  readonly seat: number;
  readonly names: readonly string[];
}

/** Something to say once, at the first moment for which it is meant. */
export interface Note {
  readonly when: (now: LessonMoment) => boolean;
  readonly text: string | ((now: LessonMoment) => string);
  /** An act that is a good one at this deal; offered where it is legal. */
  readonly good?: Act;
}

export interface Lesson {
  readonly players: number;
  readonly seat: number;
  /** From which the deal and the bots' choices come: the same for everybody. */
  readonly seed: string;
  readonly options?: Readonly<Record<string, Json>>;
  readonly notes: readonly Note[];
  /** When it is over; where it is left out, when a hand has been scored. */
  readonly done?: (now: LessonMoment) => boolean;
}

/** Whether one is to act. */
export const myTurn = ({ acts }: LessonMoment): boolean => acts.length > 0;

/** @example when: inPhase('bidding') */
export const inPhase =
  (name: string) =>
  (now: LessonMoment): boolean =>
    myTurn(now) && now.view.phase === name;

const inTricks = inPhase('tricks');

export const leading = (now: LessonMoment): boolean => inTricks(now) && now.view.led === 'none';

export const following = (now: LessonMoment): boolean => inTricks(now) && now.view.led !== 'none';

/** One's turn, when at least so many tricks have been played. */
export const afterTricks =
  (n: number) =>
  (now: LessonMoment): boolean =>
    inTricks(now) && Number(now.view.trick) >= n;

/** One's cards. */
const heldBy = ({ view, seat }: LessonMoment): readonly string[] =>
  ((view.hold as readonly (readonly string[] | null)[] | undefined)?.[seat] ?? []) as readonly string[];

/** One's turn to follow, without a card of the led suit. */
export function cannotFollow(now: LessonMoment): boolean {
  const letter = now.deck?.suits.find(({ name }) => name === now.view.led)?.letter;
  return following(now) && !heldBy(now).some((card) => card.endsWith(String(letter)));
}

/** The score of the hand, once there is one. */
export const scoreOf = ({ events }: LessonMoment): Line | undefined => events.find(({ ev }) => ev === 'score');

export const isScored = (now: LessonMoment): boolean => scoreOf(now) !== undefined;

/** "you", or the name at a seat. */
export const who = ({ names, seat }: LessonMoment, other: Json | undefined): string =>
  other === seat ? lessonWords.shared.you : (names[Number(other)] ?? '');

/** A suit in words. */
export const suitName = (suit: Json | undefined): string =>
  (words.common.suits as Readonly<Record<string, string>>)[String(suit)] ?? String(suit);

/** A number per seat, such as `taken`. */
export const mine = ({ view, seat }: LessonMoment, field: string): number =>
  Number((view[field] as readonly number[] | undefined)?.[seat] ?? 0);

/** @example tricksText(1) // '1 trick' */
export const tricksText = (n: number): string => counted(n, words.skins.trick);

/** One's own tricks in words. */
export const myTricks = (now: LessonMoment): string => tricksText(mine(now, 'taken'));

/** Those of one's side, in words. */
export const ourTricks = ({ view, seat }: LessonMoment): string =>
  tricksText(pair(seat).reduce((sum, each) => sum + Number((view.taken as readonly number[])[each]), 0));

/** The side of a seat at a table of two pairs. */
const pair = (seat: number): readonly [number, number] => [seat, (seat + 2) % 4];

/** Whether it is oneself, or one's partner, who won the auction. */
export const weBid = ({ view, seat }: LessonMoment): boolean => pair(seat).includes(Number(view.bidder));
