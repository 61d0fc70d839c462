import { afterTricks, inPhase, isScored, type Lesson, pair, scoreOf, taken } from '../lesson.ts';
import { FOLLOW, NONE_LEFT_THIEF } from '../shared.ts';

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '37',
  notes: [
    {
      when: inPhase('bidding'),
      text: 'Your partner sits opposite. Bid how many of the 13 tricks the two of you will take; thieves do not count towards it. The open card, a lock, shows the only suit that can be trump. You have four locks with the ace: try 8.',
      good: { do: 'bid', tricks: 8 },
    },
    {
      when: inPhase('box'),
      text: 'Take the box, and the open card’s suit is trump; or leave it and play without trump. With four locks, take it.',
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: 'Put three cards away. Low cards of short suits: when you are out of a suit, you can trump it, or play a thief.',
    },
    FOLLOW,
    {
      when: (now) => inPhase('tricks')(now) && now.view.thief !== 'none',
      text: ({ view }) =>
        `The first card played out of suit has made ${view.thief} the thieves. From now on the lowest thief in each trick goes back to its player, as a point that always scores.`,
    },
    NONE_LEFT_THIEF,
    {
      when: afterTricks(7),
      text: (now) =>
        `Your side has ${taken(now, pair(now.seat))} tricks. For the bid only tricks count; the thieves you keep come on top.`,
    },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        const thieves = 'Thieves score for the side that kept them, whatever becomes of the bid.';
        if (result === 'exact') return `Exactly the bid: only the bidders score their tricks. ${thieves}`;
        return result === 'over'
          ? `More than the bid: both sides score their tricks. ${thieves}`
          : `Fewer than the bid: only the other side scores its tricks. ${thieves}`;
      },
    },
  ],
};

export default lesson;
