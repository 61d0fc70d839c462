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
  openingNotes,
  otherVoidNote,
  scoreOf,
  takenNote,
  tricks,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { SteppingStonesView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** You wait, and so do the others: you are in the puddle, and declare. */
const lesson: Lesson<SteppingStonesView, WordsOf<typeof english>> = {
  minutes: 5,
  players: 3,
  seat: 0,
  seed: '31',
  script: [
    { seat: 0, do: 'pass' },
    { seat: 1, do: 'pass' },
    { seat: 2, do: 'pass' },
    { seat: 0, do: 'declare', contract: 'win-pick-trump', high: 1, redo: false, trump: 'hearts' },
    ...tricks(
      3,
      '0 4h 1h 6h',
      '1 3c 7c 2c',
      '0 3h 9h 5h',
      '0 8c 9c 5c',
      '2 4d 7d 5d',
      '2 5s 1s 6s',
      '0 8h 9d 8s',
      '0 1d 8d 6d',
      '0 7h 6c 4c',
      '0 4s 9s 7s',
      '0 3s 2s 3d',
      '1 1c 2d 2h',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    {
      when: inPhase('bidding'),
      text: ({ words }) => words.bidding,
      about: ['bidding', 'declare', 'pass'],
      look: 'chooser',
    },
    { when: inPhase('puddle'), text: ({ words }) => words.puddle, about: ['puddle', 'trump', 'high'], look: 'chooser' },
    {
      when: inPhase('tricks'),
      text: (now) =>
        isLeading(now) ? now.words.youLead : fill(now.words.otherLeads, { name: nameOf(now, now.view.declarer) }),
      about: ['tricks', 'play'],
    },
    takenNote,
    followNote,
    otherVoidNote,
    voidNote,
    {
      when: afterTricks(5),
      text: (now) =>
        now.view.declarer === now.seat ? fill(now.words.yours, { tricks: myTricks(now) }) : now.words.others,
      about: ['sheet'],
    },
    {
      when: isScored,
      text: (now) => fill(now.words.scored, { tricks: counted(Number(scoreOf(now)?.tricks), now.text.trick) }),
      about: ['score'],
    },
  ],
  more: [{ about: ['contracts'], text: (words) => words.contracts }],
};

export default lesson;
