import { afterTricks, inPhase, isScored, type Lesson, leading, mine, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 4,
  seat: 3,
  seed: '29',
  notes: [
    {
      when: inPhase('putting away'),
      text: 'Five suits; the ace is high, then Knight, Bishop, Farmer, Tar, and the numbers from 7 down. You have one card too many: put one away. A low card of a short suit is best, such as the Four of cups.',
      good: { do: 'discard', card: '4u' },
    },
    {
      when: inPhase('bidding'),
      text: 'How many of the 13 tricks will you take? Everybody speaks once, and a bid must be higher than those before. The highest bidder makes trump. With five anchors and their ace, and high cards beside them, 6 is a fair bid.',
      good: { do: 'bid', tricks: 6 },
    },
    {
      when: (now) => inPhase('tricks')(now),
      text: (now) =>
        leading(now)
          ? 'You won the auction. The suit of the first card you lead is trump for the whole hand: lead an anchor, and a high one.'
          : `The highest bid is ${who(now, now.view.bidder)}’s. The suit of the first card is trump: ${now.view.trump}.`,
      good: { do: 'play', card: 'Aa' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) =>
        now.view.bidder === now.seat
          ? `You have ${mine(now, 'taken')} tricks. Exactly your bid is best: then nobody else scores. Once you have it, try to lose the rest.`
          : 'If the bidder takes exactly the bid, only the bidder scores. So all others want it to be more, or less.',
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        const whose = score?.bidder === now.seat ? 'Your' : `${who(now, score?.bidder)}’s`;
        if (score?.result === 'exact')
          return `${whose} bid was hit exactly: the bidder scores it, and nobody else anything.`;
        return score?.result === 'over'
          ? 'That is more than the bid: everybody, the bidder too, scores a point a trick.'
          : `${whose} bid was missed: everybody but the bidder scores a point a trick.`;
      },
    },
  ],
};

export default lesson;
