import type { Json } from '@followsuit/engine';
import { counted } from '../../skins/parts/wording.ts';
import { lessonWords } from '../../text/lessons.ts';
import { fill, words } from '../../text/text.ts';
import { afterTricks, inPhase, isScored, type Lesson, myTricks, scoreOf } from '../lesson.ts';
import { FOLLOW, NONE_LEFT } from '../shared.ts';

const text = lessonWords.speedRun;

const lesson: Lesson = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    {
      when: inPhase('setting'),
      text: text.setting,
      good: { do: 'trump', trump: 'spades' },
    },
    {
      when: inPhase('choosing'),
      text: text.choosing,
    },
    {
      when: inPhase('tricks'),
      text: ({ view }) => (view.mode !== 'fixed' ? text.turning : fill(text.high, { high: Number(view.high) })),
    },
    FOLLOW,
    NONE_LEFT,
    {
      when: afterTricks(6),
      text: (now) => fill(text.later, { tricks: myTricks(now) }),
    },
    {
      when: isScored,
      text: (now) => {
        const points = (scoreOf(now)?.points as readonly Json[] | undefined)?.[now.seat] ?? null;
        if (points === null) return text.passed;
        return Number(points) < 0 ? text.exact : fill(text.off, { points: counted(Number(points), words.skins.point) });
      },
    },
  ],
};

export default lesson;
