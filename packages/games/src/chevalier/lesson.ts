/** The guided first hand of Chevalier. */
import {
  afterTricks,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  openingNotes,
  otherVoidNote,
  scoreOf,
  tricks,
  voidNote,
  type WordsOf,
  weBid,
} from '@followsuit/present';
import type { ChevalierView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** Your partner's 7 poisons the first trick, which the others take; theirs poisons the second, which is yours. */
const lesson: Lesson<ChevalierView, WordsOf<typeof english>> = {
  minutes: 5,
  players: 4,
  seat: 0,
  seed: '247',
  script: [
    { seat: 1, do: 'bid', points: 3 },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'pass' },
    { seat: 0, do: 'bid', points: 4 },
    { seat: 0, do: 'take' },
    { seat: 0, do: 'discard', card: '7c' },
    ...tricks(
      4,
      '0 Bl 4l 7l Al',
      '3 7a Fa Ba Aa',
      '2 6u Ku 3l Fu',
      '0 Fl 2l 4u 3c',
      '0 Ka 2c 5c Ta',
      '0 4c Ac Fc Kc',
      '1 Bc Tc 7t 3a',
      '1 3t Ft 5u 6t',
      '2 Tt 6a 5t At',
      '1 6c Tu 5a 6l',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, about: ['bidding', 'bid', 'pass'], look: 'piles' },
    { when: inPhase('box'), text: ({ words }) => words.box, about: ['box', 'take', 'noTrump'], look: 'piles' },
    { when: inPhase('putting away'), text: ({ words }) => words.away, about: ['putting away', 'discard'], look: '7c' },
    {
      when: inPhase('tricks'),
      text: (now) =>
        now.view.bidder === now.seat ? now.words.youBid : weBid(now) ? now.words.partnerBid : now.words.theyBid,
      about: ['tricks', 'play', 'partner'],
    },
    {
      when: (now) => freshTrick(now)?.poisoned === true && Number(freshTrick(now)?.taker) % 2 !== now.seat % 2,
      text: ({ words }) => words.theirPoison,
      about: ['sevens'],
      look: 'trick',
    },
    {
      when: (now) => freshTrick(now)?.poisoned === true && Number(freshTrick(now)?.taker) % 2 === now.seat % 2,
      text: ({ words }) => words.ourPoison,
      about: ['sevens'],
      look: 'trick',
    },
    followNote,
    voidNote,
    otherVoidNote,
    { when: afterTricks(5), text: ({ words }) => words.sweep, about: ['sweep'], look: 'signs' },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? now.words.made : now.words.missed),
      about: ['score'],
    },
  ],
  more: [{ about: ['buried'], text: (words) => words.buried }],
};

export default lesson;
