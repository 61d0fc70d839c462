/** The course of the ranking over the twelve tricks: a line that is up while 10 is high and down while 1 is. */
import { fillSentence, trickOnTable } from '@followsuit/present';
import type { SceneProps } from '@followsuit/ui';
import { highsNow } from '../ranking.ts';
import type { SpeedRunScene } from '../sheet.ts';
import './course.css';

const [STEP, UP, DOWN] = [8, 4, 16];

interface CourseProps {
  /** The rank that is high in each trick. */
  readonly list: readonly number[];
  /** The trick on the table. */
  readonly now?: number;
}

export function Course({ list, now }: CourseProps) {
  const y = (n: number): number => (list[n] === 1 ? DOWN : UP);
  const line = list.map((_, n) => `${n === 0 ? 'M' : 'L'}${n * STEP},${y(n)}H${(n + 1) * STEP}`).join('');
  return (
    <svg class="course" viewBox={`-2 0 ${list.length * STEP + 4} 20`} aria-hidden="true">
      <path class="course-line" d={line} />
      {now !== undefined && <path class="course-now" d={`M${now * STEP + 0.5},${y(now)}h${STEP - 1}`} />}
    </svg>
  );
}

/** On the felt, if the ranking turns in this hand. */
export function FeltCourse({ scene }: SceneProps<SpeedRunScene>) {
  if (scene.view.rankingSet !== 1 || scene.view.mode === 'fixed') return null;
  const list = highsNow(scene);
  return (
    <p class="course-felt">
      <span class="visually-hidden">{fillSentence(scene.words.strip, { list: list.join(', ') })}</span>
      <span class="course-ends" aria-hidden="true">
        <span>{Math.max(...list)}</span>
        <span>{Math.min(...list)}</span>
      </span>
      <Course list={list} now={trickOnTable(scene)} />
    </p>
  );
}
