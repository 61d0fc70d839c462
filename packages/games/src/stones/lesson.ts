/** The guided first hand of Stones. */
import {
  afterTricks,
  cannotFollow,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  suitWord,
  type WordsOf,
} from '@followsuit/present';
import type { StonesView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<StonesView, WordsOf<typeof english>> = {
  players: 5,
  seat: 0,
  seed: '12',
  notes: [
    { when: inPhase('bids'), text: ({ words }) => words.bids, good: { do: 'bid', tricks: 3 } },
    { when: inPhase('tricks'), text: ({ words }) => words.ring },
    followNote,
    {
      when: cannotFollow,
      text: (now) => {
        const { led, turned } = now.view;
        const [good, best] = beats(led, turned).map((suit) => suitWord(now, suit));
        return fill(turned ? now.words.noneTurned : now.words.none, { led: suitWord(now, led), good, best });
      },
    },
    { when: afterTricks(4), text: ({ words }) => words.joker },
    {
      when: afterTricks(8),
      text: (now) => fill(now.words.later, { n: now.view.taken[now.seat], bid: now.view.bid[now.seat] }),
    },
    { when: isScored, text: ({ words }) => words.scored },
  ],
};

const RING = ['rock', 'water', 'paper', 'lizard', 'scissors'];

/** The two suits that beat another, the weaker first. */
const beats = (led: string, turned: boolean): string[] =>
  (turned ? [4, 3] : [1, 2]).map((step) => RING[(RING.indexOf(led) + step) % RING.length]);

export default lesson;
