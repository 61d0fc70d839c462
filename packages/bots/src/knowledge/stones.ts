/** Stones: the opening lead is the lowest paper card that players hold (STONES-PLAY-1 to -3). */
import {
  HOLD,
  laid,
  lowest,
  makeCard,
  playedRanks,
  type Rules,
  type State,
  SUITS,
  type View,
} from '@followsuit/engine';
import { DEALER, LEADER, TRICK, TURN } from '@followsuit/engine/state';
import type { Facts, Knowledge } from './knowledge.ts';

const PAPER = 2;
const TWO = 1;
const JOKER = 0;

/** The rank that opens, of some paper cards: 2, 3 … A, then the joker; past all of them where there is none. */
function opening(papers: number, ranks: number): number {
  if (papers === 0) return ranks + 1;
  return papers === 1 << JOKER ? ranks : lowest(papers & ~(1 << JOKER));
}

const papersOf = (s: State, seat: number): number => s[HOLD + seat * SUITS + PAPER];
const hasBegun = (s: State): boolean => s[TRICK] > 0 || laid(s) > 0;

/** Whether somebody sees who is to open, but not with what. */
const isOpen = ({ seat, state: s }: View): boolean => s[LEADER] >= 0 && !hasBegun(s) && s[TURN] !== seat;

/** Nobody holds a paper card that would open before this one. */
function nobodyHasLower({ design: { deck }, seats }: Rules, low: number, facts: Facts): void {
  const ranks = deck.ranks.length;
  for (let seat = 0; seat < seats; seat++) {
    for (let rank = TWO; rank < Math.min(low, ranks); rank++) facts.lacks(seat, makeCard(PAPER, rank));
    if (low > ranks) facts.lacks(seat, makeCard(PAPER, JOKER));
  }
}

export const stones: Knowledge = {
  /** The opening card may be any of the paper cards, or there is none. */
  cases: (view) => (isOpen(view) ? view.rules.design.deck.ranks.length + 2 : 1),
  proves(view, facts, which) {
    const { rules, seat: viewer, state: s } = view;
    const { ranks, masks } = rules.design.deck;
    if (s[LEADER] < 0) return true;
    if (!isOpen(view)) {
      // Whoever leads knows it from their own cards, the others when the card lies there.
      const papers = hasBegun(s) ? playedRanks(s, PAPER) : papersOf(s, viewer);
      nobodyHasLower(rules, opening(papers, ranks.length), facts);
      return true;
    }
    const own = viewer < 0 ? ranks.length + 1 : opening(papersOf(s, viewer), ranks.length);
    if (which === JOKER || own < which) return false;
    nobodyHasLower(rules, which, facts);
    if (which > ranks.length) return s[TURN] === (s[DEALER] + 1) % rules.seats;
    const rank = which === ranks.length ? JOKER : which;
    facts.holds(s[TURN], makeCard(PAPER, rank));
    return own !== which && ((masks[PAPER] >> rank) & 1) !== 0;
  },
};
