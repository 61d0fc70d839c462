/** Where the points of a hand of Thief come from: THIEF-SCORE-1 to -5. */
import { type EntriesOf, numbers } from '@followsuit/present';
import { bySide, countEntry, type EntryWords, exactEntries, numbersFrom, tricksEntry } from '../parts/entries.ts';
import type { ThiefScene } from './table.ts';

const entries: EntriesOf<ThiefScene, EntryWords> = (scene, { score }, words, rule) => {
  const [bonus, penalty] = numbersFrom(scene, 'exactBonus', 'missPenalty');
  const inPoints = scene.options.bidIn === 'points';
  return bySide(scene, (side) => {
    const tricks = tricksEntry(scene, numbers(score, 'tricks')[side], rule);
    const thieves = countEntry(
      numbers(score, 'thieves')[side],
      scene.words.thieves.unit,
      inPoints ? rule : 'THIEF-SCORE-4',
    );
    const end = { isBidders: score.bidder === side, result: score.result, bonus, penalty, rule };
    return inPoints
      ? exactEntries(words, { ...end, haul: [tricks, thieves] })
      : [thieves, ...exactEntries(words, { ...end, haul: [tricks] })];
  });
};

export default entries;
