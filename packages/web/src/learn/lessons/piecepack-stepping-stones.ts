import type { Json } from '@followsuit/engine';
import { lessonWords } from '../../text/lessons.ts';
import { type Lesson, type Moment, myTurn } from '../lesson.ts';

const turn = ({ view }: Moment): number => Number(view.turn);

const has = ({ acts }: Moment, name: string): boolean => acts.some((act) => act.do === name);

const done = ({ events }: Moment): boolean =>
  events.filter(({ ev }) => ev === 'roll').length > 5 || events.at(-1)?.ev === 'over';

const said = lessonWords.piecepackSteppingStones;

const lesson: Lesson = {
  players: 1,
  seat: 0,
  seed: '19',
  notes: [
    {
      when: myTurn,
      text: said.pawns,
    },
    {
      when: (now) => has(now, 'move') && now.events.length > 2,
      text: said.move,
    },
    {
      when: (now) => ((now.view.owed ?? []) as readonly Json[]).length > 0 || has(now, 'flip'),
      text: said.flip,
    },
    {
      when: (now) => myTurn(now) && turn(now) >= 2,
      text: said.leave,
    },
    {
      when: (now) => myTurn(now) && turn(now) >= 3,
      text: said.points,
    },
    {
      when: done,
      text: said.end,
    },
  ],
  done,
};

export default lesson;
