import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.bishop;

const lesson: Lesson = {
  players: 5,
  seat: 0,
  seed: '27',
  notes: [
    {
      when: inPhase('auction'),
      text: text.auction,
      good: { do: 'bid', points: 7 },
    },
    {
      when: inPhase('set'),
      text: text.set,
      good: { do: 'set', trump: 'cups', call: 'knights' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => {
        const { bidder, partner } = now.view;
        if (bidder === now.seat)
          return partner === null ? text.alone : fill(text.yourPartner, { name: who(now, partner) });
        if (partner === now.seat) return fill(text.youArePartner, { name: who(now, bidder) });
        return fill(text.bidderIs, { name: who(now, bidder) });
      },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: text.later,
    },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? text.made : text.missed),
    },
  ],
};

export default lesson;
