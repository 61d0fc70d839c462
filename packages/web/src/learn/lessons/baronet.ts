import { afterTricks, inPhase, isScored, type Lesson, leading, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 5,
  seat: 0,
  seed: '4',
  notes: [
    {
      when: inPhase('auction'),
      text: 'Ten cards will be worth a point each. Bid how many of them you will take with a partner you do not know yet; the bid is also the bet, in coins. With five anchors and their ace, 6 is a fair bid.',
      good: { do: 'bid', points: 6 },
    },
    {
      when: inPhase('set'),
      text: 'Name trump, and what counts: “knights” for Knights and Tars, “bishops” for Bishops and Farmers. Anchors are your suit, and you hold a Knight and a Tar.',
      good: { do: 'set', trump: 'anchors', call: 'knights' },
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        leading(now)
          ? 'You lead a trump. Whoever plays the lowest other trump to this first trick becomes your partner.'
          : `${who(now, now.view.bidder)} led a trump. Whoever plays the lowest other trump to this first trick becomes the partner.`,
      good: { do: 'play', card: 'Aa' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: (now) => {
        const { seat, view } = now;
        const { partner, bidder } = view;
        if (partner === null) return 'Nobody else played a trump to the first trick: the bidder is alone.';
        if (bidder === seat) return `Your partner is ${who(now, partner)}. Give point cards to each other’s tricks.`;
        return partner === seat
          ? 'You are the partner. Give the bidder point cards.'
          : `You play against ${who(now, bidder)} and ${who(now, partner)}: keep point cards out of their tricks.`;
      },
    },
    {
      when: isScored,
      text: (now) =>
        scoreOf(now)?.result === 'made'
          ? 'The bid was made: every opponent pays one bet; two thirds go to the bidder, one third to the partner.'
          : 'The bid was missed: bidder and partner pay the same amounts to the opponents.',
    },
  ],
};

export default lesson;
