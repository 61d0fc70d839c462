import { afterTricks, inPhase, isScored, type Lesson, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const lesson: Lesson = {
  players: 5,
  seat: 0,
  seed: '27',
  notes: [
    {
      when: inPhase('auction'),
      text: 'Ten cards will be worth a point each; tricks themselves are worth nothing. Bid how many of the ten you will take with a partner you do not know yet. It goes round until all but one have passed. Six cups are a fine trump suit: go up to 7.',
      good: { do: 'bid', points: 7 },
    },
    {
      when: inPhase('set'),
      text: 'Name trump, and what counts: “knights” means Knights and Tars, “bishops” means Bishops and Farmers. You hold the Knight of anchors and the Tar of cups: cups, and knights.',
      good: { do: 'set', trump: 'cups', call: 'knights' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => {
        const { bidder, partner } = now.view;
        if (bidder === now.seat)
          return partner === null
            ? 'Nobody else holds a trump: you play alone.'
            : `Whoever else holds the lowest trump is your partner: ${who(now, partner)}, who had to lead it. You two play against the other three.`;
        return `${who(now, bidder)} is the bidder. Whoever else holds the lowest trump is the partner, and had to lead it.`;
      },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: 'Give point cards to your partner’s tricks, and keep low cards for the others’. The hand stops as soon as the bid is made, or can no longer be made.',
    },
    {
      when: isScored,
      text: (now) =>
        scoreOf(now)?.result === 'made'
          ? 'The bid was made: bidder and partner score the bid each, the others nothing.'
          : 'The bid was missed: every one of the others scores the bid.',
    },
  ],
};

export default lesson;
