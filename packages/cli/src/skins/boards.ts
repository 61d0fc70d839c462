/** Speed Run's boards: which contracts there are, and what stands on them. */
import { type Rules, valuesOf } from '@followsuit/engine';
import { green } from '../colour.ts';
import type { HandHistory } from '../hand-history.ts';
import { counted, grid, signed } from '../text.ts';
import type { TableNames } from '../wording.ts';
import { numbers } from './parts.ts';

/** The contracts in use, then Pass and Redo, as the acts name them. */
export function contractCards({ design: { phases } }: Rules): string[] {
  const choosing = phases.find(({ name }) => name === 'choosing');
  return choosing && 'ways' in choosing ? valuesOf(choosing.ways[0].args[0].domain).map(String) : [];
}

interface Box {
  readonly tricks: number;
  readonly points: number;
  readonly doubled: boolean;
}

/** The results standing on each board, from the hands scored: SPEEDRUN-SCORE-4 and -5. */
function standing({ rules }: TableNames, history: HandHistory): Map<string, Box>[] {
  const found = Array.from({ length: rules.seats }, () => new Map<string, Box>());
  for (const { score } of history.scored)
    for (const [seat, board] of found.entries()) {
      const points = (score.points as readonly (number | null)[])[seat];
      const name = (score.contracts as readonly string[])[seat];
      const before = board.get(name);
      if (points === null || (before && points >= before.points)) continue;
      const doubled = (score.revealed as readonly boolean[])[seat];
      board.set(name, { tricks: numbers(score, 'tricks')[seat], points, doubled });
    }
  return found;
}

/** The grid of contracts and players with tricks and points; perfect ones starred, doubled ones marked. */
export function boards(table: TableNames, history: HandHistory): string[] {
  if (history.scored.length === 0) return [];
  const results = standing(table, history);
  const rows = contractCards(table.rules)
    .slice(0, -2)
    .map((name) => [
      name,
      ...results.map((board) => {
        const box = board.get(name);
        if (!box) return '·';
        const text = `${signed(box.points)}${box.points < 0 ? '★' : ''}${box.doubled ? ' ×2' : ''} (${counted(box.tricks, 'trick')})`;
        return box.points < 0 ? green(text) : text;
      }),
    ]);
  return grid([['Boards', ...table.names], ...rows]);
}
