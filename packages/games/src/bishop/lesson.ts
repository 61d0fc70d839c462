/** The guided first hand of Bishop. */
import {
  afterTricks,
  fill,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  nameOf,
  openingNotes,
  scoreOf,
  tricks,
  voidNote,
  type WordsOf,
} from '@followsuit/present';
import type { BishopView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** The hidden partner shows with the first card, and gives you a Farmer in the third trick. */
const lesson: Lesson<BishopView, WordsOf<typeof english>> = {
  minutes: 5,
  players: 5,
  seat: 0,
  seed: '130',
  script: [
    { seat: 1, do: 'bid', points: 5 },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'pass' },
    { seat: 4, do: 'pass' },
    { seat: 0, do: 'bid', points: 6 },
    { seat: 1, do: 'pass' },
    { seat: 0, do: 'set', trump: 'trees', call: 'bishops' },
    ...tricks(
      5,
      '1 2t 7t Fl Kt At',
      '0 Bt 5t 6t 5u 6u',
      '0 3a 6a 7a 4a 5a',
      '2 4u Bu 2u 3t Fu',
      '0 Al Bl Kl 2l 7l',
      '0 Ba Fa Ka Aa Ta',
      '3 3c Kc 2c Ac 4c',
      '1 Au Ft 7u Ku 4l',
      '2 Bc 7c 5c Fc 4t',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    {
      when: inPhase('auction'),
      text: ({ words }) => words.auction,
      about: ['auction', 'bid', 'pass'],
      look: 'chooser',
    },
    { when: inPhase('set'), text: ({ words }) => words.set, about: ['set', 'trump'], look: 'chooser' },
    {
      when: ({ view }) => view.phase === 'tricks',
      text: (now) => {
        const { bidder, partner } = now.view;
        if (bidder === now.seat)
          return partner === null ? now.words.alone : fill(now.words.yourPartner, { name: nameOf(now, partner) });
        if (partner === now.seat) return fill(now.words.youArePartner, { name: nameOf(now, bidder) });
        return fill(now.words.bidderIs, { name: nameOf(now, bidder) });
      },
      about: ['partner'],
      look: 'seats',
    },
    followNote,
    {
      when: (now) => Number(freshTrick(now)?.points) > 0,
      text: ({ words }) => words.points,
      about: ['tricks', 'point cards'],
      look: 'signs',
    },
    voidNote,
    { when: afterTricks(4), text: ({ words }) => words.later, about: ['early end'] },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? now.words.made : now.words.missed),
      about: ['score'],
    },
  ],
  more: [{ about: ['alone'], text: (words) => words.noPartner }],
};

export default lesson;
