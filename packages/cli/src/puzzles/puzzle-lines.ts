/** A puzzle in the terminal: the table as its seat sees it, and its solution. */
import { prover, Rules } from '@followsuit/engine';
import { actWords, cardWord, suitWord } from '@followsuit/present';
import { chanceWords, type Puzzle, puzzleReason, reviewInEnglish as words } from '@followsuit/review';
import { GameProgress } from '@followsuit/table';
import { bold, dim, green } from '../colour.ts';
import { readRecorded } from '../review/part.ts';
import { bar } from '../review/review-lines.ts';
import { loadPresentation, type SeatScene, seatScene } from '../scene.ts';
import { tableLines } from '../table-lines.ts';
import { grid, hanging } from '../text.ts';

/** The table before the decision, from the view of the puzzle's seat alone. */
async function sceneAt({ lines, seat }: Puzzle): Promise<SeatScene> {
  const game = readRecorded(lines);
  if ('why' in game || !(game.rules instanceof Rules)) throw new Error('A puzzle is a decision of a valid record');
  const { rules, names } = game;
  const played = GameProgress.replay(rules, lines, prover);
  const presentation = await loadPresentation(rules.game, rules.options);
  return seatScene(
    { rules, names, you: seat, presentation },
    rules.view(played.state, seat),
    played.eventsFor(seat, 0),
  );
}

/** What to solve, and the solution, each as lines. */
export async function puzzleLines(puzzle: Puzzle, n: number): Promise<{ asked: string[]; solved: string[] }> {
  const scene = await sceneAt(puzzle);
  const { choices, seat, kind, tempting } = puzzle;
  const most = Math.max(...choices.map(({ chance }) => chance), 1e-9);
  const rows = choices.map(({ acts, chance, low, high, share }, i) => [
    `  ${bar(chance / most)}`,
    `${chanceWords(words, chance)} (${chanceWords(words, low)} to ${chanceWords(words, high)})`,
    (i === 0 ? bold : (text: string) => text)(acts.map((act) => actWords(scene, act)).join(', or ')),
    dim(`the policy: ${chanceWords(words, share, 0)}`),
  ]);
  const naming = {
    name: (who: number) => scene.names[who],
    card: (code: string) => cardWord(scene, code),
    suit: (suit: string) => suitWord(scene, suit),
  };
  const reason = puzzleReason(words, puzzle, naming);
  const beside = `Compared with “${actWords(scene, choices[tempting].acts[0])}”: ${reason}`;
  return {
    asked: [
      bold(`Puzzle ${n}: ${scene.names[seat]} is to act (${words.kinds[kind]}), ${choices.length} choices`),
      ...tableLines(scene, []),
    ],
    solved: [
      `Puzzle ${n}: ${green(bold(actWords(scene, choices[0].acts[0])))}`,
      ...grid(rows),
      ...(reason === '' ? [] : hanging('  ', beside)),
    ],
  };
}
