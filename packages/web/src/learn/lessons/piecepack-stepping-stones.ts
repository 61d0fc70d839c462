import type { Json } from '@followsuit/engine';
import { type Lesson, type Moment, myTurn } from '../lesson.ts';

const turn = ({ view }: Moment): number => Number(view.turn);

const has = ({ acts }: Moment, name: string): boolean => acts.some((act) => act.do === name);

const done = ({ events }: Moment): boolean =>
  events.filter(({ ev }) => ev === 'roll').length > 5 || events.at(-1)?.ev === 'over';

const lesson: Lesson = {
  players: 1,
  seat: 0,
  seed: '19',
  notes: [
    {
      when: myTurn,
      text: 'Four pawns stand in the muck in the middle, each far from its home in a corner. They walk only on stones of their own suit, and stones are coins that have been turned over.',
    },
    {
      when: (now) => has(now, 'move') && now.events.length > 2,
      text: 'A number on a die lets you move one coin of that number, of any suit, exactly that many squares. It may pass over lower coins, and must end on an empty square. Bring coins towards the middle, in a line.',
    },
    {
      when: (now) => ((now.view.owed ?? []) as readonly Json[]).length > 0 || has(now, 'flip'),
      text: 'A suit on a die makes you turn over one coin of that suit. It lies where it is then, as a stone: turn over what already lies well.',
    },
    {
      when: (now) => myTurn(now) && turn(now) >= 2,
      text: 'Dice that help with nothing may be left: end the turn, and roll again. There is no hurry in the first turns.',
    },
    {
      when: (now) => myTurn(now) && turn(now) >= 3,
      text: 'Once all five coins of a suit are stones, its die gives points instead: a step of a stone or of the pawn for each. A pawn that is home leaves its stones where they lie, for good.',
    },
    {
      when: done,
      text: 'Lay bridges that the other pawns can still get round, and bring all four home.',
    },
  ],
  done,
};

export default lesson;
