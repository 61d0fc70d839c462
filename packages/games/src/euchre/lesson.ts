/** The guided first hand of Euchre. */
import {
  followNote,
  inPhase,
  isScored,
  type Lesson,
  openingNotes,
  otherVoidNote,
  scoreOf,
  takenNote,
  tricks,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { EuchreView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** You pick the open card up; later the left bower takes a trick as the trump that it has become. */
const lesson: Lesson<EuchreView, WordsOf<typeof english>> = {
  minutes: 4,
  players: 4,
  seat: 0,
  seed: '31',
  script: [
    { seat: 1, do: 'pass' },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'pass' },
    { seat: 0, do: 'order' },
    { seat: 0, do: 'discard', card: 'Qc' },
    ...tricks(4, '1 10h 9s 10s Qh', '0 9d 10d Js Ad', '3 Ac Jh 9h 9c', '0 Ah Qd As 10c', '1 Kd Kc Jc Jd'),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    {
      when: inPhase('ordering'),
      text: ({ words }) => words.ordering,
      about: ['ordering', 'order', 'pass', 'trump', 'partner'],
      look: 'piles',
    },
    {
      when: inPhase('putting away'),
      text: ({ words }) => words.away,
      about: ['putting away', 'discard'],
      look: 'hand',
    },
    { when: inPhase('tricks'), text: ({ words }) => words.bowers, about: ['bowers'], look: 'signs' },
    followNote,
    takenNote,
    otherVoidNote,
    voidNote,
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        return result === 'made' ? now.words.made : result === 'march' ? now.words.march : now.words.lost;
      },
      about: ['score'],
    },
  ],
  more: [
    { about: ['naming', 'name'], text: (words) => words.naming },
    { about: ['alone'], text: (words) => words.alone },
  ],
};

export default lesson;
