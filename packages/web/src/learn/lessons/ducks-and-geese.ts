import { lessonWords } from '../../text/lessons.ts';
import { afterTricks, inPhase, isScored, type Lesson, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const said = lessonWords.ducksAndGeese;

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '4',
  notes: [
    {
      when: inPhase('bidding'),
      text: said.bidding,
      good: { do: 'bid', points: 8 },
    },
    {
      when: inPhase('box'),
      text: said.box,
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: said.away,
      good: { do: 'discard', card: 'Tl' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (weBid(now) ? said.weBid : said.theyBid),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(4),
      text: said.later,
    },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'missed' ? said.missed : said.made),
    },
  ],
};

export default lesson;
