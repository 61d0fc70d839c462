/** The naive reference of Spades. */
import type { Line } from '@followsuit/engine';
import { type Book, byTrump, FRENCH, finished, type Hand, suitOf, takerOf } from './reference.ts';
import type { Lasting } from './reference-score.ts';

const isSpade = (card: string): boolean => suitOf(card) === 's';
const clubsOpen = ({ options }: Hand): boolean => options.firstTrick === 'clubs';

export const spadesBook: Book = {
  notHeld: 'SPADES-PLAY-1',
  mustFollow: 'SPADES-PLAY-3',
  leader: (hand) =>
    clubsOpen(hand) ? hand.begun.findIndex((own) => own.includes('2c')) : (hand.dealer + 1) % hand.players,
  lead(hand, own, card) {
    if (clubsOpen(hand) && hand.tricks.length === 0) return card === '2c' ? null : 'SPADES-FIRST-1';
    const isBroken = hand.options.breaking === 'off' || hand.tricks.some(({ cards }) => cards.some(isSpade));
    return isSpade(card) && !isBroken && !own.every(isSpade) ? 'SPADES-PLAY-4' : null;
  },
  discard: (hand, own, card) =>
    clubsOpen(hand) && hand.tricks.length === 1 && isSpade(card) && !own.every(isSpade) ? 'SPADES-FIRST-2' : null,
  winner: (_hand, cards) => byTrump(cards, 's', FRENCH),
};

export function spadesScore(hand: Hand, lasting: Lasting): Line {
  const tricks = [0, 1, 2, 3].map((seat) => finished(hand).filter((trick) => takerOf(hand, trick) === seat).length);
  const limit = hand.options.bags === 'off' ? Number.POSITIVE_INFINITY : Number(hand.options.bags);
  const delta = [0, 1].map((side) => {
    const bids = hand.said.filter(({ seat, act }) => seat % 2 === side && act.do !== 'look');
    const open = bids.filter(({ act }) => act.do === 'bid' && Number(act.tricks) > 0);
    const bid = open.reduce((sum, { act }) => sum + Number(act.tricks), 0);
    const taken = open.reduce((sum, { seat }) => sum + tricks[seat], 0);
    let points = taken >= bid ? 10 * bid : -10 * bid;
    let bags = Math.max(0, taken - bid);
    for (const { seat, act } of bids.filter((each) => !open.includes(each))) {
      const worth = act.do === 'blindNil' ? 200 : 100;
      points += tricks[seat] === 0 ? worth : -worth;
      bags += tricks[seat];
    }
    points += bags;
    lasting.bags[side] += bags;
    while (lasting.bags[side] >= limit) {
      lasting.bags[side] -= limit;
      points -= 10 * limit;
    }
    return points;
  });
  return { delta, tricks, bags: [...lasting.bags] };
}
