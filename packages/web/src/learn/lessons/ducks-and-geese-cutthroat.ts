import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, leading, myTricks, scoreOf, suitName, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.ducksAndGeeseCutthroat;

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '28',
  notes: [
    {
      when: inPhase('bidding'),
      text: text.bidding,
      good: { do: 'bid', points: 6 },
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        leading(now)
          ? text.youLead
          : fill(text.otherLeads, { name: who(now, now.view.bidder), trump: suitName(now.view.trump) }),
      good: { do: 'play', card: 'Kl' },
    },
    {
      when: (now) => inPhase('tricks')(now) && Number(now.view.trick) >= 1,
      text: text.ownDuck,
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: (now) => fill(text.later, { tricks: myTricks(now) }),
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.result !== 'missed') return score?.result === 'exact' ? text.exact : text.over;
        return score.bidder === now.seat ? text.missedOwn : text.missed;
      },
    },
  ],
};

export default lesson;
