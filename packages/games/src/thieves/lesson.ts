/** The guided first hand of Thieves. */
import {
  afterTricks,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  ourTricks,
  scoreOf,
  suitWord,
  type WordsOf,
} from '@followsuit/present';
import { thievesVoidNote } from '../parts/thieves-lesson.ts';
import type { ThievesView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<ThievesView, WordsOf<typeof english>> = {
  players: 4,
  seat: 1,
  seed: '12',
  notes: [
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, good: { do: 'bid', tricks: 8 } },
    { when: inPhase('box'), text: ({ words }) => words.box, good: { do: 'take' } },
    { when: inPhase('putting away'), text: ({ words }) => words.away },
    followNote,
    {
      when: (now) => inPhase('tricks')(now) && now.view.thief !== 'none',
      text: (now) => fill(now.words.thief, { thief: suitWord(now, now.view.thief) }),
    },
    thievesVoidNote(['thief']),
    { when: afterTricks(7), text: (now) => fill(now.words.later, { tricks: ourTricks(now) }) },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        return result === 'exact' ? now.words.exact : result === 'over' ? now.words.over : now.words.under;
      },
    },
  ],
};

export default lesson;
