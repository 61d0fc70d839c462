/** A puzzle: the table as the seat sees it, its acts, and after the first answer the solution. */
import type { Act } from '@followsuit/engine';
import { isRight, type Puzzle } from '@followsuit/review';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { openReplay, type Replay } from '../client/local.ts';
import { isPresentationLoaded } from '../presentation.ts';
import { sceneAt } from '../replay/scene.ts';
import { Felt } from '../table/felt.tsx';
import { words } from '../text/text.ts';
import { PuzzleActs } from './acts.tsx';
import { Solution } from './solution.tsx';
import '../replay/shown-table.css';
import './puzzles.css';

const text = words.puzzles;

export interface PuzzleViewProps {
  readonly puzzle: Puzzle;
  /** Called with every answer that is given before the solution was shown. */
  readonly answered: (right: boolean) => void;
  /** Where to go on after the solution. */
  readonly children?: ComponentChildren;
}

export function PuzzleView({ puzzle, answered, children }: PuzzleViewProps) {
  const replay = useSignal<Replay | null>(null);
  const trouble = useSignal('');
  const chosen = useSignal<Act | null>(null);
  const isFirst = useSignal(true);
  useEffect(() => {
    let wanted = true;
    openReplay(puzzle.lines, puzzle.seat).then(
      (found) => {
        if (wanted) replay.value = found;
      },
      (error: Error) => {
        trouble.value = error.message;
      },
    );
    return () => {
      wanted = false;
    };
  }, [puzzle]);
  if (trouble.value) return <p role="alert">{trouble}</p>;
  const found = replay.value;
  const shown = found && sceneAt(found, puzzle.lines.length, puzzle.seat);
  if (!shown || !isPresentationLoaded(shown.game.id)) return <p class="loading">{words.common.loading}</p>;
  const acts = puzzle.choices.flatMap((choice) => choice.acts);
  const scene = { ...shown, acts };
  const choose = (act: Act): void => {
    chosen.value = act;
    if (isFirst.value) answered(isRight(puzzle, act));
    isFirst.value = false;
  };
  return (
    <div class="puzzle">
      <div class="shown-table">
        <Felt scene={scene} open={false} />
      </div>
      {chosen.value === null && <h2 class="puzzle-ask">{text.ask}</h2>}
      <PuzzleActs scene={scene} acts={acts} chosen={chosen.value} choose={choose} />
      {chosen.value !== null && (
        <Solution
          puzzle={puzzle}
          scene={scene}
          chosen={chosen.value}
          again={() => {
            chosen.value = null;
          }}
        >
          {children}
        </Solution>
      )}
    </div>
  );
}
