/** The guided first hand of Coralon. */
import {
  afterTricks,
  fill,
  firstLeadNote,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  myTricks,
  nameOf,
  scoreOf,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { CoralonView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<CoralonView, WordsOf<typeof english>> = {
  players: 4,
  seat: 3,
  seed: '29',
  notes: [
    { when: inPhase('putting away'), text: ({ words }) => words.away, good: { do: 'discard', card: '4u' } },
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, good: { do: 'bid', tricks: 6 } },
    { ...firstLeadNote, good: { do: 'play', card: 'Aa' } },
    followNote,
    voidNote,
    {
      when: afterTricks(6),
      text: (now) =>
        now.view.bidder === now.seat ? fill(now.words.yours, { tricks: myTricks(now) }) : now.words.others,
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        const values = { name: nameOf(now, Number(score?.bidder)) };
        const own = score?.bidder === now.seat;
        if (score?.result === 'exact') return own ? now.words.exactOwn : fill(now.words.exact, values);
        if (score?.result === 'over') return now.words.over;
        return own ? now.words.underOwn : fill(now.words.under, values);
      },
    },
  ],
};

export default lesson;
