/** Where the points of a hand of Coralon come from: CORALON-SCORE-1 to -5. */
import { type EntriesOf, numbers, type Scene } from '@followsuit/present';
import { bySide, type EntryWords, exactEntries, numbersFrom, tricksEntry } from '../parts/entries.ts';

const entries: EntriesOf<Scene, EntryWords> = (scene, { score }, words, rule) => {
  const [handSize, bonus, penalty] = numbersFrom(scene, 'handSize', 'exactBonus', 'missPenalty');
  const { result } = score;
  const isZero = result === 'exact' && typeof score.bid === 'string';
  return bySide(scene, (side) => {
    const isBidders = score.bidder === side;
    if (isBidders && isZero) return [{ text: words.noTrick, points: handSize, rule }];
    const haul = [tricksEntry(scene, numbers(score, 'tricks')[side], rule)];
    return exactEntries(words, { isBidders, result, haul, bonus, penalty, rule });
  });
};

export default entries;
