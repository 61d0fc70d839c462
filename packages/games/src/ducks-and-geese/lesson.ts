/** The guided first hand of Ducks and Geese. */
import {
  afterTricks,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  scoreOf,
  voidNote,
  type WordsOf,
  weBid,
} from '@followsuit/present';
import type { DucksAndGeeseView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<DucksAndGeeseView, WordsOf<typeof english>> = {
  players: 4,
  seat: 0,
  seed: '4',
  notes: [
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, good: { do: 'bid', points: 8 } },
    { when: inPhase('box'), text: ({ words }) => words.box, good: { do: 'take' } },
    { when: inPhase('putting away'), text: ({ words }) => words.away, good: { do: 'discard', card: 'Tl' } },
    { when: inPhase('tricks'), text: (now) => (weBid(now) ? now.words.weBid : now.words.theyBid) },
    followNote,
    voidNote,
    { when: afterTricks(4), text: ({ words }) => words.later },
    { when: isScored, text: (now) => (scoreOf(now)?.result === 'missed' ? now.words.missed : now.words.made) },
  ],
};

export default lesson;
