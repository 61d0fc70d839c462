/** The guided first hand of Thief. */
import {
  afterTricks,
  counted,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  myTricks,
  nameOf,
  scoreOf,
  suitWord,
  type WordsOf,
} from '@followsuit/present';
import { thievesVoidNote } from '../parts/thieves-lesson.ts';
import type { ThiefView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<ThiefView, WordsOf<typeof english>> = {
  players: 4,
  seat: 3,
  seed: '29',
  notes: [
    { when: inPhase('putting away'), text: ({ words }) => words.away, good: { do: 'discard', card: '4u' } },
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, good: { do: 'bid', points: 7 } },
    { when: inPhase('opening'), text: ({ words }) => words.opening, good: { do: 'play', card: 'Aa', as: 'trump' } },
    followNote,
    {
      when: (now) => inPhase('tricks')(now) && now.view.thief !== 'none' && now.view.trump !== 'none',
      text: (now) =>
        fill(now.words.settled, { trump: suitWord(now, now.view.trump), thief: suitWord(now, now.view.thief) }),
    },
    thievesVoidNote(['thief', 'trump']),
    {
      when: afterTricks(7),
      text: (now) => {
        const kept = now.view.kept[now.seat].length;
        return fill(now.words.later, { tricks: myTricks(now), thieves: counted(kept, now.words.thieves.unit) });
      },
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.result === 'exact') return fill(now.words.exact, { name: nameOf(now, Number(score.bidder)) });
        return score?.result === 'over' ? now.words.over : now.words.under;
      },
    },
  ],
};

export default lesson;
