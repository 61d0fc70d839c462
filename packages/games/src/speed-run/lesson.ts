/** The guided first hand of Speed Run. */
import {
  afterTricks,
  counted,
  fill,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  myTricks,
  openingNotes,
  otherVoidNote,
  scoreOf,
  tricks,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { SpeedRunView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** A slalom: a Ten takes the first trick, a Four the second. You choose 7 tricks and win 7. */
const lesson: Lesson<SpeedRunView, WordsOf<typeof english>> = {
  minutes: 5,
  players: 3,
  seat: 0,
  seed: '6',
  script: [
    { seat: 0, do: 'trump', trump: 'diamonds' },
    { seat: 1, do: 'ranking', mode: 'slalom', high: 10 },
    { seat: 0, do: 'choose', contract: 'win-7' },
    { seat: 1, do: 'choose', contract: 'win-4' },
    { seat: 2, do: 'choose', contract: 'win-4' },
    ...tricks(
      3,
      '2 10h 5h 7h',
      '2 9h 4h 6h',
      '0 4s 7s 10s',
      '2 2s 8s 1s',
      '1 10c 5c 6c',
      '1 2c 8c 9c',
      '1 1c 7c 8d',
      '0 1d 9d 3d',
      '0 10d 7d 2d',
      '0 5d 6s 9s',
      '0 3h 5s 1h',
      '0 4d 3s 4c',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    {
      when: inPhase('setting'),
      text: ({ words }) => words.setting,
      about: ['setting', 'trump', 'ranking'],
      look: 'chooser',
    },
    {
      when: ({ view }) => view.phase === 'choosing',
      text: ({ view, words }) => (view.mode === 'fixed' ? fill(words.high, { high: view.high }) : words.turning),
      about: ['ranking', 'slalom'],
      look: 'signs',
      leadsOn: true,
    },
    {
      when: inPhase('choosing'),
      text: ({ words }) => words.cards,
      about: ['redo', 'redoing', 'pass card'],
      look: 'chooser',
      leadsOn: true,
    },
    { when: inPhase('choosing'), text: ({ words }) => words.choosing, about: ['choosing', 'choose'], look: 'chooser' },
    followNote,
    {
      when: (now) => freshTrick(now) !== undefined,
      text: ({ view, words }) => (view.mode === 'fixed' ? words.leads : fill(words.turned, { high: view.high })),
      about: ['tricks', 'play', 'slalom'],
      look: 'signs',
    },
    otherVoidNote,
    voidNote,
    { when: afterTricks(6), text: (now) => fill(now.words.later, { tricks: myTricks(now) }), about: ['exact'] },
    {
      when: isScored,
      text: (now) => {
        const points = (scoreOf(now)?.points as readonly (number | null)[] | undefined)?.[now.seat] ?? null;
        if (points === null) return now.words.passed;
        return points < 0 ? now.words.exact : fill(now.words.off, { points: counted(points, now.text.point) });
      },
      about: ['score', 'lowest wins'],
    },
  ],
  more: [{ about: ['bell curve'], text: (words) => words.bell }],
};

export default lesson;
