/** Where the points of a hand of Oh Hell come from: OHHELL-SCORE-1 to -4. */
import { type EntriesOf, fill, numbers, type Scene } from '@followsuit/present';
import { bySide, type EntryWords, tricksEntry } from '../parts/entries.ts';

const BONUS = 10;

const entries: EntriesOf<Scene, EntryWords> = (scene, { score }, words, rule) => {
  const { scoring } = scene.options;
  return bySide(scene, (side) => {
    const [bid, taken] = [numbers(score, 'bids')[side], numbers(score, 'tricks')[side]];
    const off = Math.abs(taken - bid);
    const tricks = tricksEntry(scene, taken, rule);
    const exact = { text: words.exact, points: BONUS, rule };
    if (off === 0) return [exact, scoring === 'squares' ? { text: words.square, points: bid * bid, rule } : tricks];
    if (scoring === 'squares') return [{ text: fill(words.off, { n: off }), points: -off * off, rule }];
    return [scoring === 'tricks' ? tricks : { text: words.missed, points: 0, rule: 'OHHELL-SCORE-2' }];
  });
};

export default entries;
