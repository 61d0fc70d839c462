/** The guided first turns of Stepping Stones (piecepack solitaire). */
import { type Lesson, type LessonMoment, mayAct, openingNotes, type WordsOf } from '@followsuit/present';
import type { lesson as english } from './words.en.ts';

type View = { readonly turn: number; readonly owed: readonly string[] };
type PiecepackMoment = LessonMoment<View>;

/** The lesson is over after this many turns. */
const TURNS = 4;

const has = ({ acts }: PiecepackMoment, name: string): boolean => acts.some((act) => act.do === name);

const hasDone = ({ events }: PiecepackMoment, name: string): boolean => events.some((line) => line.do === name);

const done = ({ events }: PiecepackMoment): boolean =>
  events.filter(({ ev }) => ev === 'roll').length > TURNS || events.at(-1)?.ev === 'over';

const move = (coin: string, to: string) => ({ seat: 0, do: 'move', coin, to });
const flip = (coin: string) => ({ seat: 0, do: 'flip', coin });
const END = { seat: 0, do: 'done' };

/** Three turns in which coins of every corner move towards the middle, and three of them become stones. */
const lesson: Lesson<View, WordsOf<typeof english>> = {
  minutes: 4,
  players: 1,
  seat: 0,
  seed: '3',
  script: [
    ...[move('5s', 'd6'), move('2a', 'c4'), flip('0m'), END],
    ...[move('3m', 'f5'), move('4m', 'g4'), flip('2m'), END],
    ...[move('5m', 'h5'), move('4a', 'b3'), flip('0s'), END],
  ],
  guided: 3,
  notes: [
    ...openingNotes,
    { when: mayAct, text: ({ words }) => words.dice, about: ['roll'], leadsOn: true },
    { when: (now) => has(now, 'move'), text: ({ words }) => words.move, about: ['move'] },
    {
      when: (now) => hasDone(now, 'move') && (now.view.owed.length > 0 || has(now, 'flip')),
      text: ({ words }) => words.flip,
      about: ['flip'],
    },
    { when: (now) => mayAct(now) && now.view.turn >= 2, text: ({ words }) => words.leave, about: ['done'] },
    { when: (now) => mayAct(now) && now.view.turn >= 4, text: ({ words }) => words.hint, about: ['hint'] },
    { when: done, text: ({ words }) => words.end, about: ['goal'] },
  ],
  more: [
    { about: ['walk'], text: (words) => words.points },
    { about: ['home'], text: (words) => words.home },
    { about: ['resign'], text: (words) => words.resign },
  ],
  done,
  tally: (lines) => lines.filter((line) => line.do === 'flip').length,
};

export default lesson;
