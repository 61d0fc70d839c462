import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, leading, myTricks, scoreOf, tricksText, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.steppingStones;

const lesson: Lesson = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    {
      when: inPhase('bidding'),
      text: text.bidding,
      good: { do: 'declare', contract: 'win-pick-trump', high: 9, redo: false, trump: 'diamonds' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (leading(now) ? text.youLead : fill(text.otherLeads, { name: who(now, now.view.declarer) })),
      good: { do: 'play', card: '9d' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: (now) => (now.view.declarer === now.seat ? fill(text.yours, { tricks: myTricks(now) }) : text.others),
    },
    {
      when: isScored,
      text: (now) => fill(text.scored, { tricks: tricksText(Number(scoreOf(now)?.tricks)) }),
    },
  ],
};

export default lesson;
