import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, ourTricks, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const said = lessonWords.coralonPartners;

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '26',
  notes: [
    {
      when: inPhase('bidding'),
      text: said.bidding,
      good: { do: 'bid', tricks: 8 },
    },
    {
      when: inPhase('box'),
      text: said.box,
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: said.away,
    },
    {
      when: inPhase('tricks'),
      text: (now) => (weBid(now) ? said.weBid : said.theyBid),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) => fill(said.later, { tricks: ourTricks(now) }),
    },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        if (result === 'exact') return said.exact;
        return result === 'over' ? said.over : said.under;
      },
    },
  ],
};

export default lesson;
