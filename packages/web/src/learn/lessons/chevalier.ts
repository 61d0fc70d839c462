import { afterTricks, inPhase, isScored, type Lesson, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '40',
  notes: [
    {
      when: inPhase('bidding'),
      text: 'Your partner sits opposite. Ten tricks, a point each; but a trick with a 7 in it is poisoned and worth nothing. Bid the points your side will make. Ace and Knight of locks and a few trees: try 4.',
      good: { do: 'bid', points: 4 },
    },
    {
      when: inPhase('box'),
      text: 'Take the open card, and its suit, trees, is trump; or play without trump. You have three trees already: take it.',
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: 'Put one card away: a low crown is of no use.',
      good: { do: 'discard', card: '2c' },
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        weBid(now)
          ? 'You lead. Take tricks that have no 7 in them, and throw your own 7 into one of theirs.'
          : 'The others made the highest bid. A 7 thrown into one of their tricks makes it worthless.',
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: 'If one side takes every 7 that is in play, that is a sweep: its poisoned tricks count 2 each for the bidders, 1 each for the others.',
    },
    {
      when: isScored,
      text: (now) =>
        scoreOf(now)?.result === 'made'
          ? 'The bid was made: both sides score what they took.'
          : 'The bid was missed: the bidders score nothing; the others score what they took, and the bid on top.',
    },
  ],
};

export default lesson;
