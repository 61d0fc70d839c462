/** The ranking of Speed Run, trick by trick. */
import { tableOf, trickOnTable } from '@followsuit/present';
import type { SpeedRunScene } from './sheet.ts';

/** The rank that is high in each trick, from the one that is high in trick `now` (counted from 0). */
export function highs(scene: SpeedRunScene, mode: string, high: number, now: number): number[] {
  const turns = tableOf<Record<string, number[]>>(scene, 'turns')[mode];
  const tricks = Number(scene.options.handSize);
  const turned = (trick: number): number => turns.filter((after) => after <= trick).length % 2;
  const at = turned(now); // after the last trick, too: a slalom turns once more
  return Array.from({ length: tricks }, (_, trick) => (turned(trick) === at ? high : 11 - high));
}

/** The ranks that are high in the tricks of this hand. */
export const highsNow = (scene: SpeedRunScene): number[] =>
  highs(scene, scene.view.mode, scene.view.high, scene.view.trick);

/** The rank that is high in the trick on the table. */
export const highOnTable = (scene: SpeedRunScene): number => highsNow(scene)[trickOnTable(scene)];

export const arrowOf = (high: number): string => (high === 1 ? '↓' : '↑');
