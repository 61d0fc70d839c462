/** How long the bots of the server pause. */
import type { Pauses } from '@followsuit/table';

/** With the usual pause of 0.7 s, a bot that acts first in the open waits one to four seconds. */
export const pausesFrom = (usual: number): Pauses => ({
  pace: 1,
  beforeThinking: 0,
  usual,
  afterTrick: 0,
  afterHand: 0,
  listening: 3 * usual,
  inTheOpen: { least: Math.round(1.4 * usual), most: Math.round(5.7 * usual) },
  deal: 0,
  retry: 1000,
  together: true,
});
