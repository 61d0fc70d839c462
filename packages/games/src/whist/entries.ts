/** Where the points of a hand of Whist come from: WHIST-SCORE-1 and -2. */
import { type EntriesOf, fill, numbers, type Scene } from '@followsuit/present';
import { bySide, type EntryWords, numbersFrom, sumOn, tricksEntry } from '../parts/entries.ts';

const HONOURS = [0, 0, 0, 2, 4];

const entries: EntriesOf<Scene, EntryWords> = (scene, hand, words) =>
  bySide(scene, (side) => {
    const [book] = numbersFrom(scene, 'book');
    const n = sumOn(scene, hand, 'tricks', side) - book;
    const honours = scene.options.honours === 'on' ? HONOURS[numbers(hand.score, 'honours')[side]] : 0;
    const tricks =
      n > 0
        ? { text: fill(words.beyond, { n, book }), points: n, rule: 'WHIST-SCORE-1' }
        : tricksEntry(scene, n + book, 'WHIST-SCORE-1', 0);
    return [tricks, { text: words.honours, points: honours, rule: 'WHIST-SCORE-2' }];
  });

export default entries;
