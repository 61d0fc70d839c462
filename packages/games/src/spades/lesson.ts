/** The guided first hand of Spades. */
import {
  afterTricks,
  cannotFollow,
  fill,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  openingNotes,
  suitWord,
  sumOver,
  tricks,
  type WordsOf,
} from '@followsuit/present';
import type { SpadesView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const TEAM = [1, 3];

/** Your five of spades takes the fifth trick, and with your partner you take six of the five that you bid. */
const lesson: Lesson<SpadesView, WordsOf<typeof english>> = {
  minutes: 6,
  players: 4,
  seat: 1,
  seed: '48',
  script: [
    { seat: 1, do: 'bid', tricks: 2 },
    { seat: 2, do: 'bid', tricks: 2 },
    { seat: 3, do: 'bid', tricks: 3 },
    { seat: 0, do: 'bid', tricks: 3 },
    ...tricks(
      4,
      '1 Qd Kd 4d 2d',
      '2 Kh Ah 9h 7h',
      '3 5c 7c 9c Jc',
      '2 10d 4s 7d 5d',
      '3 Kc Ac 5s 2c',
      '1 10h 6h 2h Jh',
      '0 8h Qh 4h 5h',
      '1 Ad 8d 3c 6s',
      '0 Qs 9s 8s 10s',
      '0 3s Js Ks As',
      '3 Qc 4c 3d 6c',
      '3 10c 2s Jd 6d',
      '0 3h 9d 7s 8c',
    ),
  ],
  guided: 5,
  notes: [
    ...openingNotes,
    { when: inPhase('bids'), text: (now) => fill(now.words.bids, { bid: 2 }), about: ['bids', 'bid'], look: 'chooser' },
    { when: inPhase('tricks'), text: ({ words }) => words.trump, about: ['tricks', 'play', 'trump'], look: 'hand' },
    followNote,
    {
      when: (now) => freshTrick(now)?.taker === TEAM[1],
      text: ({ words }) => words.partner,
      about: ['partner'],
      look: 'trick',
    },
    {
      when: cannotFollow,
      text: (now) => fill(now.words.void, { led: suitWord(now, now.view.led) }),
      about: ['void'],
      look: 'hand',
    },
    { when: ({ view }) => view.broken, text: ({ words }) => words.broken, about: ['broken'], look: 'signs' },
    {
      when: afterTricks(9),
      text: (now) => fill(now.words.later, { n: sumOver(now.view.taken, TEAM), bid: sumOver(now.view.bid, TEAM) }),
      about: ['bags'],
      look: 'seats',
    },
    { when: isScored, text: ({ words }) => words.scored, about: ['score'] },
  ],
  more: [
    { about: ['nil'], text: (words) => words.nil },
    { about: ['blind', 'look', 'blindNil'], text: (words) => words.blind },
  ],
};

export default lesson;
