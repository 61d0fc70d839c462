/** The trick of Up and Down in two rows: the high half, the low half, and cards that are dead. */
import type { TableScene } from '../table/scene.ts';
import type { Trick } from '../table/trick.ts';
import { field, rankOf, suitOf, tableOf } from './parts/read.ts';

/** UPDOWN-PLAY-2 and -3: cards of trump or of the led suit are live; letters are high, numbers low. */
export function rowOf(scene: TableScene, { laid }: Trick, card: string): 'up' | 'down' | 'dead' {
  const live = [field<string>(scene, 'trump'), suitOf(scene, laid[0].card)];
  if (!live.includes(suitOf(scene, card))) return 'dead';
  return tableOf<readonly string[]>(scene, 'letters').includes(rankOf(card)) ? 'up' : 'down';
}

/** The low half goes to its taker, where the trick was divided; everything else to the taker of the high half. */
export const halfTaker = (scene: TableScene, trick: Trick, card: string): number =>
  Number(rowOf(scene, trick, card) === 'down' ? (trick.line?.low ?? trick.taker) : trick.taker);
