/** The guided first hand of Coralon. */
import {
  afterTricks,
  fill,
  firstLeadNote,
  followNote,
  hasHitBid,
  inPhase,
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
import type { CoralonView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** You bid 7 and take exactly 7: then nobody else scores. */
const lesson: Lesson<CoralonView, WordsOf<typeof english>> = {
  minutes: 6,
  players: 4,
  seat: 3,
  seed: '161',
  script: [
    { seat: 1, do: 'discard', card: '2l' },
    { seat: 2, do: 'discard', card: '5u' },
    { seat: 3, do: 'discard', card: '4a' },
    { seat: 1, do: 'bid', tricks: 4 },
    { seat: 2, do: 'pass' },
    { seat: 3, do: 'bid', tricks: 7 },
    { seat: 0, do: 'pass' },
    ...tricks(
      4,
      '3 Ac Fc 6t 6c',
      '3 Au 3u 6u Ku',
      '3 Al 6l Kl 3c',
      '2 At Tt 4t 2t',
      '2 Ba 6a Ta Aa',
      '1 Kt 7t 4c Ft',
      '3 7l Bl Tl 2a',
      '0 3t 5t Bt 7c',
      '3 Kc Fl 2u Tc',
      '3 Bc 5l 7a 5c',
      '3 2c 4l 3a Fa',
      '3 Fu 7u Bu 4u',
      '1 Ka 5a Tu 3l',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    {
      when: inPhase('putting away'),
      text: ({ words }) => words.away,
      about: ['putting away', 'discard', 'ranks'],
      look: '4a',
    },
    {
      when: inPhase('bidding'),
      text: ({ words }) => words.bidding,
      about: ['bidding', 'bid', 'pass'],
      look: 'chooser',
    },
    firstLeadNote,
    otherVoidNote,
    takenNote,
    followNote,
    voidNote,
    {
      when: afterTricks(6),
      text: (now) =>
        now.view.bidder === now.seat ? fill(now.words.yours, { tricks: myTricks(now) }) : now.words.others,
      about: ['exact'],
      look: 'signs',
    },
    { when: hasHitBid, text: ({ words }) => words.stop, about: ['exact'] },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        const values = { name: nameOf(now, Number(score?.bidder)) };
        const own = score?.bidder === now.seat;
        if (score?.result === 'exact') return own ? now.words.exactOwn : fill(now.words.exact, values);
        if (score?.result === 'over') return now.words.over;
        return own ? now.words.underOwn : fill(now.words.under, values);
      },
      about: ['score'],
    },
  ],
  more: [{ about: ['forced'], text: (words) => words.forced }],
};

export default lesson;
