/**
 * A guided first hand: a prepared deal, a script for everybody's acts, and notes that appear as the hand proceeds. `lesson.ts`
 * in a game's folder has one as its default export, and its texts as `lesson` in `words.en.ts`.
 */
import type { Act, Json, KernelView, Line, Options } from '@followsuit/engine';
import { suitNow, sumOver } from './read.ts';
import type { CommonView, Scene } from './scene.ts';
import { capital, counted, fill, type SharedText } from './text.ts';
import { nameOf, suitWord } from './wording.ts';

/** The moment for which a note is looked up. `V` is the game's view, `W` the words of its lesson. */
export interface LessonMoment<V = CommonView, W = unknown>
  extends Pick<Scene, 'game' | 'seat' | 'acts' | 'events' | 'names' | 'text'> {
  readonly view: V;
  readonly words: W;
}

/** What a note points at: a part of the table, or the code of a card in the learner's hand. */
export type LookAt = 'hand' | 'trick' | 'signs' | 'seats' | 'piles' | 'score' | 'chooser' | (string & {});

/** A note that appears once, at the first moment that matches. While it is open, nobody plays. */
export interface Note<V = CommonView, W = unknown> {
  readonly when: (now: LessonMoment<V, W>) => boolean;
  /** One thing, in at most 35 words. */
  readonly text: (now: LessonMoment<V, W>) => string;
  /** What it explains: phases, acts and ideas of the game. */
  readonly about?: readonly string[];
  readonly look?: LookAt;
  /** Whether the next note may follow at once; otherwise it waits for something to happen. */
  readonly leadsOn?: boolean;
}

/** Something that need not come up in this hand; the end of the lesson tells it. */
export interface FurtherPoint<W = unknown> {
  readonly about: readonly string[];
  readonly text: (words: W) => string;
}

/** An act of the script: what the bot at a seat does, and what the coach suggests at the learner's. */
export type ScriptedAct = Act & { readonly seat: number };

export interface Lesson<V = CommonView, W = unknown> {
  /** How long it takes. */
  readonly minutes: number;
  readonly players: number;
  /** The learner's seat. */
  readonly seat: number;
  /** The seed of the deal and of the bots' choices: the same for everybody. */
  readonly seed: string;
  readonly options?: Options;
  /** The acts of all seats, in order. It ends when the learner does something else: then the bots play on as they like. */
  readonly script: readonly ScriptedAct[];
  /** For so many tricks (or turns, without tricks) the coach suggests every act; later only if asked. */
  readonly guided: number;
  readonly notes: readonly Note<V, W>[];
  readonly more?: readonly FurtherPoint<W>[];
  /** When the lesson is over; by default, when a hand has been scored. */
  readonly done?: (now: LessonMoment<V, W>) => boolean;
  /** What the learner achieved, for games without tricks: the number that is compared with the coach's. */
  readonly tally?: (lines: readonly Line[]) => number;
}

type AnyMoment = LessonMoment<KernelView>;

// Script

/**
 * The plays of one trick, in the order of the seats.
 *
 * @example trick(4, 3, 'Ac Fc 6t 6c') // seat 3 leads the ace of crowns
 */
export const trick = (players: number, leader: number, cards: string): ScriptedAct[] =>
  cards.split(' ').map((card, i) => ({ seat: (leader + i) % players, do: 'play', card }));

/** Several tricks: each line begins with the seat that leads. @example tricks(4, '3 Ac Fc 6t 6c', '3 Au 3u 6u Ku') */
export const tricks = (players: number, ...lines: readonly string[]): ScriptedAct[] =>
  lines.flatMap((line) => trick(players, Number(line.slice(0, 1)), line.slice(2)));

/** Acts of several seats that do the same. @example all([2, 3, 0], { do: 'pass' }) */
export const all = (seats: readonly number[], act: Act): ScriptedAct[] => seats.map((seat) => ({ ...act, seat }));

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
  return isFollowing(now) && !(hold[now.seat] ?? []).some((card) => suitNow(now, card) === led);
}

