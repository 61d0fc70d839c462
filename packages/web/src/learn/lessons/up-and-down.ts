import { counted } from '../../skins/parts/wording.ts';
import { lessonWords } from '../../text/lessons.ts';
import { fill, words } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, mine, scoreOf, who } from '../lesson.ts';
import { FOLLOW, noneLeft } from '../shared.ts';

const text = lessonWords.upAndDown;

const lesson: Lesson = {
  players: 5,
  seat: 1,
  seed: '41',
  notes: [
    {
      when: inPhase('opening'),
      text: text.opening,
      good: { do: 'lead', card: '7l' },
    },
    {
      when: inPhase('tricks'),
      text: text.halves,
    },
    FOLLOW,
    noneLeft(text.trump),
    {
      when: afterTricks(3),
      text: (now) => {
        const { bidder, partner } = now.view;
        if (partner === null) return text.noPartner;
        if (bidder === now.seat) return fill(text.yourPartner, { name: who(now, partner) });
        return partner === now.seat
          ? text.youArePartner
          : fill(text.theirs, { bidder: who(now, bidder), partner: who(now, partner) });
      },
    },
    {
      when: afterTricks(6),
      text: (now) => fill(text.later, { points: counted(mine(now, 'points'), words.skins.point) }),
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.leader === null) return text.nobodyLed;
        if (score?.partner === null) return text.leaderAlone;
        return score?.result === 'made' ? text.made : text.missed;
      },
    },
  ],
};

export default lesson;
