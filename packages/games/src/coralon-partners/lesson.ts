/** The guided first hand of Coralon Partners. */
import {
  afterTricks,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  ourTricks,
  scoreOf,
  voidNote,
  type WordsOf,
  weBid,
} from '@followsuit/present';
import type { CoralonPartnersView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<CoralonPartnersView, WordsOf<typeof english>> = {
  players: 4,
  seat: 1,
  seed: '34',
  notes: [
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, good: { do: 'bid', tricks: 8 } },
    { when: inPhase('box'), text: ({ words }) => words.box, good: { do: 'take' } },
    { when: inPhase('putting away'), text: ({ words }) => words.away },
    { when: inPhase('tricks'), text: (now) => (weBid(now) ? now.words.weBid : now.words.theyBid) },
    followNote,
    voidNote,
    { when: afterTricks(6), text: (now) => fill(now.words.later, { tricks: ourTricks(now) }) },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        if (result === 'exact') return now.words.exact;
        return result === 'over' ? now.words.over : now.words.under;
      },
    },
  ],
};

export default lesson;
