/** The puzzle of the day. */
import { puzzleIds } from 'virtual:puzzles';
import type { Puzzle } from '@followsuit/review';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameInfo } from '../catalogue/index.ts';
import { Frame } from '../pages/frame.tsx';
import { fill, words } from '../text/text.ts';
import { dayOf, daysInARow, puzzleOfDay } from './daily.ts';
import { loadPuzzles } from './load.ts';
import { PuzzleView } from './puzzle-view.tsx';
import { noteAnswer, noteDaily, streak } from './stored.ts';

const text = words.puzzles;

export default function DailyPage() {
  const day = useSignal(dayOf(Date.now()));
  const days = useSignal(daysInARow(streak(), day.value));
  const puzzle = useSignal<Puzzle | null>(null);
  const place = puzzleOfDay(puzzleIds, day.value);
  useEffect(() => {
    if (place)
      loadPuzzles(place.game).then(
        (found) => {
          puzzle.value = found[place.n - 1] ?? null;
        },
        () => {},
      );
  }, []);
  const found = puzzle.value;
  return (
    <Frame title={text.daily} wide>
      <h1>{text.daily}</h1>
      <p>
        {place && gameInfo(place.game)?.name} · {day} · {days.value > 0 && fill(text.streak, { n: days.value })}
        {days.value === 0 && text.dailyHint}
      </p>
      {!place && <p role="alert">{text.none}</p>}
      {place && !found && <p class="loading">{words.common.loading}</p>}
      {place && found && (
        <PuzzleView
          puzzle={found}
          answered={(right) => {
            noteAnswer(place.game, found.id, right);
            if (!right) return;
            noteDaily(day.value);
            days.value = daysInARow(streak(), day.value);
          }}
        >
          <a class="button button-main" href="/puzzles">
            {text.more}
          </a>
        </PuzzleView>
      )}
    </Frame>
  );
}
