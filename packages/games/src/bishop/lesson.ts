/** The guided first hand of Bishop. */
import {
  afterTricks,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  nameOf,
  scoreOf,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { BishopView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<BishopView, WordsOf<typeof english>> = {
  players: 5,
  seat: 0,
  seed: '27',
  notes: [
    { when: inPhase('auction'), text: ({ words }) => words.auction, good: { do: 'bid', points: 7 } },
    { when: inPhase('set'), text: ({ words }) => words.set, good: { do: 'set', trump: 'cups', call: 'knights' } },
    {
      when: inPhase('tricks'),
      text: (now) => {
        const { bidder, partner } = now.view;
        if (bidder === now.seat)
          return partner === null ? now.words.alone : fill(now.words.yourPartner, { name: nameOf(now, partner) });
        if (partner === now.seat) return fill(now.words.youArePartner, { name: nameOf(now, bidder) });
        return fill(now.words.bidderIs, { name: nameOf(now, bidder) });
      },
    },
    followNote,
    voidNote,
    { when: afterTricks(4), text: ({ words }) => words.later },
    { when: isScored, text: (now) => (scoreOf(now)?.result === 'made' ? now.words.made : now.words.missed) },
  ],
};

export default lesson;
