/** The answer to a puzzle: whether the choice was right, all choices as bars, why, and ways on. */
import type { Act } from '@followsuit/engine';
import { actWords, cardWord, suitWord } from '@followsuit/present';
import { chanceWords, hasAct, isRight, type Puzzle, type PuzzleChoice, puzzleReason } from '@followsuit/review';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ChanceBars } from '../review/bars.tsx';
import { reviewWords } from '../review/review-words.ts';
import { TryIt } from '../review/try-it.tsx';
import type { TableScene } from '../table/scene.ts';
import { fill, words } from '../text/text.ts';

const text = words.puzzles;

export interface SolutionProps {
  readonly puzzle: Puzzle;
  readonly scene: TableScene;
  readonly chosen: Act;
  readonly again: () => void;
  /** Where to go on. */
  readonly children?: ComponentChildren;
}

export function Solution({ puzzle, scene, chosen, again, children }: SolutionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { choices, seat, tempting, lines, kind } = puzzle;
  const right = isRight(puzzle, chosen);
  const all = reviewWords();
  const mine = choices.findIndex((choice) => hasAct(choice, chosen));
  const name = ({ acts }: PuzzleChoice): string => acts.map((act) => actWords(scene, act)).join(' / ');
  const naming = {
    name: (who: number) => scene.names[who],
    card: (code: string) => cardWord(scene, code),
    suit: (suit: string) => suitWord(scene, suit),
  };
  const reason = puzzleReason(all, puzzle, naming);
  return (
    <section class={`panel puzzle-solution ${right ? 'puzzle-right' : 'puzzle-wrong'}`}>
      <h2 ref={heading} tabIndex={-1}>
        {right ? text.right : text.wrong}
      </h2>
      {!right && (
        <p>
          {fill(text.better, {
            act: name(choices[0]),
            loss: chanceWords(all, choices[0].chance - (choices[mine]?.chance ?? choices[0].chance)),
          })}
        </p>
      )}
      <p class="hint">
        {text.kinds}: {all.kinds[kind]}. {text.chances}
      </p>
      <ChanceBars
        bars={choices.map((choice, i) => ({
          name: name(choice),
          chance: choice.chance,
          low: choice.low,
          high: choice.high,
          chosen: i === mine,
        }))}
      />
      {reason !== '' && (
        <p>
          {fill(text.beside, { act: name(choices[tempting]) })} {reason}
        </p>
      )}
      <div class="puzzle-ways">
        {children}
        {!right && (
          <button type="button" onClick={again}>
            {text.again}
          </button>
        )}
        <TryIt scene={scene} seat={seat} lines={lines} />
      </div>
    </section>
  );
}
