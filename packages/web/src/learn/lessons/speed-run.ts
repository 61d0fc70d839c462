import type { Json } from '@followsuit/engine';
import { counted } from '../../skins/parts/wording.ts';
import { lessonWords } from '../../text/lessons.ts';
import { fill, words } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, myTricks, scoreOf } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const said = lessonWords.speedRun;

const lesson: Lesson = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    {
      when: inPhase('setting'),
      text: said.setting,
      good: { do: 'trump', trump: 'spades' },
    },
    {
      when: inPhase('choosing'),
      text: said.choosing,
    },
    {
      when: inPhase('tricks'),
      text: ({ view }) => (view.mode !== 'fixed' ? said.turning : fill(said.high, { high: Number(view.high) })),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) => fill(said.later, { tricks: myTricks(now) }),
    },
    {
      when: isScored,
      text: (now) => {
        const points = (scoreOf(now)?.points as readonly Json[] | undefined)?.[now.seat] ?? null;
        if (points === null) return said.passed;
        return Number(points) < 0 ? said.exact : fill(said.off, { points: counted(Number(points), words.skins.point) });
      },
    },
  ],
};

export default lesson;
