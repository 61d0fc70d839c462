/** The guided first hand of Ducks and Geese, cutthroat. */
import {
  afterTricks,
  fill,
  firstLeadNote,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  myTricks,
  scoreOf,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { DucksAndGeeseCutthroatView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<DucksAndGeeseCutthroatView, WordsOf<typeof english>> = {
  players: 4,
  seat: 0,
  seed: '28',
  notes: [
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, good: { do: 'bid', points: 6 } },
    { ...firstLeadNote, good: { do: 'play', card: 'Kl' } },
    { when: afterTricks(1), text: ({ words }) => words.ownDuck },
    followNote,
    voidNote,
    { when: afterTricks(5), text: (now) => fill(now.words.later, { tricks: myTricks(now) }) },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.result !== 'missed') return score?.result === 'exact' ? now.words.exact : now.words.over;
        return score.bidder === now.seat ? now.words.missedOwn : now.words.missed;
      },
    },
  ],
};

export default lesson;
