/** The guided first hand of Oh Hell. */
import {
  afterTricks,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  type LessonMoment,
  openingNotes,
  sumOver,
  tricks,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { OhHellView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

type Words = WordsOf<typeof english>;

const CARDS = 10;
const SEATS = [0, 1, 2, 3];
const bidSum = ({ view }: LessonMoment<OhHellView, Words>): number => sumOver(view.bid, SEATS);

/** You trump the second trick, and take exactly the three that you bid. */
const lesson: Lesson<OhHellView, Words> = {
  minutes: 5,
  players: 4,
  seat: 3,
  seed: '30',
  script: [
    { seat: 1, do: 'bid', tricks: 1 },
    { seat: 2, do: 'bid', tricks: 3 },
    { seat: 3, do: 'bid', tricks: 3 },
    { seat: 0, do: 'bid', tricks: 2 },
    ...tricks(
      4,
      '1 10s 5s 6s 3s',
      '1 Qs 2c 5h Ks',
      '3 7h 10h 8h Qh',
      '2 Ac Qc 4c 6c',
      '2 8d 7d 3d 5d',
      '2 7c 3c 3h As',
      '0 Js 8s Ad Jh',
      '3 6d Jd Qd Kd',
      '2 Kc 9h 9d 4h',
      '3 10d 2h 7s 5c',
    ),
  ],
  guided: 4,
  notes: [
    ...openingNotes,
    {
      when: inPhase('bids'),
      text: ({ words }) => fill(words.bids, { bid: 3 }),
      about: ['bids', 'bid', 'trump'],
      look: 'chooser',
    },
    {
      when: inPhase('tricks'),
      text: (now) => fill(now.words.tricks, { bid: bidSum(now), n: CARDS }),
      about: ['tricks', 'play'],
      look: 'signs',
    },
    followNote,
    voidNote,
    {
      when: afterTricks(6),
      text: (now) => fill(now.words.later, { n: now.view.taken[now.seat], bid: now.view.bid[now.seat] }),
      about: ['exact'],
      look: 'seats',
    },
    { when: isScored, text: ({ words }) => words.scored, about: ['score'] },
  ],
  more: [{ about: ['hook'], text: (words) => words.hook }],
};

export default lesson;
