/** The trick in which a decision fell. */
import type { Line } from '@followsuit/engine';
import type { ReviewedDecision } from './report.ts';

/** Kinds of decisions at which a card is played to a trick. */
const IN_TRICKS: ReadonlySet<string> = new Set(['lead', 'ruff', 'partner', 'count', 'endgame', 'card']);

/** The number of a decision's trick in its hand, from 1; null before the tricks, and in a game without any. */
export function trickNumber(
  { kind, line }: Pick<ReviewedDecision, 'kind' | 'line'>,
  lines: readonly Line[],
): number | null {
  if (!IN_TRICKS.has(kind)) return null;
  const before = lines.slice(0, line);
  const dealt = before.findLastIndex(({ ev }) => ev === 'deal');
  return before.slice(dealt + 1).filter(({ ev }) => ev === 'trick').length + 1;
}
