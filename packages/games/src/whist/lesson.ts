/** The guided first hand of Whist. */
import {
  afterTricks,
  fill,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  openingNotes,
  ourTricks,
  suitTitle,
  tricks,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { WhistView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** Your partner takes the first trick, your six of clubs trumps the sixth, and you two take nine. */
const lesson: Lesson<WhistView, WordsOf<typeof english>> = {
  minutes: 4,
  players: 4,
  seat: 0,
  seed: '17',
  script: tricks(
    4,
    '1 7s As 5s 10s',
    '2 3h 8h 9h Jh',
    '1 4c Ac 8c 3c',
    '2 3d 8d Ad 10d',
    '0 5h 4h Qh Kh',
    '3 Ks 6c 6s 9s',
    '0 2c 7c Kc 6d',
    '2 Qd 5d 7d 9d',
    '2 2d 4d Kd Qc',
    '1 Qs 10h 8s Jc',
    '0 7h Ah 6h 2h',
    '1 Js 5c 4s 10c',
    '0 9c 2s Jd 3s',
  ),
  guided: 6,
  notes: [
    ...openingNotes,
    {
      when: inPhase('tricks'),
      text: (now) => fill(now.words.trump, { suit: suitTitle(now, now.view.trump) }),
      about: ['tricks', 'play', 'trump'],
      look: 'signs',
    },
    followNote,
    {
      when: (now) => freshTrick(now)?.taker === 2,
      text: ({ words }) => words.partner,
      about: ['partner'],
      look: 'trick',
    },
    voidNote,
    {
      when: afterTricks(8),
      text: (now) => fill(now.words.later, { n: ourTricks(now) }),
      about: ['beyond six'],
      look: 'signs',
    },
    { when: isScored, text: ({ words }) => words.scored, about: ['score'] },
  ],
};

export default lesson;
