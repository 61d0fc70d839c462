/** How a game ends: after a number of hands, or at a target. */
import type { Rules } from '@followsuit/engine';

/** The number of hands if the game fixes it, else 0. @example handsInAll(rules) === 8 */
export function handsInAll({ design: { ends } }: Rules): number {
  return ends !== undefined && 'hands' in ends ? ends.hands : 0;
}
