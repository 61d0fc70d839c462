/** The guided first hand of Ducks and Geese. */
import {
  afterTricks,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  type LessonMoment,
  openingNotes,
  otherVoidNote,
  scoreOf,
  tricks,
  voidNote,
  type WordsOf,
  weBid,
} from '@followsuit/present';
import type { DucksAndGeeseView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** Whether the learner's side has just taken a trick with a card of this rank in it. */
function hasCaught(now: Pick<LessonMoment, 'events' | 'seat'>, rank: string): boolean {
  const { taker, cards } = freshTrick(now) ?? {};
  return Number(taker) % 2 === now.seat % 2 && (cards as readonly string[]).some((card) => card[0] === rank);
}

/** A duck falls into the first trick; your partner gives you a goose in the second. */
const lesson: Lesson<DucksAndGeeseView, WordsOf<typeof english>> = {
  minutes: 4,
  players: 4,
  seat: 0,
  seed: '72',
  script: [
    { seat: 1, do: 'bid', points: 6 },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'pass' },
    { seat: 0, do: 'bid', points: 7 },
    { seat: 0, do: 'take' },
    { seat: 0, do: 'discard', card: '3l' },
    ...tricks(
      4,
      '0 Aa 2a Ba Ta',
      '0 At 3c Fl 7t',
      '0 Ka 5u Fa 4c',
      '0 6l 7l Bc Tl',
      '3 Tu 4a 4l Ku',
      '0 6t Al 2u 7u',
      '0 5c 2l Ac 4u',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, about: ['bidding', 'bid', 'pass'], look: 'piles' },
    { when: inPhase('box'), text: ({ words }) => words.box, about: ['box', 'take', 'noTrump'], look: 'piles' },
    { when: inPhase('putting away'), text: ({ words }) => words.away, about: ['putting away', 'discard'], look: '3l' },
    {
      when: inPhase('tricks'),
      text: (now) => (weBid(now) ? now.words.weBid : now.words.theyBid),
      about: ['tricks', 'play', 'partner'],
      look: 'Aa',
    },
    {
      when: (now) => hasCaught(now, '2'),
      text: ({ words }) => words.duck,
      about: ['duck'],
      look: 'trick',
    },
    {
      when: (now) => hasCaught(now, 'F'),
      text: ({ words }) => words.goose,
      about: ['goose'],
      look: 'trick',
    },
    otherVoidNote,
    voidNote,
    { when: afterTricks(4), text: ({ words }) => words.later, about: ['exact'] },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'missed' ? now.words.missed : now.words.made),
      about: ['score'],
    },
  ],
};

export default lesson;
