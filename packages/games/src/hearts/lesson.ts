/** The guided first hand of Hearts. */
import {
  afterTricks,
  cannotFollow,
  counted,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  openingNotes,
  suitWord,
  tricks,
  type WordsOf,
} from '@followsuit/present';
import type { HeartsView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** You pass the dangerous cards away, get rid of the queen of spades in the sixth trick, and take no point. */
const lesson: Lesson<HeartsView, WordsOf<typeof english>> = {
  minutes: 5,
  players: 4,
  seat: 0,
  seed: '29',
  script: [
    { seat: 0, do: 'pass', cards: ['Ks', 'Ah', 'Kd'] },
    { seat: 1, do: 'pass', cards: ['Jh', 'Qh', '10d'] },
    { seat: 2, do: 'pass', cards: ['As', '6d', 'Ad'] },
    { seat: 3, do: 'pass', cards: ['Qs', '8h', '10h'] },
    ...tricks(
      4,
      '1 2c Jc 10c Ac',
      '0 9s Ks 4s As',
      '3 Ad Qd Kd 10d',
      '3 Qc 7c 6c 8c',
      '3 7s 6s 5s 8s',
      '2 9d 6d Qs 8d',
      '2 7d Jd 4h 5d',
      '3 2s Kc 3s 3h',
      '1 Ah Qh Kh 10h',
      '1 5c 3c Js 4c',
      '1 4d Jh 10s 8h',
      '1 3d 9h 6h 7h',
      '1 2d 2h 5h 9c',
    ),
  ],
  guided: 6,
  notes: [
    ...openingNotes,
    { when: inPhase('passing'), text: ({ words }) => words.pass, about: ['passing', 'pass'], look: 'chooser' },
    { when: inPhase('tricks'), text: ({ words }) => words.opens, about: ['tricks', 'play', 'opening'], look: 'hand' },
    followNote,
    {
      when: cannotFollow,
      text: (now) => fill(now.words.void, { led: suitWord(now, now.view.led) }),
      about: ['void', 'queen'],
      look: 'hand',
    },
    { when: ({ view }) => view.broken, text: ({ words }) => words.broken, about: ['broken'], look: 'signs' },
    {
      when: afterTricks(9),
      text: (now) => fill(now.words.later, { points: counted(now.view.points[now.seat], now.text.point) }),
      about: ['points'],
      look: 'seats',
    },
    { when: isScored, text: ({ words }) => words.scored, about: ['score'] },
  ],
  more: [{ about: ['moon'], text: (words) => words.moon }],
};

export default lesson;
