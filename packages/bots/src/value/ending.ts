/** How a game comes to its end: after so many hands, or at a target. */
import type { Rules } from '@followsuit/engine';

/** The number of hands of a game that has a fixed one, or 0. @example handsInAll(rules) === 8 */
export function handsInAll({ design: { ends } }: Rules): number {
  return ends !== undefined && 'hands' in ends ? ends.hands : 0;
}
