/** Where the points of a hand of Thieves come from: THIEVES-SCORE-1 to -4. */
import type { EntriesOf } from '@followsuit/present';
import {
  bySide,
  countEntry,
  type EntryWords,
  exactEntries,
  isBidderOn,
  numbersFrom,
  sumOn,
  tricksEntry,
} from '../parts/entries.ts';
import type { ThievesScene } from './table.ts';

const entries: EntriesOf<ThievesScene, EntryWords> = (scene, hand, words, rule) => {
  const [bonus, penalty] = numbersFrom(scene, 'exactBonus', 'missPenalty');
  return bySide(scene, (side) => {
    const haul = [tricksEntry(scene, sumOn(scene, hand, 'tricks', side), rule)];
    const isBidders = isBidderOn(scene, hand, side);
    return [
      countEntry(sumOn(scene, hand, 'thieves', side), scene.words.thieves.unit, 'THIEVES-SCORE-1'),
      ...exactEntries(words, { isBidders, result: hand.score.result, haul, bonus, penalty, rule }),
    ];
  });
};

export default entries;
