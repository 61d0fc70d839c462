/** The key of a stored review: the same for the same record, depth and version of the figures. */
import { type Line, Random } from '@followsuit/engine';
import type { DepthName } from '@followsuit/review';

/** Raise it when figures change. */
const VERSION = 4;

/** @example reviewKey(lines, 'quick') */
export function reviewKey(lines: readonly Line[], depth: DepthName): string {
  const random = new Random(JSON.stringify(lines));
  return [VERSION, depth, ...[1, 2].map(() => random.next().toString(36))].join('-');
}
