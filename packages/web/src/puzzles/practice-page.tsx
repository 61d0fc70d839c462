/** Practise my mistakes: decisions of reviewed games, until each is right twice in a row. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { Empty } from '../pages/empty.tsx';
import { Frame } from '../pages/frame.tsx';
import { fill, words } from '../text/text.ts';
import { LEARNED, loadPractice, notePractice, type Practice } from './practice.ts';
import { PuzzleView } from './puzzle-view.tsx';
import './puzzles.css';

const text = words.puzzles;

export default function PracticePage() {
  const left = useSignal<readonly Practice[] | null>(null);
  const at = useSignal(0);
  const right = useSignal<number | null>(null);
  const load = (): void => {
    right.value = null;
    loadPractice().then((found) => {
      // What was just seen is not asked again while there are others.
      const last = left.peek()?.[0];
      const isLast = ({ key, item }: Practice): boolean => key === last?.key && item.line === last.item.line;
      left.value = [...found.filter((each) => !isLast(each)), ...found.filter(isLast)];
      at.value++;
    });
  };
  useEffect(load, []);
  const found = left.value;
  const practice = found?.[0];
  return (
    <Frame title={text.practise} wide>
      <h1>{text.practise}</h1>
      {found === null && <p class="loading">{words.common.loading}</p>}
      {found?.length === 0 && (
        <Empty says={text.practiseNone}>
          <a class="button button-main" href="/me">
            {text.practiseReview}
          </a>
          <a class="button" href="/puzzles">
            {text.all}
          </a>
        </Empty>
      )}
      {found && practice && (
        <>
          <p role="status">
            {gameInfo(String(practice.puzzle.lines[0].game))?.name} · {fill(text.practiseLeft, { n: found.length })} ·{' '}
            {right.value === LEARNED
              ? text.practiseDone
              : fill(text.practiseRight, { n: right.value ?? practice.item.right, all: LEARNED })}
          </p>
          <PuzzleView
            key={at.value}
            puzzle={practice.puzzle}
            answered={(isRight) => {
              notePractice(practice, isRight).then((now) => {
                right.value = now;
              });
            }}
          >
            <button type="button" class="button-main" onClick={load}>
              {text.practiseNext}
            </button>
          </PuzzleView>
        </>
      )}
    </Frame>
  );
}
