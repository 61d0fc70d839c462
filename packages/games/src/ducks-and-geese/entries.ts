/** Where the points of a hand of Ducks and Geese come from: DUCKS-BID-4, DUCKS-SCORE-2 to -5. */
import { type EntriesOf, type ScoreEntry, sideOf } from '@followsuit/present';
import { bySide, countEntry, type EntryWords, isBidderOn, numbersFrom, sumOn } from '../parts/entries.ts';
import type { DucksScene } from './table.ts';

const entries: EntriesOf<DucksScene, EntryWords> = (scene, hand, words, rule) => {
  const { score, dealer } = hand;
  const { bid, result, blind } = score;
  const [forfeit, zero, doubleZero] = numbersFrom(scene, 'forfeitPoints', 'zeroPoints', 'doubleZeroPoints');
  const nothing = (text: string): ScoreEntry[] => [{ text, points: 0, rule }];

  return bySide(scene, (side) => {
    if (result === 'forfeit')
      return [{ text: words.givenUp, points: side === sideOf(scene, dealer) ? 0 : forfeit, rule }];
    const made = result === 'made';
    const isNumber = typeof bid === 'number';
    if (isBidderOn(scene, hand, side)) {
      if (!made) return nothing(words.missed);
      const points = isNumber ? bid : bid === 'zero' ? zero : doubleZero;
      return [{ text: isNumber ? words.made : words.noTrick, points, rule }];
    }
    if (made && (blind === true || !isNumber)) return nothing(words.shutOut);
    const birds = countEntry(
      sumOn(scene, hand, 'pointCards', side),
      scene.words.birds.unit,
      rule,
      isNumber || made ? 1 : 2,
    );
    return isNumber && !made ? [{ text: words.bump, points: bid, rule }, birds] : [birds];
  });
};

export default entries;
