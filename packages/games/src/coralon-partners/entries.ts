/** Where the points of a hand of Coralon Partners come from: CORALON-PARTNERS-SCORE-1 to -5. */
import type { EntriesOf, Scene } from '@followsuit/present';
import {
  bySide,
  type EntryWords,
  exactEntries,
  isBidderOn,
  numbersFrom,
  sumOn,
  tricksEntry,
} from '../parts/entries.ts';

const entries: EntriesOf<Scene, EntryWords> = (scene, hand, words, rule) => {
  const [bonus, penalty] = numbersFrom(scene, 'exactBonus', 'missPenalty');
  const { result, bid } = hand.score;
  const isZero = result === 'exact' && typeof bid === 'string';
  return bySide(scene, (side) => {
    const isBidders = isBidderOn(scene, hand, side);
    if (isBidders && isZero)
      return [{ text: words.noTrick, points: Number(scene.options[`${String(bid)}Points`]), rule }];
    const haul = [tricksEntry(scene, sumOn(scene, hand, 'tricks', side), rule)];
    return exactEntries(words, { isBidders, result, haul, bonus, penalty, rule });
  });
};

export default entries;
