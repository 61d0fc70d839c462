/** Stones: what the opening lead proves about the paper cards (STONES-PLAY-1 to -3). */
import type { Facts, SamplingKnowledge } from '@followsuit/bots';
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

const PAPER = 2;
const TWO = 1;

/** The rank that opens in a place of the order, from 0, and the place of a rank: joker, 2, 3 … A; without a ghost hand the 2 before the joker. */
const swapped = (i: number, { options }: Rules): number => (options.ghostHand === 'off' && i <= TWO ? TWO - i : i);

/** The index in that order of the first of some paper cards; beyond all indexes if there is none. */
function opening(papers: number, rules: Rules): number {
  if (papers === 0) return rules.design.deck.ranks.length;
  return swapped(rules.options.ghostHand === 'off' && (papers >> TWO) & 1 ? TWO : lowest(papers), rules);
}

const papersOf = (s: State, seat: number): number => s[HOLD + seat * SUITS + PAPER];
const hasBegun = (s: State): boolean => s[TRICK] > 0 || laid(s) > 0;

/** Whether a viewer sees who is to open, but not with which card. */
const isOpen = ({ seat, state: s }: View): boolean => s[LEADER] >= 0 && !hasBegun(s) && s[TURN] !== seat;

/** Nobody holds a paper card that would open before the one at this index of the order. */
function nobodyHasLower(rules: Rules, place: number, facts: Facts): void {
  for (let seat = 0; seat < rules.seats; seat++)
    for (let i = 0; i < place; i++) facts.lacks(seat, makeCard(PAPER, swapped(i, rules)));
}

export const sampling: SamplingKnowledge = {
  /** The opening card may be any of the paper cards, or there is none. */
  cases: (view) => (isOpen(view) ? view.rules.design.deck.ranks.length + 1 : 1),
  proves(view, facts, which) {
    const { rules, seat: viewer, state: s } = view;
    const { ranks, masks } = rules.design.deck;
    if (s[LEADER] < 0) return true;
    if (!isOpen(view)) {
      // The leader knows it from their own cards, the others once it is played: no remaining card comes before it.
      nobodyHasLower(rules, opening(hasBegun(s) ? playedRanks(s, PAPER) : papersOf(s, viewer), rules), facts);
      return true;
    }
    const own = viewer < 0 ? ranks.length : opening(papersOf(s, viewer), rules);
    if (own < which) return false;
    nobodyHasLower(rules, which, facts);
    if (which === ranks.length) return s[TURN] === (s[DEALER] + 1) % rules.seats;
    const rank = swapped(which, rules);
    facts.holds(s[TURN], makeCard(PAPER, rank));
    return own !== which && ((masks[PAPER] >> rank) & 1) !== 0;
  },
};
