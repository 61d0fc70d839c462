/** Stones: the opening lead is the lowest paper card that players hold (STONES-PLAY-1 to -3). */
import { HOLD, laid, lowest, makeCard, playedRanks, type State, SUITS } from '@followsuit/engine';
import { DEALER, LEADER, TRICK, TURN } from '@followsuit/engine/state';
import type { Knowledge } from './knowledge.ts';

const PAPER = 2;
const TWO = 1;

/** The rank that opens, of some paper cards: 2, 3 … A, then the joker; past all of them where there is none. */
const opening = (papers: number, ranks: number): number => {
  if (papers === 0) return ranks + 1;
  return papers === 1 ? ranks : lowest(papers & ~1);
};
const papersOf = (s: State, seat: number): number => s[HOLD + seat * SUITS + PAPER];

export const stones: Knowledge = {
  proves({ rules, seat: viewer, state }, facts) {
    const begun = state[TRICK] > 0 || laid(state) > 0;
    // Whoever leads knows it from their own cards, the others when the card lies there.
    if (state[LEADER] < 0 || (!begun && state[TURN] !== viewer)) return;
    const { ranks } = rules.design.deck;
    const low = opening(begun ? playedRanks(state, PAPER) : papersOf(state, viewer), ranks.length);
    for (let seat = 0; seat < rules.seats; seat++) {
      for (let rank = TWO; rank < Math.min(low, ranks.length); rank++) facts.lacks(seat, makeCard(PAPER, rank));
      if (low > ranks.length && rules.design.deck.masks[PAPER] & 1) facts.lacks(seat, makeCard(PAPER, 0));
    }
  },
  agrees({ rules, state }, world) {
    if (state[LEADER] < 0 || state[TRICK] > 0 || laid(state) > 0) return true;
    const ranks = rules.design.deck.ranks.length;
    let opener = (world[DEALER] + 1) % rules.seats;
    let low = ranks + 1;
    for (let seat = 0; seat < rules.seats; seat++) {
      const own = opening(papersOf(world, seat), ranks);
      if (own < low) [low, opener] = [own, seat];
    }
    return opener === state[TURN];
  },
};
