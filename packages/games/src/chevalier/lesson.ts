/** The guided first hand of Chevalier. */
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
import type { ChevalierView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<ChevalierView, WordsOf<typeof english>> = {
  players: 4,
  seat: 0,
  seed: '103',
  notes: [
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, good: { do: 'bid', points: 4 } },
    { when: inPhase('box'), text: ({ words }) => words.box, good: { do: 'take' } },
    { when: inPhase('putting away'), text: ({ words }) => words.away, good: { do: 'discard', card: '6t' } },
    {
      when: inPhase('tricks'),
      text: (now) =>
        now.view.bidder === now.seat ? now.words.youBid : weBid(now) ? now.words.partnerBid : now.words.theyBid,
    },
    followNote,
    voidNote,
    { when: afterTricks(5), text: ({ words }) => words.sweep },
    { when: isScored, text: (now) => (scoreOf(now)?.result === 'made' ? now.words.made : now.words.missed) },
  ],
};

export default lesson;
