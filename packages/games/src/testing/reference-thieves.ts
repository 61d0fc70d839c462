/** The naive reference of Thief and Thieves: which suits are trump and thieves, who keeps which card, and the scores. */
import type { Line } from '@followsuit/engine';
import { bidderOf, finished, type Hand, openTrump, seatOf, suitOf, type Trick, takerOf } from './reference.ts';

const RANKS = '2 3 4 5 6 7 T F B K A'.split(' ');
const NAMES: Record<string, string> = { a: 'anchors', c: 'crowns', u: 'cups', l: 'locks', t: 'trees' };

/** The letters of the key suits once a trick has been played as far as it has; empty where there is none. */
export function keySuitsAfter(hand: Hand, trick: Trick): { trump: string; thief: string } {
  const known = { trump: hand.game === 'thieves' ? openTrump(hand) : '', thief: '' };
  for (const { cards } of hand.tricks.slice(0, hand.tricks.indexOf(trick) + 1)) {
    const led = suitOf(cards[0]);
    const declared = hand.said.find(({ act }) => act.do === 'play')?.act;
    if (declared?.card === cards[0]) known[declared.as as 'trump' | 'thief'] = led;
    for (const suit of cards.map(suitOf)) {
      if (suit === led || suit === known.trump || suit === known.thief) continue;
      if (known.thief === '') known.thief = suit;
      else if (hand.game === 'thief' && known.trump === '') known.trump = suit;
    }
  }
  return known;
}

/** The lowest thief of a complete trick and the seat that played it. */
function lowestThief(hand: Hand, trick: Trick): { kept: string; keeper: number } | null {
  const { thief } = keySuitsAfter(hand, trick);
  const kept = RANKS.map((rank) => rank + thief).find((card) => trick.cards.includes(card));
  return kept === undefined ? null : { kept, keeper: seatOf(hand, trick, trick.cards.indexOf(kept)) };
}

/** Names of the key suits; in Thieves, no trump is something that is said. */
function names(hand: Hand, trick: Trick): { trump: string | null; thief: string | null } {
  const { trump, thief } = keySuitsAfter(hand, trick);
  return { trump: NAMES[trump] ?? (hand.game === 'thieves' ? 'none' : null), thief: NAMES[thief] ?? null };
}

export function thiefExtras(hand: Hand): Line {
  const last = finished(hand).at(-1)!;
  return { ...names(hand, last), ...(lowestThief(hand, last) ?? { kept: null, keeper: null }) };
}

export function thieves(hand: Hand): Line {
  const { seat: bidder, act } = bidderOf(hand);
  const bid = (act.points ?? act.tricks) as number;
  const tricks: number[] = Array(hand.players).fill(0);
  const kept: number[] = Array(hand.players).fill(0);
  for (const trick of finished(hand)) {
    tricks[takerOf(hand, trick)]++;
    const low = lowestThief(hand, trick);
    if (low) kept[low.keeper]++;
  }
  const sides = hand.game === 'thieves' ? [[0, 2], [1, 3]] : tricks.map((_, seat) => [seat]); // biome-ignore format: a pair of pairs
  const ours = sides.findIndex((seats) => seats.includes(bidder));
  const all = (numbers: number[], side: number): number => sides[side].reduce((sum, seat) => sum + numbers[seat], 0);
  const inPoints = act.points !== undefined;
  const counts = sides.map((_, side) => all(tricks, side) + (inPoints ? all(kept, side) : 0));
  const result = counts[ours] === bid ? 'exact' : counts[ours] > bid ? 'over' : 'missed';
  const delta = sides.map((_, side) => {
    const scores = result === 'over' || (result === 'exact') === (side === ours);
    return (scores ? counts[side] : 0) + (inPoints ? 0 : all(kept, side));
  });
  return { delta, bidder, bid, ...names(hand, hand.tricks.at(-1)!), tricks, thieves: kept, result };
}