/** The trick that was finished last, until the next card. */
export function freshTrick({ events }: Pick<AnyMoment, 'events'>): Line | undefined {
  const last = events.at(-1);
  return last?.ev === 'trick' ? last : undefined;
}

/** Whether the learner's tricks are as many as the learner, who has the highest bid, said. */
export const hasHitBid = ({ view, seat }: LessonMoment): boolean =>
  view.phase === 'tricks' &&
  view.bidder === seat &&
  view.taken[seat] === (view.call as readonly Json[] | undefined)?.[seat];

/** The card that another player has just played without having the led suit, in a trick that goes on. */
function playedOffSuit(now: AnyMoment): { readonly seat: number; readonly card: string } | undefined {
  const last = now.events.at(-1);
  if (last?.do !== 'play' || last.seat === now.seat || now.view.led === 'none') return undefined;
  const card = String(last.card);
  return suitNow(now, card) === now.view.led ? undefined : { seat: Number(last.seat), card };
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

/** The texts before the first card: what you want, how a hand and the game end, who wins. */
export interface OpeningWords {
  readonly goal: string;
  readonly hand: string;
  readonly game: string;
}

/** The notes before the first card. */
export const openingNotes: readonly Note<unknown, OpeningWords>[] = [
  { when: () => true, text: ({ words }) => words.goal, about: ['goal'], leadsOn: true },
  { when: () => true, text: ({ words }) => words.hand, about: ['hand'], look: 'hand', leadsOn: true },
  { when: () => true, text: ({ words }) => words.game, about: ['game'], look: 'seats', leadsOn: true },
];

/** The first trick, led by the learner or by the winner of the auction, in the game's words. */
export const firstLeadNote: Note<CommonView, { readonly youLead: string; readonly otherLeads: string }> = {
  when: inTricks,
  about: ['tricks', 'play', 'trump'],
  text: (now) => {
    const { view, words } = now;
    if (isLeading(now)) return words.youLead;
    return fill(words.otherLeads, { name: nameOf(now, view.bidder ?? -1), trump: suitWord(now, view.trump ?? 'none') });
  },
};

/** The first finished trick. */
export const takenNote: Note = {
  when: (now) => freshTrick(now) !== undefined,
  text: (now) => {
    const taker = Number(freshTrick(now)?.taker);
    const { taken, takenOwn } = now.text.lesson;
    return taker === now.seat ? takenOwn : fill(taken, { name: nameOf(now, taker) });
  },
  about: ['tricks'],
  look: 'trick',
};

/** The first time that another player has none of the led suit, in a game with a trump. */
export const otherVoidNote: Note = {
  when: (now) => playedOffSuit(now) !== undefined,
  text: (now) => {
    const { seat, card } = playedOffSuit(now) ?? { seat: now.seat, card: '' };
    const { threw, trumped } = now.text.lesson;
    const isTrump = suitNow(now, card) === now.view.trump;
    return fill(isTrump ? trumped : threw, { name: nameOf(now, seat), led: suitWord(now, now.view.led) });
  },
  about: ['void'],
  look: 'trick',
};

/** The first time that the learner has to follow suit. */
export const followNote: Note = {
  when: (now) => isFollowing(now) && !cannotFollow(now),
  about: ['tricks', 'play'],
  look: 'hand',
  text: (now) => fill(now.text.lesson.follow, { led: wasLed(now.text, suitWord(now, now.view.led)) }),
};

/** The first time that the learner has none of the led suit, in a game with a trump. */
export const voidNote: Note = {
  when: cannotFollow,
  about: ['void'],
  look: 'hand',
  text: (now) => {
    const { lesson } = now.text;
    const trump = now.view.trump ?? 'none';
    return voidText(now, trump === 'none' ? lesson.noTrump : lesson.trump, { trump });
  },
};
