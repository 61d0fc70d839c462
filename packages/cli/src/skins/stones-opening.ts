/** Who opens a hand of Stones, and why: STONES-PLAY-1 to -3. */
import { type Rules, rankOf, suitOf } from '@followsuit/engine';
import { CARDS, PHASE, PLAYS, TURN } from '@followsuit/engine/state';
import { cardWords } from '../wording.ts';
import type { SeatScene } from './skin.ts';

const PAPER = 2;
const [JOKER, TWO] = [0, 1];
const room = new Int32Array(64);

/** "2 of paper", or "lowest paper in play: the joker". */
function reason({ design: { deck }, options }: Rules, card: number): string {
  if (suitOf(card) !== PAPER) return 'no player holds paper';
  if (rankOf(card) === JOKER) return 'lowest paper in play: the joker';
  const words = cardWords(deck, deck.codes[card]);
  return rankOf(card) === TWO && options.ghostHand === 'off' ? words : `lowest paper in play: the ${words}`;
}

/** What you open with, and why, while that is what you are to do. */
export function youOpen({ rules, view: { seat, state } }: SeatScene): string[] {
  if (state[PHASE] !== rules.tricks || state[PLAYS] > 0 || state[TURN] !== seat) return [];
  rules.moves(state, seat, room);
  return [`You open (${reason(rules, room[0])}).`];
}

/** Why the first card of a hand was led, when it has just been. */
export function opening(before: SeatScene, { rules, view: { state } }: SeatScene): string[] {
  if (before.view.state[PLAYS] > 0 || state[PLAYS] !== 1) return [];
  return [`That opens the hand (${reason(rules, state[CARDS])}).`];
}
