/** The guided first hand of Coralon Partners. */
import {
  afterTricks,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  openingNotes,
  otherVoidNote,
  ourTricks,
  scoreOf,
  takenNote,
  tricks,
  voidNote,
  type WordsOf,
  weBid,
} from '@followsuit/present';
import type { CoralonPartnersView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** Your partner takes the first trick for both of you, and together you take exactly the 8 that you bid. */
const lesson: Lesson<CoralonPartnersView, WordsOf<typeof english>> = {
  minutes: 6,
  players: 4,
  seat: 1,
  seed: '67',
  script: [
    { seat: 1, do: 'bid', tricks: 8 },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'pass' },
    { seat: 0, do: 'pass' },
    { seat: 1, do: 'take' },
    { seat: 1, do: 'discard', cards: ['4c', '5c', '6c'] },
    ...tricks(
      4,
      '1 4l 3u Al Bl',
      '3 3t 7t 5t 6t',
      '0 Ac 2l Bc 2c',
      '1 Kl Ft 3l Fl',
      '1 4a Aa 7a 5a',
      '2 Ka 2a 3a Ba',
      '2 Tu Au Fu 4u',
      '3 Kc 7c Bu Fc',
      '3 Ku 5l 7l 5u',
      '1 At Kt Tt 4t',
      '1 Fa 2u 6u Tl',
      '0 3c Ta Tc 2t',
      '2 7u 6l Bt 6a',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    { when: inPhase('bidding'), text: ({ words }) => words.bidding, about: ['bidding', 'bid', 'pass'], look: 'piles' },
    { when: inPhase('box'), text: ({ words }) => words.box, about: ['box', 'take', 'noTrump'], look: 'piles' },
    {
      when: inPhase('putting away'),
      text: ({ words }) => words.away,
      about: ['putting away', 'discard'],
      look: 'hand',
    },
    {
      when: inPhase('tricks'),
      text: (now) => (weBid(now) ? now.words.weBid : now.words.theyBid),
      about: ['tricks', 'play', 'partner'],
    },
    otherVoidNote,
    takenNote,
    followNote,
    voidNote,
    {
      when: afterTricks(6),
      text: (now) => fill(now.words.later, { tricks: ourTricks(now) }),
      about: ['exact'],
      look: 'signs',
    },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        if (result === 'exact') return now.words.exact;
        return result === 'over' ? now.words.over : now.words.under;
      },
      about: ['score'],
    },
  ],
  more: [{ about: ['forced'], text: (words) => words.forced }],
};

export default lesson;
