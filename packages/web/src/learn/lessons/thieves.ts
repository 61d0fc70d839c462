import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, ourTricks, scoreOf, suitName } from '../lesson.ts';
import { FOLLOW, noneLeftThief } from '../shared.ts';

const text = lessonWords.thieves;

const lesson: Lesson = {
  players: 4,
  seat: 1,
  seed: '12',
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
    FOLLOW,
    {
      when: (now) => inPhase('tricks')(now) && now.view.thief !== 'none',
      text: ({ view }) => fill(text.thief, { thief: suitName(view.thief) }),
    },
    noneLeftThief(false),
    {
      when: afterTricks(7),
      text: (now) => fill(text.later, { tricks: ourTricks(now) }),
    },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        return result === 'exact' ? text.exact : result === 'over' ? text.over : text.under;
      },
    },
  ],
};

export default lesson;
