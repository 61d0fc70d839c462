import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, leading, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.baronet;

const lesson: Lesson = {
  players: 5,
  seat: 0,
  seed: '4',
  notes: [
    {
      when: inPhase('auction'),
      text: text.auction,
      good: { do: 'bid', points: 7 },
    },
    {
      when: inPhase('set'),
      text: text.set,
      good: { do: 'set', trump: 'anchors', call: 'knights' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (leading(now) ? text.youLead : fill(text.otherLeads, { name: who(now, now.view.bidder) })),
      good: { do: 'play', card: 'Aa' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: (now) => {
        const { seat, view } = now;
        const { partner, bidder } = view;
        if (partner === null) return text.alone;
        if (bidder === seat) return fill(text.yourPartner, { name: who(now, partner) });
        return partner === seat
          ? text.youArePartner
          : fill(text.against, { bidder: who(now, bidder), partner: who(now, partner) });
      },
    },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? text.made : text.missed),
    },
  ],
};

export default lesson;
