/** Where the points of a hand of Ducks and Geese, cutthroat, come from: DUCKSCUT-SCORE-1 to -5. */
import { type EntriesOf, numbers } from '@followsuit/present';
import { bySide, countEntry, type EntryWords, numbersFrom, tricksEntry } from '../parts/entries.ts';
import type { CutthroatScene } from './table.ts';

const entries: EntriesOf<CutthroatScene, EntryWords> = (scene, { score }, words, rule) => {
  const [lost] = numbersFrom(scene, 'bidsLost');
  const isCapped = scene.options.scoring === 'capped';
  const bid = Number(score.bid);
  const made = score.result !== 'missed';
  const shutsOut = made && (score.blind === true || (!isCapped && score.result === 'exact'));
  return bySide(scene, (side) => {
    const birds = countEntry(numbers(score, 'pointCards')[side], scene.words.birds.unit, rule);
    if (side !== score.bidder) return [shutsOut ? { text: words.shutOut, points: 0, rule } : birds];
    if (!made) return [{ text: words.missed, points: 0 - lost * bid, rule }];
    if (isCapped) return [{ text: words.made, points: bid, rule }];
    return [tricksEntry(scene, numbers(score, 'tricks')[side], rule), birds];
  });
};

export default entries;
