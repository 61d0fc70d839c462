import { counted } from '../../skins/parts/wording.ts';
import { lessonWords } from '../../text/lessons.ts';
import { fill, words } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, mine, scoreOf, who } from '../lesson.ts';
import { FOLLOW, noneLeft } from '../shared.ts';

const said = lessonWords.upAndDown;

const lesson: Lesson = {
  players: 5,
  seat: 1,
  seed: '41',
  notes: [
    {
      when: inPhase('opening'),
      text: said.opening,
      good: { do: 'lead', card: '7l' },
    },
    {
      when: inPhase('tricks'),
      text: said.halves,
    },
    FOLLOW,
    noneLeft(said.trump),
    {
      when: afterTricks(3),
      text: (now) => {
        const { bidder, partner } = now.view;
        if (partner === null) return said.noPartner;
        if (bidder === now.seat) return fill(said.yourPartner, { name: who(now, partner) });
        return partner === now.seat
          ? said.youArePartner
          : fill(said.theirs, { bidder: who(now, bidder), partner: who(now, partner) });
      },
    },
    {
      when: afterTricks(6),
      text: (now) => fill(said.later, { points: counted(mine(now, 'points'), words.skins.point) }),
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.leader === null) return said.nobodyLed;
        if (score?.partner === null) return said.leaderAlone;
        return score?.result === 'made' ? said.made : said.missed;
      },
    },
  ],
};

export default lesson;
