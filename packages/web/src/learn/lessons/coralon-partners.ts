import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, ourTricks, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.coralonPartners;

const lesson: Lesson = {
  players: 4,
  seat: 1,
  seed: '34',
  notes: [
    {
      when: inPhase('bidding'),
      text: text.bidding,
      good: { do: 'bid', tricks: 8 },
    },
    {
      when: inPhase('box'),
      text: text.box,
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: text.away,
    },
    {
      when: inPhase('tricks'),
      text: (now) => (weBid(now) ? text.weBid : text.theyBid),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) => fill(text.later, { tricks: ourTricks(now) }),
    },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        if (result === 'exact') return text.exact;
        return result === 'over' ? text.over : text.under;
      },
    },
  ],
};

export default lesson;
