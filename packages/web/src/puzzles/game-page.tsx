/** One puzzle of a game, or the first that has not been answered: `/puzzles/:game` and `/puzzles/:game/:n`. */
import type { Puzzle } from '@followsuit/review';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { gameInfo } from '../catalogue/index.ts';
import { Empty } from '../pages/empty.tsx';
import { Frame } from '../pages/frame.tsx';
import { fill, words } from '../text/text.ts';
import { loadPuzzles } from './load.ts';
import { PuzzleView } from './puzzle-view.tsx';
import { answersTo, noteAnswer, puzzlePath } from './stored.ts';

const text = words.puzzles;

export default function PuzzlePage({ game, n }: PageProps) {
  const puzzles = useSignal<readonly Puzzle[] | null>(null);
  /** Without a number in the address, the first puzzle that had not been answered when the page was opened. */
  const first = useSignal(1);
  useEffect(() => {
    loadPuzzles(game).then(
      (found) => {
        const answers = answersTo(game);
        first.value =
          1 +
          Math.max(
            0,
            found.findIndex(({ id }) => answers[id] === undefined),
          );
        puzzles.value = found;
      },
      () => {
        puzzles.value = [];
      },
    );
  }, [game]);
  const name = gameInfo(game)?.name ?? text.title;
  const found = puzzles.value;
  if (found === null) return <Frame title={name}>{words.common.loading}</Frame>;
  const number = n === undefined ? first.value : Number(n);
  const puzzle = found[number - 1];
  const title = fill(text.of, { game: name });
  return (
    <Frame title={title} wide>
      <h1>{title}</h1>
      {puzzle ? (
        <>
          <Numbers game={game} puzzles={found} at={number} />
          <PuzzleView
            key={puzzle.id}
            puzzle={puzzle}
            answered={(right) => {
              noteAnswer(game, puzzle.id, right);
              puzzles.value = [...found]; // their marks
            }}
          >
            <a
              class="button button-main"
              href={number < found.length ? puzzlePath({ game, n: number + 1 }) : '/puzzles'}
            >
              {number < found.length ? text.next : text.all}
            </a>
          </PuzzleView>
        </>
      ) : (
        <Empty says={<span role="alert">{text.none}</span>}>
          <a class="button" href="/puzzles">
            {text.all}
          </a>
        </Empty>
      )}
    </Frame>
  );
}

/** All puzzles of a game by number, with those that were answered marked. */
function Numbers({
  game,
  puzzles,
  at,
}: {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly at: number;
}) {
  const answers = answersTo(game);
  const list = useRef<HTMLOListElement>(null);
  // The row scrolls on a phone: the number of this puzzle is in sight.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollLeft = here.offsetLeft - list.current.clientWidth / 2;
  }, [at]);
  return (
    <nav aria-label={text.numbers}>
      <ol ref={list} class="puzzle-numbers">
        {puzzles.map(({ id }, i) => {
          const right = answers[id];
          const label = fill(right === undefined ? text.number : right ? text.numberRight : text.numberWrong, {
            n: i + 1,
          });
          return (
            <li key={id}>
              <a
                href={puzzlePath({ game, n: i + 1 })}
                aria-label={label}
                aria-current={i + 1 === at ? 'page' : undefined}
                class={right === undefined ? '' : right ? 'puzzle-right' : 'puzzle-wrong'}
              >
                {i + 1}
                <span aria-hidden="true">{right === undefined ? '' : right ? '✓' : '✗'}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
