/** The guided first hand of Up and Down. */
import {
  afterTricks,
  cannotFollow,
  counted,
  fill,
  followNote,
  inPhase,
  isScored,
  type Lesson,
  nameOf,
  scoreOf,
  voidText,
  type WordsOf,
} from '@followsuit/present';
import type { UpAndDownView } from './rules.ts';
import type { lesson as english } from './words.en.ts';

const lesson: Lesson<UpAndDownView, WordsOf<typeof english>> = {
  players: 5,
  seat: 1,
  seed: '41',
  notes: [
    { when: inPhase('opening'), text: ({ words }) => words.opening, good: { do: 'lead', card: '7l' } },
    { when: inPhase('tricks'), text: ({ words }) => words.halves },
    followNote,
    { when: cannotFollow, text: (now) => voidText(now, now.words.trump, { trump: now.view.trump }) },
    {
      when: afterTricks(3),
      text: (now) => {
        const { bidder, partner } = now.view;
        if (partner === null) return now.words.noPartner;
        if (bidder === now.seat) return fill(now.words.yourPartner, { name: nameOf(now, partner) });
        return partner === now.seat
          ? now.words.youArePartner
          : fill(now.words.theirs, { bidder: nameOf(now, bidder), partner: nameOf(now, partner) });
      },
    },
    {
      when: afterTricks(6),
      text: (now) => fill(now.words.later, { points: counted(now.view.points[now.seat], now.text.point) }),
    },
    {
      when: isScored,
      text: (now) => {
        const score = scoreOf(now);
        if (score?.leader === null) return now.words.nobodyLed;
        if (score?.partner === null) return now.words.leaderAlone;
        return score?.result === 'made' ? now.words.made : now.words.missed;
      },
    },
  ],
};

export default lesson;
