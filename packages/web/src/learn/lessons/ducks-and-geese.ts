import { lessonWords } from '../../text/lessons.ts';
import { afterTricks, inPhase, isScored, type Lesson, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.ducksAndGeese;

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '4',
  notes: [
    {
      when: inPhase('bidding'),
      text: text.bidding,
      good: { do: 'bid', points: 8 },
    },
    {
      when: inPhase('box'),
      text: text.box,
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: text.away,
      good: { do: 'discard', card: 'Tl' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (weBid(now) ? text.weBid : text.theyBid),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: text.later,
    },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'missed' ? text.missed : text.made),
    },
  ],
};

export default lesson;
