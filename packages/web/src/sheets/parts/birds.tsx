/** The birds of both games of Ducks and Geese. */
import type { Line } from '@followsuit/engine';
import type { Badge, Scene } from '../../table/scene.ts';
import type { Trick } from '../../table/trick.ts';
import { words } from '../../text/text.ts';
import { mustBid } from './prompts.ts';
import { isIn, isSettled, isWorth, ofSeat, rankOf, tricksNow } from './read.ts';
import { callWord, counted, nameOf, tell, wordIn } from './say.ts';
import { trumpMark } from './signs.ts';

const say = words.sheets;
const own = say.birds;

/** A mark for birds, and one for trumps. */
export function birdMark(scene: Scene, card: string): Badge | null {
  if (!isWorth(scene, card)) return trumpMark(scene, card);
  return { text: '★', label: tell(own.label, { bird: wordIn(own.names, rankOf(card)) }), tone: 'good' };
}

/** The birds of this hand that lie before a seat: those of its tricks, and its own that it kept. */
export const birdsBefore = (scene: Scene, seat: number): readonly string[] => birdsOf(scene)[seat];

function birdsOf(scene: Scene): readonly (readonly string[])[] {
  const piles: string[][] = scene.names.map(() => []);
  for (const trick of tricksNow(scene)) {
    const cards = trick.cards as readonly string[];
    for (const card of cards.filter((each) => isWorth(scene, each)))
      piles[isKept(trick, card) ? playerOf(scene, trick, card) : Number(trick.taker)].push(card);
  }
  return piles;
}

/** A kept duck goes back to whoever played it. */
export const keptGoesTo = (_: Scene, { line, laid, taker }: Trick, card: string): number =>
  (line && isKept(line, card) ? laid.find((each) => each.card === card)?.seat : null) ?? Number(taker);

const isKept = ({ kept }: Line, card: string): boolean => Array.isArray(kept) && kept.includes(card);
const playerOf = ({ names }: Scene, { leader, cards }: Line, card: string): number =>
  (Number(leader) + (cards as readonly string[]).indexOf(card)) % names.length;

/** How many birds a seat has. */
export function birdBadges(scene: Scene, seat: number): Badge[] {
  const n = ofSeat(scene, 'points', seat);
  if (!isSettled(scene) || n === 0) return [];
  const text = counted(n, say.bird);
  return [{ text, label: tell(own.hasLabel, { name: nameOf(scene, seat), birds: text }) }];
}

/** A word to a seat whose cards lie face down, or that must bid. */
export function blindPrompt(scene: Scene): string {
  if (isIn(scene, 'blind', scene.seat)) return own.unseen;
  if (scene.acts.some((act) => act.do === 'forfeit')) return own.mayForfeit;
  return mustBid(scene) ? say.mustBid : say.own.bidding;
}

/** The bid of a score line: 0 and 00 for zeros, with a mark where it was blind. */
export function shortBid({ bid, blind }: Line): string {
  const text = { zero: '0', doubleZero: '00' }[String(bid)] ?? callWord(bid);
  return blind ? tell(say.blindBid, { bid: text }) : text;
}
