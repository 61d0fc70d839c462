/** The guided first hand of Stepping Stones (piecepack solitaire). */
import { type Lesson, type LessonMoment, mayAct, type WordsOf } from '@followsuit/present';
import type { lesson as english } from './words.en.ts';

type View = { readonly turn: number; readonly owed: readonly string[] };
type PiecepackMoment = LessonMoment<View>;

const has = ({ acts }: PiecepackMoment, name: string): boolean => acts.some((act) => act.do === name);

const done = ({ events }: PiecepackMoment): boolean =>
  events.filter(({ ev }) => ev === 'roll').length > 5 || events.at(-1)?.ev === 'over';

const lesson: Lesson<View, WordsOf<typeof english>> = {
  players: 1,
  seat: 0,
  seed: '19',
  notes: [
    { when: mayAct, text: ({ words }) => words.pawns },
    { when: (now) => has(now, 'move') && now.events.length > 2, text: ({ words }) => words.move },
    { when: (now) => now.view.owed.length > 0 || has(now, 'flip'), text: ({ words }) => words.flip },
    { when: (now) => mayAct(now) && now.view.turn >= 2, text: ({ words }) => words.leave },
    { when: (now) => mayAct(now) && now.view.turn >= 3, text: ({ words }) => words.points },
    { when: done, text: ({ words }) => words.end },
  ],
  done,
};

export default lesson;
