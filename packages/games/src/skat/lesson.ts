/** The guided first hand of Skat. */
import {
  afterTricks,
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
import type { SkatView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** You bid 18, take the skat and play clubs; the others end as schneider. */
const lesson: Lesson<SkatView, WordsOf<typeof english>> = {
  minutes: 5,
  players: 3,
  seat: 0,
  seed: '10503',
  script: [
    { seat: 2, do: 'pass' },
    { seat: 0, do: 'bid', value: 18 },
    { seat: 1, do: 'pass' },
    { seat: 0, do: 'take' },
    { seat: 0, do: 'discard', cards: ['9s', '8h'] },
    { seat: 0, do: 'declare', game: 'clubs' },
    ...tricks(3, '1 8c Jh 7c', '2 Ks As 8s', '0 Jc Jd 10c', '0 9c Qs 8d', '0 Kc 9d 7s', '0 9h Kh Ah', '2 Ad Ac Kd'),
    ...tricks(3, '0 Qc Qd 10s', '0 Js 7h 10h', '0 Qh 10d 7d'),
  ],
  guided: 4,
  notes: [
    ...openingNotes,
    {
      when: inPhase('bidding'),
      text: ({ words }) => words.bidding,
      about: ['bidding', 'bid', 'pass'],
      look: 'chooser',
    },
    { when: inPhase('skat'), text: ({ words }) => words.skat, about: ['skat', 'take'], look: 'chooser' },
    {
      when: inPhase('putting away'),
      text: ({ words }) => words.away,
      about: ['putting away', 'discard'],
      look: 'hand',
    },
    { when: inPhase('declaring'), text: ({ words }) => words.declaring, about: ['declaring', 'declare', 'trump'] },
    { when: inPhase('tricks'), text: ({ words }) => words.jacks, about: ['jacks', 'play'], look: 'signs' },
    followNote,
    takenNote,
    { when: afterTricks(1), text: ({ words }) => words.points, about: ['card points'] },
    otherVoidNote,
    voidNote,
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'lost' ? now.words.lost : now.words.won),
      about: ['score'],
    },
  ],
  more: [
    { about: ['hold'], text: (words) => words.hold },
    { about: ['schneider'], text: (words) => words.schneider },
    { about: ['null', 'grand'], text: (words) => words.nullGame },
  ],
};

export default lesson;
