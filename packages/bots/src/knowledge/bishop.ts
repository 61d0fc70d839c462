/** Bishop and Baronet: what the bidder's announcements prove (BISHOP-PARTNER-3), and that face cards stay in (BISHOP-DEAL-4). */
import { AWAY, bitOf, count, highest, isTricks, makeCard, type Rules, type State, SUITS } from '@followsuit/engine';
import type { Knowledge } from './knowledge.ts';

const [TAR, FARMER, BISHOP, KNIGHT] = [6, 7, 8, 9];
const FACES = (1 << TAR) | (1 << FARMER) | (1 << BISHOP) | (1 << KNIGHT);
/** The cards that count, by the call. */
const BLOCKS = [0, (1 << KNIGHT) | (1 << TAR), (1 << BISHOP) | (1 << FARMER)];

/** A digit of the key, by name. */
function digit(rules: Rules, s: State, name: string): number {
  const tricks = rules.design.phases[rules.tricks];
  return isTricks(tricks) ? tricks.key.get(s, name) : 0;
}

export const bishop: Knowledge = {
  proves({ rules, state }, facts) {
    const { deck } = rules.design;
    for (let i = 0; i < deck.cards.length; i++)
      if (bitOf(deck.cards[i]) & FACES) for (let seat = 0; seat < rules.seats; seat++) facts.keeps(seat, deck.cards[i]);
    const announced = state[rules.at.announced] ?? 0; // in Baronet nothing is announced
    if (announced === 0) return true;
    // What was asked for up to the answer, the bidder does not hold, and what was left out, they do.
    const partner = state[rules.at.partner];
    const answer = partner >= 0 ? highest(announced) : deck.ranks.length;
    for (let rank = 0; rank < Math.min(answer + 1, deck.ranks.length); rank++) {
      const card = makeCard(digit(rules, state, 'trump'), rank);
      if (((announced >> rank) & 1) === 0) facts.holds(state[rules.at.bidder], card);
      else if (rank === answer) facts.holds(partner, card);
      else for (let seat = 0; seat < rules.seats; seat++) facts.lacks(seat, card);
    }
    return true;
  },
  guess({ rules }, world) {
    const block = BLOCKS[digit(rules, world, 'call')];
    let inPlay = block === 0 ? 0 : 10;
    for (let i = 0; i < rules.seats * SUITS; i++) inPlay -= count(world[AWAY + i] & block);
    world[rules.at.inPlay] = inPlay;
  },
};
