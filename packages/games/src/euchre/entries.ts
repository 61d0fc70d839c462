/** Where the points of a hand of Euchre come from: EUCHRE-SCORE-1 to -5. */
import { type EntriesOf, type Scene, sideOf } from '@followsuit/present';
import { bySide, type EntryWords, numbersFrom, sumOn, tricksEntry } from '../parts/entries.ts';

const entries: EntriesOf<Scene, EntryWords> = (scene, hand, words, rule) => {
  const { score } = hand;
  const result = String(score.result);
  const [points] = numbersFrom(scene, result === 'march' && score.alone === true ? 'aloneMarch' : result);
  return bySide(scene, (side) => {
    if (score.maker === null) return [{ text: words.givenUp, points: 0, rule }];
    const scores = (sideOf(scene, Number(score.maker)) === side) === (result !== 'euchred');
    const tricks = tricksEntry(scene, sumOn(scene, hand, 'tricks', side), rule);
    if (!scores) return [{ ...tricks, points: 0 }];
    return [{ text: { march: words.every, euchred: words.euchred }[result] ?? tricks.text, points, rule }];
  });
};

export default entries;
