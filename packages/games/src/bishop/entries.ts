/** Where the points of a hand of Bishop come from: BISHOP-SCORE-1 to -3. */
import type { EntriesOf, Scene } from '@followsuit/present';
import { bySide, type EntryWords, numbersFrom } from '../parts/entries.ts';

const entries: EntriesOf<Scene, EntryWords> = (scene, { score }, words, rule) => {
  const [partnerFactor, missFactor, aloneFactor] = numbersFrom(scene, 'partnerFactor', 'missFactor', 'aloneFactor');
  const bid = Number(score.bid);
  const made = score.result === 'made';
  return bySide(scene, (side) => {
    const isBidder = score.bidder === side;
    if (!isBidder && score.partner !== side)
      return [{ text: made ? words.made : words.stopped, points: made ? 0 : missFactor * bid, rule }];
    if (!made) return [{ text: words.missed, points: 0, rule }];
    const factor = !isBidder ? partnerFactor : score.partner === null ? aloneFactor : 1;
    return [{ text: isBidder ? words.made : words.partner, points: factor * bid, rule }];
  });
};

export default entries;
