import { afterTricks, inPhase, isScored, type Lesson, mine, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 5,
  seat: 1,
  seed: '41',
  notes: [
    {
      when: inPhase('opening'),
      text: 'Nobody bids. Lead out, and the suit of your card is trump; or knock, and leave it to the next. The leader must take more than half of all points, with a partner. You have six locks: lead the Seven. It is the highest trump in the low half.',
      good: { do: 'lead', card: '7l' },
    },
    {
      when: inPhase('tricks'),
      text: 'A trick has two halves: letters (ace, Knight, Bishop, Farmer, Tar) are high, numbers are low. The best of each takes its half, a point each. If only one kind is there, the trick is one point.',
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(3),
      text: (now) => {
        const { bidder, partner } = now.view;
        if (partner === null)
          return 'The first player who splits a trick with the leader, high and low, becomes the partner. Nobody has yet.';
        if (bidder === now.seat)
          return `${who(now, partner)} split a trick with you, and is your partner for this hand.`;
        return partner === now.seat
          ? 'You split a trick with the leader: you are partners for this hand.'
          : `${who(now, bidder)} and ${who(now, partner)} split a trick, and are partners for this hand.`;
      },
    },
    {
      when: afterTricks(6),
      text: (now) => `You have ${mine(now, 'points')} points. The taker of the high half leads the next trick.`,
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.leader === null) return 'Nobody led out: the dealer pays a coin to each of the others.';
        if (score?.partner === null) return 'The leader was alone: two coins from each of the others, or two to each.';
        return score?.result === 'made'
          ? 'Leader and partner took more than half: three coins each, and the others pay two each.'
          : 'Leader and partner did not take more than half: the leader alone pays six coins.';
      },
    },
  ],
};

export default lesson;
