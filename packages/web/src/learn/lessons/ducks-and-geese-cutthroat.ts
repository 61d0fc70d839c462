import { afterTricks, inPhase, isScored, type Lesson, leading, mine, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '28',
  notes: [
    {
      when: inPhase('bidding'),
      text: 'Everyone plays alone, with eight cards. Deuces (ducks) and Farmers (geese) are a point each for everybody; tricks are a point each for the highest bidder only. You have two ducks of your own and four locks: try 6.',
      good: { do: 'bid', points: 6 },
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        leading(now)
          ? 'You won the auction: the suit of your first card is trump. Locks are your long suit; the Knight of locks is a good beginning.'
          : `${who(now, now.view.bidder)} won the auction; the suit of the first card, ${now.view.trump}, is trump.`,
      good: { do: 'play', card: 'Kl' },
    },
    {
      when: (now) => inPhase('tricks')(now) && Number(now.view.trick) >= 1,
      text: 'Your own duck is safe when you lead it, or follow suit with it: you keep it, whoever takes the trick. Thrown on another suit it goes with the trick.',
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: (now) =>
        `You have ${mine(now, 'taken')} tricks. A bidder who misses loses the bid from the score; everybody else just scores birds.`,
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        return score?.result === 'missed'
          ? `The bid was missed, and it is lost from ${score.bidder === now.seat ? 'your' : 'the bidder’s'} score. The others score their birds.`
          : 'The bid was made: the bidder scores it, and the others their birds.';
      },
    },
  ],
};

export default lesson;
