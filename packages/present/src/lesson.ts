/**
 * A guided first hand: a prepared deal, and notes that appear as the hand proceeds. `lesson.ts` in a game's folder has one as
 * its default export, and its texts as `lesson` in `words.en.ts`.
 */
import type { Act, KernelView, Line, Options } from '@followsuit/engine';
import { cardSuit, sumOver } from './read.ts';
import type { CommonView, Scene } from './scene.ts';
import { capital, counted, fill, type SharedText } from './text.ts';
import { nameOf, suitWord } from './wording.ts';

/** The moment for which a note is looked up. `V` is the game's view, `W` the words of its lesson. */
export interface LessonMoment<V = CommonView, W = unknown>
  extends Pick<Scene, 'game' | 'seat' | 'acts' | 'events' | 'names' | 'text'> {
  readonly view: V;
  readonly words: W;
}

/** A note that appears once, at the first moment that matches. */
export interface Note<V = CommonView, W = unknown> {
  readonly when: (now: LessonMoment<V, W>) => boolean;
  readonly text: (now: LessonMoment<V, W>) => string;
  /** A good act in this deal; offered if it is legal. */
  readonly good?: Act;
}

export interface Lesson<V = CommonView, W = unknown> {
  readonly players: number;
  /** The learner's seat. */
  readonly seat: number;
  /** The seed of the deal and of the bots' choices: the same for everybody. */
  readonly seed: string;
  readonly options?: Options;
  readonly notes: readonly Note<V, W>[];
  /** When the lesson is over; by default, when a hand has been scored. */
  readonly done?: (now: LessonMoment<V, W>) => boolean;
}

type AnyMoment = LessonMoment<KernelView>;

// When

/** Whether the learner is to act. */
export const mayAct = ({ acts }: Pick<AnyMoment, 'acts'>): boolean => acts.length > 0;

/** @example when: inPhase('bidding') */
export const inPhase =
  (name: string) =>
  (now: AnyMoment): boolean =>
    mayAct(now) && now.view.phase === name;

const inTricks = inPhase('tricks');

export const isLeading = (now: AnyMoment): boolean => inTricks(now) && now.view.led === 'none';

const isFollowing = (now: AnyMoment): boolean => inTricks(now) && now.view.led !== 'none';

/** The learner's turn, after at least this many tricks. @example when: afterTricks(4) */
export const afterTricks =
  (n: number) =>
  (now: AnyMoment): boolean =>
    inTricks(now) && now.view.trick >= n;

/** The learner's turn to follow, without a card of the led suit. */
export function cannotFollow(now: AnyMoment): boolean {
  const { hold, led } = now.view;
  return isFollowing(now) && !(hold[now.seat] ?? []).some((card) => cardSuit(now, card) === led);
}

/** The score of the hand, once there is one. */
export const scoreOf = ({ events }: Pick<AnyMoment, 'events'>): Line | undefined =>
  events.find(({ ev }) => ev === 'score');

export const isScored = (now: Pick<AnyMoment, 'events'>): boolean => scoreOf(now) !== undefined;

/** The side of a seat at a table of two pairs. */
const pairOf = (seat: number): readonly [number, number] => [seat, (seat + 2) % 4];

/** Whether the learner, or the partner across the table, won the auction. */
export const weBid = ({ view, seat }: LessonMoment): boolean => pairOf(seat).includes(view.bidder ?? -1);

// Words

/** The learner's tricks in words. @example myTricks(now) // '1 trick' */
export const myTricks = ({ view, seat, text }: AnyMoment): string => counted(view.taken[seat], text.trick);

/** The tricks of the learner's side, at a table of two pairs. */
export const ourTricks = ({ view, seat, text }: AnyMoment): string =>
  counted(sumOver(view.taken, pairOf(seat)), text.trick);

/** Says that the learner has no card of the led suit, then `more` with the suits filled in. */
export function voidText(now: AnyMoment, more: string, suits: Readonly<Record<string, string>> = {}): string {
  const words = Object.entries({ ...suits, led: now.view.led }).map(([name, suit]) => [name, suitWord(now, suit)]);
  const values = Object.fromEntries(words);
  return fill(now.text.lesson.free, { ...values, more: fill(more, values) });
}

/** Uses the plural verb if the suit's name is a plural. */
function wasLed(text: SharedText, suit: string): string {
  const isPlural = suit.endsWith('s') && suit !== text.suits.scissors;
  return fill(isPlural ? text.lesson.ledMany : text.lesson.ledOne, { suit: capital(suit) });
}

// Notes of many games

/** The first trick, led by the learner or by the winner of the auction, in the game's words. */
export const firstLeadNote: Note<CommonView, { readonly youLead: string; readonly otherLeads: string }> = {
  when: inTricks,
  text: (now) => {
    const { view, words } = now;
    if (isLeading(now)) return words.youLead;
    return fill(words.otherLeads, { name: nameOf(now, view.bidder ?? -1), trump: suitWord(now, view.trump ?? 'none') });
  },
};

/** The first time that the learner follows. */
export const followNote: Note = {
  when: isFollowing,
  text: (now) => fill(now.text.lesson.follow, { led: wasLed(now.text, suitWord(now, now.view.led)) }),
};

/** The first time that the learner has none of the led suit, in a game with a trump. */
export const voidNote: Note = {
  when: cannotFollow,
  text: (now) => {
    const { lesson } = now.text;
    const trump = now.view.trump ?? 'none';
    return voidText(now, trump === 'none' ? lesson.noTrump : lesson.trump, { trump });
  },
};
