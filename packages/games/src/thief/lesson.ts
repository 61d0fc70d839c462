/** The guided first hand of Thief. */
import {
  afterTricks,
  cardWord,
  counted,
  fill,
  followNote,
  freshTrick,
  inPhase,
  isScored,
  type Lesson,
  myTricks,
  nameOf,
  openingNotes,
  scoreOf,
  suitTitle,
  tricks,
  type WordsOf,
} from '@followsuit/present';
import { thievesVoidNote } from '../parts/thieves-lesson.ts';
import type { ThiefView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** A card thrown away in the second trick makes the thieves; the next one slips home to you. */
const lesson: Lesson<ThiefView, WordsOf<typeof english>> = {
  minutes: 6,
  players: 4,
  seat: 3,
  seed: '111',
  script: [
    { seat: 1, do: 'discard', card: '6a' },
    { seat: 2, do: 'discard', card: '4l' },
    { seat: 3, do: 'discard', card: 'Tl' },
    { seat: 1, do: 'bid', points: 5 },
    { seat: 2, do: 'bid', points: 6 },
    { seat: 3, do: 'bid', points: 7 },
    { seat: 0, do: 'pass' },
    { seat: 3, do: 'play', card: 'Ku', as: 'trump' },
    ...tricks(
      4,
      '0 Au 6u 3u',
      '0 Fu Tu 5a 2u',
      '0 3l Bl 6l 7a',
      '1 Al 4a 4u 5u',
      '0 3c 5c Fc Kc',
      '3 2a Fa 2l 3a',
      '0 Bu 7l 6c 7u',
      '0 7c Bc 4c Ac',
      '3 Aa Ba Ft Ta',
      '3 Ka 4t Tc 5t',
      '3 3t Tt 5l At',
      '2 Kt 7t Bt Fl',
      '2 2t 2c 6t Kl',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    {
      when: inPhase('putting away'),
      text: ({ words }) => words.away,
      about: ['putting away', 'discard'],
      look: 'Tl',
    },
    {
      when: inPhase('bidding'),
      text: ({ words }) => words.bidding,
      about: ['bidding', 'bid', 'pass'],
      look: 'chooser',
    },
    { when: inPhase('opening'), text: ({ words }) => words.opening, about: ['opening', 'trump'], look: 'Ku' },
    {
      when: ({ view }) => view.phase === 'tricks' && view.thief !== 'none' && view.trump !== 'none',
      text: (now) =>
        fill(now.words.settled, { trump: suitTitle(now, now.view.trump), thief: suitTitle(now, now.view.thief) }),
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
    followNote,
    thievesVoidNote(['thief', 'trump']),
    {
      when: afterTricks(7),
      text: (now) => {
        const kept = now.view.kept[now.seat].length;
        return fill(now.words.later, { tricks: myTricks(now), thieves: counted(kept, now.words.thieves.unit) });
      },
      about: ['exact'],
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.result === 'exact') return fill(now.words.exact, { name: nameOf(now, Number(score.bidder)) });
        return score?.result === 'over' ? now.words.over : now.words.under;
      },
      about: ['score'],
    },
  ],
  more: [{ about: ['thief led'], text: (words) => words.led }],
};

export default lesson;
