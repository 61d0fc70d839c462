import { afterTricks, inPhase, isScored, type Lesson, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '4',
  notes: [
    {
      when: inPhase('bidding'),
      text: 'Your partner sits opposite. Deuces are ducks and Farmers are geese: each of these birds is a point for the side that takes it. Tricks are points as well, but only for the side with the highest bid. Bid the points of both together; with three aces, try 8.',
      good: { do: 'bid', points: 8 },
    },
    {
      when: inPhase('box'),
      text: 'Take the open card, the Farmer of anchors, and anchors are trump; or refuse it and play without trump. It is a goose, and you hold two more anchors: take it.',
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: 'Put one card away for the one you took: the Tar of locks makes you void in locks.',
      good: { do: 'discard', card: 'Tl' },
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        weBid(now)
          ? 'Seven tricks. Lead your aces while the others can still follow: birds fall into them.'
          : 'The others made the highest bid. For your side only birds count now, and every trick you take is one less for them.',
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: 'Give a bird to your partner’s trick when it is sure to be taken, never to the others’.',
    },
    {
      when: isScored,
      text: (now) =>
        scoreOf(now)?.result === 'missed'
          ? 'The bid was missed: the bidders score nothing, and the others get the bid on top of their birds.'
          : 'The bid was made: the bidders score exactly the bid, never more, and the others score their birds.',
    },
  ],
};

export default lesson;
