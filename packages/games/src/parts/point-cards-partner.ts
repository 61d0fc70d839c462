/** How the tables of Bishop and Baronet show the bidder and the partner, who is found during the hand. */
import type { Line } from '@followsuit/engine';
import {
  endNow,
  fillSentence,
  isSettled,
  nameOf,
  type Scene,
  shownTrick,
  suitTitle,
  voidNews,
  type WordsOf,
} from '@followsuit/present';
import type { PointCardsView } from './point-cards.ts';
import type { pointCards as english } from './point-cards-words.en.ts';

/** A game's words for a bid that was made or missed. */
export interface OutcomeWords {
  readonly made: string;
  readonly missed: string;
}
/** A game's reasons for the points of a hand; `alone`: without a partner. */
export interface ReasonWords {
  readonly made: string;
  readonly missed: string;
  readonly madeAlone: string;
  readonly missedAlone: string;
}
interface PointCardsWords extends OutcomeWords {
  readonly why: ReasonWords;
  readonly pointCards: WordsOf<typeof english>;
  /** What the bid means to bidder and partner. */
  readonly biddersMore: string;
}
/** A scene of either game; `announced` are the ranks of trump that the bidder asked for, if the game has that. */
export type PointCardsScene = Scene<PointCardsView & { readonly announced?: readonly string[] }, PointCardsWords>;

const isSeat = (seat: unknown): seat is number => typeof seat === 'number';
/** Bidder and partner, as far as they are known, in a view or in a score line. */
export const partnersOf = ({ bidder, partner }: { bidder?: unknown; partner?: unknown }): number[] =>
  [bidder, partner].filter(isSeat);

/** Whether the holder of the lowest trump is the partner and leads, or the bidder leads and the first trick finds the partner. */
export const isHolder = ({ options }: PointCardsScene): boolean => options.partner === 'holder';

/** Whether the bidder certainly has no partner: the lowest trump was asked for in vain, or the first trick found none. */
export const isAlone = (scene: PointCardsScene): boolean =>
  isSettled(scene) &&
  scene.view.call !== null &&
  scene.view.partner === null &&
  (isHolder(scene) || scene.view.trick > 0);

/** "2? 3? 4!": the trumps that the bidder asked for, from the lowest up. */
export function askedRanks({ view: { announced = [], partner } }: PointCardsScene): string[] {
  return announced.map((rank, i) => (i < announced.length - 1 || partner === null ? `${rank}?` : `${rank}!`));
}

/** The partner, or that there is none; null while it is undecided. */
export function partnerFound(scene: PointCardsScene): string | null {
  const { partner, bidder } = scene.view;
  const words = scene.words.pointCards;
  if (partner === null) return isAlone(scene) ? words.noneFound : null;
  const whose = partner === scene.seat ? 'you' : bidder === scene.seat ? 'yours' : 'theirs';
  const sentence = (isHolder(scene) ? words.holder : words.joined)[whose];
  return fillSentence(sentence, { name: nameOf(scene, partner), bidder: nameOf(scene, bidder) });
}

/** The announcement, in parts: "Cups: 2? 3? 4! Petra has the lowest trump: your partner, and leads." */
function partnerNews(scene: PointCardsScene): (readonly string[])[] {
  const found = scene.view.call === null ? null : partnerFound(scene);
  if (found === null) return [];
  const [rank, ...rest] = askedRanks(scene);
  if (rank === undefined) return [[found]];
  const suit = suitTitle(scene, scene.view.trump);
  return [[fillSentence(scene.words.pointCards.runs, { suit, rank }), ...rest, found]];
}

/** The partner, who cannot follow suit, and why the hand is over; `closing` adds the reason. */
export function pointCardsNews(scene: PointCardsScene, closing: (score: Line) => readonly string[]) {
  const end = endNow(scene);
  return [...partnerNews(scene), ...voidNews(scene), ...(end ? [closing(end)] : [])];
}

/** The card that identified the partner, if it was played. */
export function partnerGlow(scene: PointCardsScene): string | null {
  const trick = shownTrick(scene);
  return trick?.n === 1 ? (trick.laid.find(({ seat }) => seat === scene.view.partner)?.card ?? null) : null;
}
