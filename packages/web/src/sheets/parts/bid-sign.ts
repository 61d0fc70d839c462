/** The bid that everybody plays around, as a sign. */
import type { Scene, Sign } from '../../table/scene.ts';
import { words } from '../../text/text.ts';
import { isSettled, standingBid } from './read.ts';
import { callWord, namesOf, ofWords, tell } from './say.ts';

const say = words.sheets;

/** "Cy and Ana: 4 of 6", once the bid stands. */
export function bidSign(scene: Scene, seats: readonly number[], n: number, more: string, besides = ''): Sign[] {
  const bid = standingBid(scene);
  if (bid === null || !isSettled(scene)) return [];
  const count = typeof bid.bid === 'number' ? ofWords(n, bid.bid) : tell(say.zeroTaken, { bid: callWord(bid.bid), n });
  return [{ name: say.bid, text: tell(say.teamBid, { who: namesOf(scene, seats), count }) + besides, more }];
}
