/** Purses, in the games for coins. */
import type { Badge, Scene } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { ofSeat } from './read.ts';
import { counted, nameOf, signed, tell } from './say.ts';

const say = words.sheets;

/** The coins of a seat; a debt in another tone. */
export function purse(scene: Scene, seat: number): Badge {
  const n = ofSeat(scene, 'total', seat);
  const label = tell(say.purse, { name: nameOf(scene, seat), coins: counted(n, say.coin) });
  return { text: tell(say.coins, { n: signed(n) }), label, tone: n < 0 ? 'bad' : 'plain' };
}
