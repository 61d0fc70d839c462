/** The guided first hand of Baronet. */
import {
  afterTricks,
  type CommonView,
  fill,
  firstLeadNote,
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
import type { lesson as english } from './words.en.ts';

type View = CommonView & { readonly partner: number | null };

/** The first trick shows your partner; you win the pot together. */
const lesson: Lesson<View, WordsOf<typeof english>> = {
  minutes: 5,
  players: 5,
  seat: 0,
  seed: '6',
  script: [
    { seat: 1, do: 'bid', points: 6 },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'pass' },
    { seat: 4, do: 'pass' },
    { seat: 0, do: 'bid', points: 7 },
    { seat: 1, do: 'pass' },
    { seat: 0, do: 'set', trump: 'locks', call: 'bishops' },
    ...tricks(
      5,
      '0 Kl Al Fl 7l Tl',
      '1 6u 7u Au 2u Ku',
      '3 Tt 2t 6l 6t Bt',
      '0 4c Tc 6c Ac 3c',
      '3 2c Bc 5l 5t Kc',
      '0 Aa Ta 3l 6a 2a',
      '2 Fc 7c 5a 4l 5u',
      '0 7a 2l 4t Fa Ka',
      '1 Bu Ft 4u Kt Bl',
      '0 Ba Fu 5c 4a At',
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
    { ...firstLeadNote, look: 'Kl' },
    {
      when: (now) => freshTrick(now) !== undefined,
      text: (now) => {
        const { seat, view } = now;
        const { partner, bidder } = view;
        if (partner === null) return now.words.alone;
        if (bidder === seat) return fill(now.words.yourPartner, { name: nameOf(now, partner) });
        return partner === seat
          ? now.words.youArePartner
          : fill(now.words.against, { bidder: nameOf(now, bidder), partner: nameOf(now, partner) });
      },
      about: ['partner', 'tricks'],
      look: 'seats',
    },
    followNote,
    voidNote,
    { when: afterTricks(4), text: ({ words }) => words.later, about: ['early end', 'point cards'], look: 'signs' },
    {
      when: isScored,
      text: (now) => (scoreOf(now)?.result === 'made' ? now.words.made : now.words.missed),
      about: ['score', 'pot'],
    },
  ],
  more: [{ about: ['debt'], text: (words) => words.debt }],
};

export default lesson;
