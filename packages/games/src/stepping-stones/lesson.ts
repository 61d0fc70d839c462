/** The guided first hand of Stepping Stones. */
import {
  afterTricks,
  counted,
  fill,
  followNote,
  inPhase,
  isLeading,
  isScored,
  type Lesson,
  myTricks,
  nameOf,
  scoreOf,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { SteppingStonesView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<SteppingStonesView, WordsOf<typeof english>> = {
  players: 3,
  seat: 0,
  seed: '10',
  notes: [
    {
      when: inPhase('bidding'),
      text: ({ words }) => words.bidding,
      good: { do: 'declare', contract: 'win-pick-trump', high: 9, redo: false, trump: 'diamonds' },
    },
    {
      when: inPhase('tricks'),
      text: (now) =>
        isLeading(now) ? now.words.youLead : fill(now.words.otherLeads, { name: nameOf(now, now.view.declarer) }),
      good: { do: 'play', card: '9d' },
    },
    followNote,
    voidNote,
    {
      when: afterTricks(5),
      text: (now) =>
        now.view.declarer === now.seat ? fill(now.words.yours, { tricks: myTricks(now) }) : now.words.others,
    },
    {
      when: isScored,
      text: (now) => fill(now.words.scored, { tricks: counted(Number(scoreOf(now)?.tricks), now.text.trick) }),
    },
  ],
};

export default lesson;
