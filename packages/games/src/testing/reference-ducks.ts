/** The naive reference of Ducks and Geese, for partners and for single players: birds, kept deuces and scores. */
import type { Line } from '@followsuit/engine';
import { bidderOf, finished, type Hand, openTrump, rankOf, seatOf, suitOf, type Trick, takerOf } from './reference.ts';

const SUIT_NAMES: Record<string, string> = { a: 'anchors', c: 'crowns', u: 'cups', l: 'locks', t: 'trees' };

const isBird = ({ options }: Hand, card: string): boolean =>
  (options.pointCards === 'dog' ? ['T'] : ['2', 'F']).includes(rankOf(card));
const birdsIn = (hand: Hand, cards: string[]): number => cards.filter((card) => isBird(hand, card)).length;
const perSeat = (hand: Hand, of: (seat: number) => number): number[] =>
  Array.from({ length: hand.players }, (_, seat) => of(seat));
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const takenBy = (hand: Hand, seat: number): Trick[] => finished(hand).filter((trick) => takerOf(hand, trick) === seat);
const bothOf = (numbers: number[], side: number): number => numbers[side] + numbers[side + 2];

/** What a trick line adds for partners. */
export const birdsTaken = (hand: Hand, { cards }: Trick): Line => ({ pointCards: birdsIn(hand, cards) });

export function ducksAndGeese(hand: Hand): Line {
  if (hand.said.some(({ act }) => act.do === 'forfeit')) {
    const none = [0, 0, 0, 0];
    const delta = hand.dealer % 2 === 0 ? [0, 3] : [3, 0];
    return {
      delta,
      bidder: null,
      bid: null,
      blind: false,
      trump: null,
      tricks: none,
      pointCards: none,
      result: 'forfeit',
    };
  }
  const { seat: bidder, act } = bidderOf(hand);
  const tricks = perSeat(hand, (seat) => takenBy(hand, seat).length);
  const pointCards = perSeat(hand, (seat) => sum(takenBy(hand, seat).map(({ cards }) => birdsIn(hand, cards))));
  const side = bidder % 2;
  const blind = act.blind === true;
  const t = bothOf(tricks, side);
  const e = bothOf(pointCards, 1 - side);
  let made: boolean;
  let scores: number[];
  if (act.do === 'bid') {
    const b = act.points as number;
    made = t + bothOf(pointCards, side) >= b;
    scores = made ? [b, blind ? 0 : e] : [0, b + e];
  } else {
    made = t === 0;
    scores = made ? [act.do === 'zero' ? 5 : 12, 0] : [0, 2 * e];
  }
  const delta = side === 0 ? scores : [scores[1], scores[0]];
  const bid = act.do === 'bid' ? act.points : act.do;
  const trump = SUIT_NAMES[openTrump(hand)] ?? 'none';
  return { delta, bidder, bid, blind, trump, tricks, pointCards, result: made ? 'made' : 'missed' };
}

/** Cutthroat: the deuce of the led suit, if it lies in the trick. */
const keptIn = ({ cards }: Trick): string[] => cards.filter((card) => card === `2${suitOf(cards[0])}`);

/** What a trick line adds for single players. */
export const birdsKept = (hand: Hand, trick: Trick): Line => {
  const kept = keptIn(trick);
  return { kept, pointCards: birdsIn(hand, trick.cards) - kept.length };
};

export function cutthroat(hand: Hand): Line {
  const { seat: bidder, act } = bidderOf(hand);
  const bid = act.points as number;
  const blind = act.blind === true;
  const tricks = perSeat(hand, (seat) => takenBy(hand, seat).length);
  const pointCards = perSeat(hand, (seat) => {
    const taken = sum(takenBy(hand, seat).map((trick) => birdsKept(hand, trick).pointCards as number));
    const kept = finished(hand).filter((trick) =>
      keptIn(trick).some((card) => seatOf(hand, trick, trick.cards.indexOf(card)) === seat),
    );
    return taken + kept.length;
  });
  const points = tricks[bidder] + pointCards[bidder];
  const capped = hand.options.scoring === 'capped';
  const result = points === bid ? 'exact' : points > bid ? 'over' : 'missed';
  const alone = result !== 'missed' && (blind || (!capped && result === 'exact'));
  const delta = pointCards.map((birds, seat) => {
    if (seat !== bidder) return alone ? 0 : birds;
    if (result === 'missed') return -bid;
    return capped ? bid : points;
  });
  const trump = SUIT_NAMES[suitOf(hand.tricks[0].cards[0])];
  return { delta, bidder, bid, blind, trump, tricks, pointCards, result };
}
