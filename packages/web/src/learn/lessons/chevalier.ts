import { lessonWords } from '../../text/lessons.ts';
import { afterTricks, inPhase, isScored, type Lesson, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const said = lessonWords.chevalier;

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '40',
  notes: [
    {
      when: inPhase('bidding'),
      text: said.bidding,
      good: { do: 'bid', points: 4 },
    },
    {
      when: inPhase('box'),
      text: said.box,
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: said.away,
      good: { do: 'discard', card: '2c' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (now.view.bidder === now.seat ? said.youBid : weBid(now) ? said.partnerBid : said.theyBid),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: said.sweep,
    },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? said.made : said.missed),
    },
  ],
};

export default lesson;
