/** The guided first hand of Thieves. */
import {
  afterTricks,
  cardWord,
  fill,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  nameOf,
  openingNotes,
  ourTricks,
  scoreOf,
  suitTitle,
  tricks,
  type WordsOf,
} from '@followsuit/present';
import { thievesVoidNote } from '../parts/thieves-lesson.ts';
import type { ThievesView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** In the third trick you make the thieves yourself, and the first one slips home to you. */
const lesson: Lesson<ThievesView, WordsOf<typeof english>> = {
  minutes: 6,
  players: 4,
  seat: 1,
  seed: '12',
  script: [
    { seat: 1, do: 'bid', tricks: 8 },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'pass' },
    { seat: 0, do: 'pass' },
    { seat: 1, do: 'take' },
    { seat: 1, do: 'discard', cards: ['4c', '5c', '7u'] },
    ...tricks(
      4,
      '1 Tl 4l 3l Bl',
      '0 At Tt 2t Ft',
      '0 6c 3t Ac Fc',
      '2 Aa Fa 6a 5a',
      '2 3a 5l 7a Ta',
      '3 Kc 3c Ka 2c',
      '3 4t 6t 7t 5t',
      '1 Bt 2u 5u 6u',
      '1 Kt 4a Fu Kl',
      '0 Bc 6l Tc Bu',
      '1 Al Ba 7l 4u',
      '1 Fl 2a 3u Ku',
      '1 2l Au Tu 7c',
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
    { when: inPhase('tricks'), text: ({ words }) => words.lead, about: ['tricks', 'play', 'partner'] },
    followNote,
    thievesVoidNote(['thief']),
    {
      when: ({ view }) => view.phase === 'tricks' && view.thief !== 'none',
      text: (now) => fill(now.words.thief, { thief: suitTitle(now, now.view.thief) }),
      about: ['thief'],
      look: 'signs',
    },
    {
      when: (now) => typeof freshTrick(now)?.kept === 'string',
      text: (now) => {
        const { kept, keeper } = freshTrick(now) ?? {};
        return fill(now.words.home, { card: cardWord(now, String(kept)), name: nameOf(now, Number(keeper)) });
      },
      about: ['kept'],
      look: 'seats',
    },
    {
      when: afterTricks(7),
      text: (now) => fill(now.words.later, { tricks: ourTricks(now) }),
      about: ['exact'],
    },
    {
      when: isScored,
      text: (now) => {
        const result = scoreOf(now)?.result;
        return result === 'exact' ? now.words.exact : result === 'over' ? now.words.over : now.words.under;
      },
      about: ['score'],
    },
  ],
  more: [{ about: ['forced'], text: (words) => words.forced }],
};

export default lesson;
