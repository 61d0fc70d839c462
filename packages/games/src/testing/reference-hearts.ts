/** The naive reference of Hearts. */
import type { Line } from '@followsuit/engine';
import { type Book, FRENCH, finished, type Hand, highestFollowing, suitOf, takerOf } from './reference.ts';

const opening = ({ players }: Hand): string => (players === 5 ? '3c' : '2c');
const isPoint = (card: string): boolean => suitOf(card) === 'h' || card === 'Qs';

/** HEARTS-PLAY-5: a heart was played to an earlier trick. */
const isBroken = ({ tricks, options }: Hand): boolean =>
  tricks.some(({ cards }) =>
    cards.some((card) => suitOf(card) === 'h' || (card === 'Qs' && options.queenBreaks === 'on')),
  );

export const heartsBook: Book = {
  notHeld: 'HEARTS-PLAY-1',
  mustFollow: 'HEARTS-PLAY-3',
  leader: (hand) => hand.begun.findIndex((own) => own.includes(opening(hand))),
  lead(hand, own, card) {
    if (hand.tricks.length === 0) return card === opening(hand) ? null : 'HEARTS-PLAY-2';
    return suitOf(card) === 'h' && !isBroken(hand) && own.some((each) => suitOf(each) !== 'h') ? 'HEARTS-PLAY-5' : null;
  },
  discard: (hand, own, card) =>
    hand.options.firstTrick === 'clean' && hand.tricks.length === 1 && isPoint(card) && !own.every(isPoint)
      ? 'HEARTS-PLAY-4'
      : null,
  winner: (_hand, cards) => highestFollowing(cards, FRENCH),
};

/** HEARTS-PASS-1: the seat that gets the cards of another, in hand number n. */
export function heartsPassesTo({ players, options }: Hand, n: number, seat: number): number {
  if (options.passing === 'left') return (seat + 1) % players;
  const round = players === 4 ? ['left', 'right', 'across'] : ['left', 'right'];
  const steps = { left: 1, right: players - 1, across: 2 }[round[(n - 1) % (round.length + 1)]]!;
  return (seat + steps) % players;
}

export function heartsScore(hand: Hand): Line {
  const taken = Array.from({ length: hand.players }, (_, seat) =>
    finished(hand).flatMap((trick) => (takerOf(hand, trick) === seat ? trick.cards : [])),
  );
  const points = taken.map((cards) =>
    cards.reduce((sum, card) => sum + (card === 'Qs' ? 13 : isPoint(card) ? 1 : 0), 0),
  );
  const jack = taken.findIndex((cards) => cards.includes('Jd'));
  const moon = points.indexOf(26);
  const delta = points.map((own, seat) => {
    const less = hand.options.jack === 'on' && jack === seat ? -10 : 0;
    if (moon < 0) return own + less;
    if (hand.options.moon === 'self') return (moon === seat ? -26 : 0) + less;
    return (moon === seat ? 0 : 26) + less;
  });
  return { delta, points, ...(hand.options.jack === 'on' && { jack }) };
}
