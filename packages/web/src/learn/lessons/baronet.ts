import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, leading, scoreOf, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const said = lessonWords.baronet;

const lesson: Lesson = {
  players: 5,
  seat: 0,
  seed: '4',
  notes: [
    {
      when: inPhase('auction'),
      text: said.auction,
      good: { do: 'bid', points: 6 },
    },
    {
      when: inPhase('set'),
      text: said.set,
      good: { do: 'set', trump: 'anchors', call: 'knights' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (leading(now) ? said.youLead : fill(said.otherLeads, { name: who(now, now.view.bidder) })),
      good: { do: 'play', card: 'Aa' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: (now) => {
        const { seat, view } = now;
        const { partner, bidder } = view;
        if (partner === null) return said.alone;
        if (bidder === seat) return fill(said.yourPartner, { name: who(now, partner) });
        return partner === seat
          ? said.youArePartner
          : fill(said.against, { bidder: who(now, bidder), partner: who(now, partner) });
      },
    },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? said.made : said.missed),
    },
  ],
};

export default lesson;
