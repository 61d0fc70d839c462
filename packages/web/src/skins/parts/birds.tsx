/** The birds of both games of Ducks and Geese. */
import type { Line } from '@followsuit/engine';
import type { ComponentChildren } from 'preact';
import type { Badge, TableScene } from '../../table/scene.ts';
import type { Trick } from '../../table/trick.ts';
import { gameWords } from '../../text/games.ts';
import { words } from '../../text/text.ts';
import { hop, turnUp, useHappened } from './moves.ts';
import { mustBid } from './prompts.ts';
import { field, isIn, isSettled, isWorth, ofSeat, playingOf, rankOf, sumOf, tricksNow } from './read.ts';
import { starred, trumpMark } from './signs.ts';
import { callWord, counted, fillSentence, headOf, nameOf, wordIn } from './wording.ts';
import './birds.css';

const sharedText = words.skins;
const gameText = gameWords.birds;

/** A mark for birds, and one for trumps. */
export function birdMark(scene: TableScene, card: string): Badge | null {
  if (!isWorth(scene, card)) return trumpMark(scene, card);
  return starred(scene, card, fillSentence(gameText.label, { bird: wordIn(gameText.names, rankOf(card)) }));
}

/** Our own drawings: a duck sits on the water, a goose holds its neck up. */
const SHAPES: Readonly<Record<string, string>> = {
  2: 'M1 8l4-1a4 4 0 0 1 8 0c0 2-1 3-1 5c3 2 9 1 11-3c2 8-3 13-10 13c-6 0-9-4-8-9c0-2 1-3 1-4z',
  F: 'M1 5l4-2a3 3 0 0 1 6 1c0 3-1 4-1 8c4-3 10-2 13 2c-2 6-6 8-11 8c-5 0-8-3-7-9c0-3 1-5 1-7z',
};

/** A duck or a goose, drawn as such. */
export function birdDrawn(scene: TableScene, card: string): ComponentChildren {
  const shape = isWorth(scene, card) ? SHAPES[rankOf(card)] : undefined;
  return shape && <BirdShape d={shape} />;
}

const BirdShape = ({ d }: { d: string }) => (
  <svg class="bird" viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
);

/** How many birds somebody had, in little. */
export const BirdCount = ({ n }: { n: number }) => (
  <span title={counted(n, sharedText.bird)}>
    <BirdShape d={SHAPES[2]} />
    <span aria-hidden="true">{n}</span>
    <span class="visually-hidden">{counted(n, sharedText.bird)}</span>
  </span>
);

/** Where cards lie face down at first: those of whoever has looked are turned. */
export function useLooked(scene: TableScene): void {
  useHappened(scene, (before, now) => {
    const looked = now.names.flatMap((_, seat) =>
      isIn(before, 'blind', seat) && !isIn(now, 'blind', seat) ? seat : [],
    );
    if (looked.includes(now.seat)) turnUp(document.querySelectorAll('.hand-card'));
    for (const seat of looked) turnUp(document.querySelectorAll(`.felt [data-seat="${seat}"]`));
  });
}

/** A kept duck hops while the trick rests. */
export function useHops(scene: TableScene): void {
  useHappened(scene, (_, now) => {
    for (const card of keptNow(now)) hop(document.querySelector(`.trick-card[data-card="${card}"]`));
  });
}

/** The ducks that were kept in the trick that is over and still lies there. */
export function keptNow({ events }: TableScene): readonly string[] {
  const { ev, kept } = events.findLast((line) => line.ev === 'act' || line.ev === 'trick') ?? {};
  return ev === 'trick' && Array.isArray(kept) ? (kept as string[]) : [];
}

/** How many cards are not in play: those played are, and those in the hands of whoever does not sit out. */
export function cardsOut(scene: TableScene): number {
  const { deck } = scene.game;
  const held = sumOf(scene, 'count', playingOf(scene, [...scene.names.keys()]));
  return (deck ? deck.suits.length * deck.ranks.length : 0) - held - field<readonly string[]>(scene, 'cards').length;
}

/** The birds of this hand that lie before a seat: those of its tricks, and its own that it kept. */
export const birdsBefore = (scene: TableScene, seat: number): readonly string[] => birdsOf(scene)[seat];

function birdsOf(scene: TableScene): readonly (readonly string[])[] {
  const piles: string[][] = scene.names.map(() => []);
  for (const trick of tricksNow(scene)) {
    const cards = trick.cards as readonly string[];
    for (const card of cards.filter((each) => isWorth(scene, each)))
      piles[isKept(trick, card) ? playerOf(scene, trick, card) : Number(trick.taker)].push(card);
  }
  return piles;
}

/** A kept duck goes back to whoever played it. */
export const keptGoesTo = (_: TableScene, { line, laid, taker }: Trick, card: string): number =>
  (line && isKept(line, card) ? laid.find((each) => each.card === card)?.seat : null) ?? Number(taker);

const isKept = ({ kept }: Line, card: string): boolean => Array.isArray(kept) && kept.includes(card);
const playerOf = ({ names }: TableScene, { leader, cards }: Line, card: string): number =>
  (Number(leader) + (cards as readonly string[]).indexOf(card)) % names.length;

/** How many birds a seat has. */
export function birdBadges(scene: TableScene, seat: number): Badge[] {
  const n = ofSeat(scene, 'points', seat);
  if (!isSettled(scene) || n === 0) return [];
  const text = counted(n, sharedText.bird);
  return [
    {
      text: `★\u00a0${n}`,
      wide: text,
      label: fillSentence(gameText.hasLabel, { name: nameOf(scene, seat), birds: text }),
    },
  ];
}

/** A word to a seat whose cards lie face down, or that must bid. */
export function blindPrompt(scene: TableScene): string {
  const blind = isIn(scene, 'blind', scene.seat);
  if (scene.acts.some((act) => act.do === 'forfeit')) return blind ? gameText.unseenForfeit : gameText.mayForfeit;
  if (mustBid(scene)) return blind ? gameText.unseenMust : sharedText.mustBid;
  return blind ? gameText.unseen : sharedText.own.bidding;
}

const numberOf = ({ bid }: Line): string => ({ zero: '0', doubleZero: '00' })[String(bid)] ?? callWord(bid);

/** The bid of a score line in words: 0 and 00 for zeros, and whether it was blind. */
export const shortBid = (score: Line): string =>
  score.blind ? fillSentence(sharedText.blindBid, { bid: numberOf(score) }) : numberOf(score);

/** The same in the sheet, with a blindfold where it was blind. */
export const BidCell = ({ scene, score }: { scene: TableScene; score: Line }) => (
  <>
    {headOf(scene, Number(score.bidder))} {numberOf(score)}
    {score.blind === true && (
      <span class="blindfold" title={sharedText.blind}>
        <svg viewBox="0 0 32 16" aria-hidden="true">
          <path d="M0 3h21v9H0zM21 5l10-5v4l-7 4l7 5v3l-10-5z" />
        </svg>
        <span class="visually-hidden">{sharedText.blind}</span>
      </span>
    )}
  </>
);
