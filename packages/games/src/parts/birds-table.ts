/** What the tables of both Ducks and Geese games show of birds and blind bids. */
import type { Line, ViewOf } from '@followsuit/engine';
import {
  type Badge,
  callWord,
  cardRank,
  fillSentence,
  headOf,
  isWorth,
  mustBid,
  playingOf,
  type Scene,
  type ScoredHand,
  type Span,
  starred,
  sumOver,
  type Trick,
  tricksNow,
  trumpMark,
  type WordsOf,
  wordIn,
} from '@followsuit/present';
import type { biddingFields } from './bidding.ts';
import type { birds as english } from './birds-words.en.ts';
import type { blindFields } from './blind.ts';
import { asBid, type Worth } from './hand-value.ts';

type BirdsView = ViewOf<typeof biddingFields & typeof blindFields> & { readonly trump: string };
/** A scene of either game; its words have those of birds under `birds`. */
export type BirdsScene = Scene<BirdsView, { readonly birds: WordsOf<typeof english> }>;

// Birds

/** A mark for birds, and one for trumps. */
export function birdMark(scene: BirdsScene, card: string): Badge | null {
  if (!isWorth(scene, card)) return trumpMark(scene, card);
  const { label, names } = scene.words.birds;
  const bird = birdOf(scene, card);
  const star = starred(scene, card, fillSentence(label, { bird: wordIn(names, cardRank(card)) }));
  const trump = trumpMark(scene, card);
  return bird ? { ...star, icon: bird, ...(trump && { beside: trump.text }) } : star;
}

/** Which bird a card shows, if it is drawn as one. */
export function birdOf(scene: BirdsScene, card: string): 'duck' | 'goose' | undefined {
  if (!isWorth(scene, card)) return undefined;
  return ({ 2: 'duck', F: 'goose' } as const)[cardRank(card)];
}

/** The birds of this hand in front of a seat: those of its tricks, and its own that it kept. */
export const birdsBefore = (scene: BirdsScene, seat: number): readonly string[] =>
  birdsOf(scene, tricksNow(scene), seat);
/** The birds that each seat has at the end of a hand. */
export const birdsIn = (scene: BirdsScene, { tricks }: ScoredHand): readonly (readonly string[])[] =>
  scene.names.map((_, seat) => birdsOf(scene, tricks, seat));

const birdsOf = (scene: BirdsScene, tricks: readonly Line[], seat: number): string[] =>
  tricks.flatMap((trick) =>
    (trick.cards as readonly string[]).filter(
      (card) =>
        isWorth(scene, card) && seat === (isKept(trick, card) ? playerOf(scene, trick, card) : Number(trick.taker)),
    ),
  );

/** The ducks that were kept in the finished trick that is still shown. */
export function keptNow({ events }: Pick<BirdsScene, 'events'>): readonly string[] {
  const { ev, kept } = events.findLast((line) => line.ev === 'act' || line.ev === 'trick') ?? {};
  return ev === 'trick' && Array.isArray(kept) ? (kept as string[]) : [];
}

/** A kept duck goes back to the seat that played it. */
export const keptGoesTo = (_: BirdsScene, { line, laid, taker }: Trick, card: string): number =>
  (line && isKept(line, card) ? laid.find((each) => each.card === card)?.seat : null) ?? Number(taker);

const isKept = ({ kept }: Line, card: string): boolean => Array.isArray(kept) && kept.includes(card);
const playerOf = ({ names }: BirdsScene, { leader, cards }: Line, card: string): number =>
  (Number(leader) + (cards as readonly string[]).indexOf(card)) % names.length;

/** The number of cards not in play. In play are the cards played and those held by seats that do not sit out. */
export function cardsOut(scene: BirdsScene): number {
  const { view, names } = scene;
  const { deck } = scene.game;
  const held = sumOver(view.count, playingOf(scene, [...names.keys()]));
  return (deck ? deck.suits.length * deck.ranks.length : 0) - held - view.cards.length;
}

// Bids

/** A hint for a seat whose cards lie face down, or that must bid. */
export function blindPrompt(scene: BirdsScene): string {
  const { text } = scene;
  const words = scene.words.birds;
  const blind = scene.view.blind.includes(scene.seat);
  if (scene.acts.some((act) => act.do === 'forfeit')) return blind ? words.unseenForfeit : words.mayForfeit;
  if (mustBid(scene)) return blind ? words.unseenMust : text.mustBid;
  return blind ? words.unseen : text.own.bidding;
}

const numberOf = (scene: BirdsScene, { bid }: Line): string =>
  ({ zero: '0', doubleZero: '00' })[String(bid)] ?? callWord(scene, bid);

/** The bid of a score line in words: 0 and 00 for zeros, and whether it was blind. */
export function shortBid(scene: BirdsScene, score: Line): string {
  const bid = numberOf(scene, score);
  return score.blind ? fillSentence(scene.text.blindBid, { bid }) : bid;
}

/** The bid in the score sheet, with a blindfold if it was blind. */
export const bidCell = (scene: BirdsScene, score: Line): (string | Span)[] => [
  `${headOf(scene, Number(score.bidder))} ${numberOf(scene, score)}`,
  ...(score.blind === true ? [' ', { text: scene.text.blind, label: scene.text.blind, icon: 'blindfold' }] : []),
];

/** What ducks and geese of one's own are worth in a bid: rules.md, "For bots". */
export const birdWorth = (duck: number, goose: number, trumpGoose: number): Pick<Worth, 'extra'> => ({
  extra: (card, isTrump) => ({ 2: duck, F: isTrump ? trumpGoose : goose })[cardRank(card)] ?? 0,
});

/** The number to bid for a value, after some have been taken off; nothing for cards that lie face down. */
export const birdBid = (value: number | null, off: number): number | null => asBid(value === null ? null : value - off);
