/** The guided first hand of Baronet. */
import {
  afterTricks,
  type CommonView,
  fill,
  firstLeadNote,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  nameOf,
  scoreOf,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { lesson as english } from './words.en.ts';

type View = CommonView & { readonly partner: number | null };

const lesson: Lesson<View, WordsOf<typeof english>> = {
  players: 5,
  seat: 0,
  seed: '4',
  notes: [
    { when: inPhase('auction'), text: ({ words }) => words.auction, good: { do: 'bid', points: 7 } },
    { when: inPhase('set'), text: ({ words }) => words.set, good: { do: 'set', trump: 'anchors', call: 'knights' } },
    { ...firstLeadNote, good: { do: 'play', card: 'Aa' } },
    followNote,
    voidNote,
    {
      when: afterTricks(4),
      text: (now) => {
        const { seat, view } = now;
        const { partner, bidder } = view;
        if (partner === null) return now.words.alone;
        if (bidder === seat) return fill(now.words.yourPartner, { name: nameOf(now, partner) });
        return partner === seat
          ? now.words.youArePartner
          : fill(now.words.against, { bidder: nameOf(now, bidder), partner: nameOf(now, partner) });
      },
    },
    { when: isScored, text: (now) => (scoreOf(now)?.result === 'made' ? now.words.made : now.words.missed) },
  ],
};

export default lesson;
