/** The naive reference of Oh Hell. */
import type { Line } from '@followsuit/engine';
import { type Book, byTrump, FRENCH, finished, type Hand, suitOf, takerOf } from './reference.ts';

const NAMES: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };
const trumpOf = ({ open }: Hand): string => (open === null ? '' : suitOf(open));

export const ohHellBook: Book = {
  notHeld: 'OHHELL-PLAY-1',
  mustFollow: 'OHHELL-PLAY-3',
  leader: ({ dealer, players }) => (dealer + 1) % players,
  winner: (hand, cards) => byTrump(cards, trumpOf(hand), FRENCH),
};

export function ohHellScore(hand: Hand): Line {
  const seats = Array.from({ length: hand.players }, (_, seat) => seat);
  const tricks = seats.map((seat) => finished(hand).filter((trick) => takerOf(hand, trick) === seat).length);
  const bids = seats.map((own) => Number(hand.said.find(({ seat }) => seat === own)!.act.tricks));
  const delta = seats.map((seat) => {
    const [bid, n] = [bids[seat], tricks[seat]];
    if (hand.options.scoring === 'tricks') return bid === n ? 10 + n : n;
    if (bid !== n) return hand.options.scoring === 'squares' ? 0 - (bid - n) ** 2 : 0;
    return 10 + (hand.options.scoring === 'squares' ? bid ** 2 : bid);
  });
  return { delta, trump: NAMES[trumpOf(hand)] ?? 'none', bids, tricks };
}
