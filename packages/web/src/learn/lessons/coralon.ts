import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, leading, myTricks, scoreOf, suitName, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.coralon;

const lesson: Lesson = {
  players: 4,
  seat: 3,
  seed: '29',
  notes: [
    {
      when: inPhase('putting away'),
      text: text.away,
      good: { do: 'discard', card: '4u' },
    },
    {
      when: inPhase('bidding'),
      text: text.bidding,
      good: { do: 'bid', tricks: 6 },
    },
    {
      when: (now) => inPhase('tricks')(now),
      text: (now) =>
        leading(now)
          ? text.youLead
          : fill(text.otherLeads, { name: who(now, now.view.bidder), trump: suitName(now.view.trump) }),
      good: { do: 'play', card: 'Aa' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) => (now.view.bidder === now.seat ? fill(text.yours, { tricks: myTricks(now) }) : text.others),
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        const values = { name: who(now, score?.bidder) };
        const own = score?.bidder === now.seat;
        if (score?.result === 'exact') return own ? text.exactOwn : fill(text.exact, values);
        if (score?.result === 'over') return text.over;
        return own ? text.underOwn : fill(text.under, values);
      },
    },
  ],
};

export default lesson;
