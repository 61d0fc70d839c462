import { afterTricks, inPhase, isScored, type Lesson, pair, scoreOf, taken, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '26',
  notes: [
    {
      when: inPhase('bidding'),
      text: 'Your partner sits opposite, and you score together. Bid how many of the 13 tricks the two of you will take. The open card in the middle, a cup, shows the only suit that can be trump. You have four cups with the ace: try 8.',
      good: { do: 'bid', tricks: 8 },
    },
    {
      when: inPhase('box'),
      text: 'Your bid is the highest. Take the box of three cards, and the open card’s suit is trump; or leave it, and play without trump. You have four cups: take it.',
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: 'You hold three cards too many. Put away low cards of short suits: being out of a suit lets you trump it.',
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        weBid(now)
          ? 'The bidder leads. High trumps first take the others’ trumps out; then your aces are safe. Remember that your partner’s tricks count as yours.'
          : 'The others made the highest bid. Spoil it: they must take exactly as many tricks as they said to shut you out.',
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) =>
        `Your side has ${taken(now, pair(now.seat))} tricks. Exactly the bid: only the bidders score. More: both sides score their tricks. Fewer: only the other side does.`,
    },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        if (result === 'exact') return 'Exactly the bid: only the bidding side scores its tricks.';
        return result === 'over'
          ? 'More than the bid: both sides score a point a trick.'
          : 'Fewer than the bid: only the other side scores its tricks.';
      },
    },
  ],
};

export default lesson;
