/** Where the points of a hand of Oh Hell come from: OHHELL-SCORE-1 to -4. */
import { type EntriesOf, fill, numbers, type Scene } from '@followsuit/present';
import { bySide, type EntryWords, numbersFrom, tricksEntry } from '../parts/entries.ts';

const entries: EntriesOf<Scene, EntryWords> = (scene, { score }, words, rule) => {
  const { scoring } = scene.options;
  const [bonus, perTrick, penalty] = numbersFrom(scene, 'bonus', 'perTrick', 'missPenalty');
  return bySide(scene, (side) => {
    const [bid, taken] = [numbers(score, 'bids')[side], numbers(score, 'tricks')[side]];
    const off = Math.abs(taken - bid);
    const end =
      off === 0
        ? { text: words.exact, points: bonus, rule }
        : { text: words.missed, points: 0 - penalty, rule: 'OHHELL-SCORE-2' };
    const tricks = tricksEntry(scene, taken, rule, perTrick);
    if (scoring === 'tricks') return [tricks, end];
    if (scoring !== 'squares') return off === 0 ? [end, tricks] : [end];
    return off === 0
      ? [end, { text: words.square, points: bid * bid, rule }]
      : [{ text: fill(words.off, { n: off }), points: -off * off, rule }, end];
  });
};

export default entries;
