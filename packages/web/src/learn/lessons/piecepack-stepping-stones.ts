import type { Json } from '@followsuit/engine';
import { lessonWords } from '../../text/lessons.ts';
import { type Lesson, type LessonMoment, myTurn } from '../lesson.ts';

const turn = ({ view }: LessonMoment): number => Number(view.turn);

const has = ({ acts }: LessonMoment, name: string): boolean => acts.some((act) => act.do === name);

const done = ({ events }: LessonMoment): boolean =>
  events.filter(({ ev }) => ev === 'roll').length > 5 || events.at(-1)?.ev === 'over';

const text = lessonWords.piecepackSteppingStones;

const lesson: Lesson = {
  players: 1,
  seat: 0,
  seed: '19',
  notes: [
    {
      when: myTurn,
      text: text.pawns,
    },
    {
      when: (now) => has(now, 'move') && now.events.length > 2,
      text: text.move,
    },
    {
      when: (now) => ((now.view.owed ?? []) as readonly Json[]).length > 0 || has(now, 'flip'),
      text: text.flip,
    },
    {
      when: (now) => myTurn(now) && turn(now) >= 2,
      text: text.leave,
    },
    {
      when: (now) => myTurn(now) && turn(now) >= 3,
      text: text.points,
    },
    {
      when: done,
      text: text.end,
    },
  ],
  done,
};

export default lesson;
