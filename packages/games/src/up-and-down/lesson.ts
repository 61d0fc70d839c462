/** The guided first hand of Up and Down. */
import {
  afterTricks,
  cannotFollow,
  counted,
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
  voidText,
  type WordsOf,
} from '@followsuit/present';
import type { UpAndDownView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

/** Your Seven takes the low half of the first trick; whoever takes the high half is your partner. */
const lesson: Lesson<UpAndDownView, WordsOf<typeof english>> = {
  minutes: 5,
  players: 5,
  seat: 1,
  seed: '32',
  script: [
    { seat: 1, do: 'lead', card: '7a' },
    ...tricks(
      5,
      '2 2a Fa 4a 4u',
      '3 Ac 4c 5c 3c Fc',
      '3 Al Fl Bl 6l 7l',
      '3 6u 5u Tu Ka Au',
      '1 5a 6a Ta Aa 5t',
      '4 7c 6c Kc 2t 2c',
      '1 3a Tt 4l 3t 2u',
      '1 Ba Tl Fu Tc Ft',
      '1 7t Bt 3l At 4t',
      '4 6t Ku Kt 5l 3u',
      '1 2l Kl 7u Bc Bu',
    ),
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    {
      when: inPhase('opening'),
      text: ({ words }) => words.opening,
      about: ['opening', 'lead', 'knock', 'trump'],
      look: '7a',
    },
    {
      when: (now) => freshTrick(now) !== undefined,
      text: (now) =>
        fill(now.words.halves, { high: nameOf(now, Number(freshTrick(now)?.taker)), low: nameOf(now, now.view.low) }),
      about: ['tricks', 'halves'],
      look: 'trick',
    },
    {
      when: (now) => freshTrick(now) !== undefined && now.view.partner !== null,
      text: (now) => {
        const { bidder, partner } = now.view;
        if (bidder === now.seat) return fill(now.words.yourPartner, { name: nameOf(now, partner) });
        return partner === now.seat
          ? now.words.youArePartner
          : fill(now.words.theirs, { bidder: nameOf(now, bidder), partner: nameOf(now, partner) });
      },
      about: ['partner'],
      look: 'seats',
    },
    followNote,
    {
      when: cannotFollow,
      text: (now) => voidText(now, now.words.trump, { trump: now.view.trump }),
      about: ['void', 'trump'],
      look: 'hand',
    },
    {
      when: afterTricks(6),
      text: (now) => fill(now.words.later, { points: counted(now.view.points[now.seat], now.text.point) }),
      about: ['play', 'majority'],
      look: 'signs',
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.leader === null) return now.words.nobodyLed;
        if (score?.partner === null) return now.words.leaderAlone;
        return score?.result === 'made' ? now.words.made : now.words.missed;
      },
      about: ['score', 'coins'],
    },
  ],
  more: [
    { about: ['red'], text: (words) => words.red },
    { about: ['takeBack'], text: (words) => words.thrownIn },
  ],
};

export default lesson;
