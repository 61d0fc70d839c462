import { lessonWords } from '../../text/lessons.ts';
import { fill } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, leading, myTricks, scoreOf, tricksIn, who } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const said = lessonWords.steppingStones;

const lesson: Lesson = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    {
      when: inPhase('bidding'),
      text: said.bidding,
      good: { do: 'declare', contract: 'win-pick-trump', high: 9, redo: false, trump: 'diamonds' },
    },
    {
      when: inPhase('tricks'),
      text: (now) => (leading(now) ? said.youLead : fill(said.otherLeads, { name: who(now, now.view.declarer) })),
      good: { do: 'play', card: '9d' },
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(5),
      text: (now) => (now.view.declarer === now.seat ? fill(said.yours, { tricks: myTricks(now) }) : said.others),
    },
    {
      when: isScored,
      text: (now) => fill(said.scored, { tricks: tricksIn(Number(scoreOf(now)?.tricks)) }),
    },
  ],
};

export default lesson;
