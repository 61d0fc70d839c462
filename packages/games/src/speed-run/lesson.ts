/** The guided first hand of Speed Run. */
import {
  afterTricks,
  counted,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  myTricks,
  scoreOf,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { SpeedRunView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<SpeedRunView, WordsOf<typeof english>> = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    { when: inPhase('setting'), text: ({ words }) => words.setting, good: { do: 'trump', trump: 'spades' } },
    { when: inPhase('choosing'), text: ({ words }) => words.choosing },
    {
      when: inPhase('tricks'),
      text: ({ view, words }) => (view.mode === 'fixed' ? fill(words.high, { high: view.high }) : words.turning),
    },
    followNote,
    voidNote,
    { when: afterTricks(6), text: (now) => fill(now.words.later, { tricks: myTricks(now) }) },
    {
      when: isScored,
      text: (now) => {
        const points = (scoreOf(now)?.points as readonly (number | null)[] | undefined)?.[now.seat] ?? null;
        if (points === null) return now.words.passed;
        return points < 0 ? now.words.exact : fill(now.words.off, { points: counted(points, now.text.point) });
      },
    },
  ],
};

export default lesson;
