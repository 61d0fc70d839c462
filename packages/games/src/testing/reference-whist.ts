/** The naive reference of Whist. */
import type { Line } from '@followsuit/engine';
import { type Book, byTrump, FRENCH, finished, type Hand, rankOf, suitOf, takerOf } from './reference.ts';

const NAMES: Record<string, string> = { s: 'spades', h: 'hearts', d: 'diamonds', c: 'clubs' };

/** The letter of trump; empty where there is none. */
function trumpOf({ options, open, n }: Hand): string {
  if (options.trump === 'none') return '';
  return options.trump === 'rotating' ? 'hcds'[(n - 1) % 4] : suitOf(open!);
}

export const whistBook: Book = {
  notHeld: 'WHIST-PLAY-1',
  mustFollow: 'WHIST-PLAY-3',
  leader: ({ dealer }) => (dealer + 1) % 4,
  winner: (hand, cards) => byTrump(cards, trumpOf(hand), FRENCH),
};

export function whistScore(hand: Hand): Line {
  const trump = trumpOf(hand);
  const tricks = [0, 1, 2, 3].map((seat) => finished(hand).filter((trick) => takerOf(hand, trick) === seat).length);
  const honours = [0, 1].map((side) => {
    const dealt = [...hand.begun[side], ...hand.begun[side + 2]];
    return dealt.filter((card) => suitOf(card) === trump && 'AKQJ'.includes(rankOf(card))).length;
  });
  const counts = hand.options.honours === 'on';
  const delta = [0, 1].map((side) => {
    const beyond = Math.max(0, tricks[side] + tricks[side + 2] - 6);
    return beyond + (counts ? [0, 0, 0, 2, 4][honours[side]] : 0);
  });
  return { delta, trump: NAMES[trump] ?? 'none', tricks, ...(counts && { honours }) };
}
