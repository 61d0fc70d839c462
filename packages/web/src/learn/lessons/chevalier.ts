import { lessonWords } from '../../text/lessons.ts';
import { afterTricks, inPhase, isScored, type Lesson, scoreOf, weBid } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.chevalier;

const lesson: Lesson = {
  players: 4,
  seat: 0,
  seed: '103',
  notes: [
    {
      when: inPhase('bidding'),
      text: text.bidding,
      good: { do: 'bid', points: 4 },
    },
    {
      when: inPhase('box'),
      text: text.box,
      good: { do: 'take' },
    },
    {
      when: inPhase('putting away'),
      text: text.away,
      good: { do: 'discard', card: '6t' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (now.view.bidder === now.seat ? text.youBid : weBid(now) ? text.partnerBid : text.theyBid),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: text.sweep,
    },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? text.made : text.missed),
    },
  ],
};

export default lesson;
