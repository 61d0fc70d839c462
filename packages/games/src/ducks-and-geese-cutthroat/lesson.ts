/** The guided first hand of Ducks and Geese, cutthroat. */
import {
  afterTricks,
  fill,
  firstLeadNote,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  myTricks,
  openingNotes,
  otherVoidNote,
  scoreOf,
  tricks,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { DucksAndGeeseCutthroatView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** The first trick has both: a duck that stays with its player, and a goose that comes to you. */
const lesson: Lesson<DucksAndGeeseCutthroatView, WordsOf<typeof english>> = {
  minutes: 4,
  players: 4,
  seat: 0,
  seed: '205',
  script: [
    { seat: 1, do: 'bid', points: 5 },
    { seat: 2, do: 'bid', points: 6 },
    { seat: 3, do: 'pass' },
    { seat: 0, do: 'bid', points: 7 },
    ...tricks(
      4,
      '0 Au 3a 2u Fu',
      '0 Kc 4c 7c 6c',
      '0 Ku 3c 6u 6a',
      '0 2c Fc 4a Bc',
      '3 At 6t 3t 4l',
      '3 Bl Al 2l 6l',
      '0 5a 7a Aa Fa',
      '2 2a 5l 7u Tc',
    ),
  ],
  guided: 4,
  notes: [
    ...openingNotes,
    {
      when: inPhase('bidding'),
      text: ({ words }) => words.bidding,
      about: ['bidding', 'bid', 'pass'],
      look: 'chooser',
    },
    { ...firstLeadNote, look: 'Au' },
    {
      when: (now) => freshTrick(now) !== undefined,
      text: ({ words }) => words.birds,
      about: ['duck', 'goose', 'tricks'],
      look: 'trick',
    },
    otherVoidNote,
    { when: afterTricks(3), text: ({ words }) => words.ownDuck, about: ['duck'], look: '2c' },
    followNote,
    voidNote,
    {
      when: afterTricks(5),
      text: (now) => fill(now.words.later, { tricks: myTricks(now) }),
      about: ['exact'],
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.result !== 'missed') return score?.result === 'exact' ? now.words.exact : now.words.over;
        return score.bidder === now.seat ? now.words.missedOwn : now.words.missed;
      },
      about: ['score'],
    },
  ],
};

export default lesson;
