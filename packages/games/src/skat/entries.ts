/** Where the points of a hand of Skat come from: SKAT-SCORE-1 to -5. */
import type { EntriesOf } from '@followsuit/present';
import { bySide, type EntryWords, numbersFrom } from '../parts/entries.ts';
import { gameWords, type SkatScene } from './table.ts';

const entries: EntriesOf<SkatScene, EntryWords> = (scene, { score }, words, rule) => {
  const { declarer, result } = score;
  const [factor, ...seeger] = numbersFrom(scene, 'lostFactor', 'wonBonus', 'lostPenalty', 'rivalsBonus');
  const [bonus, penalty, rivals] = scene.options.scoring === 'seeger' ? seeger : [0, 0, 0];
  const won = result === 'won';
  return bySide(scene, (side) => {
    if (declarer === null) return [{ text: words.givenUp, points: 0, rule }];
    if (side !== declarer)
      return [{ text: won ? words.made : words.stopped, points: won ? 0 : rivals, rule: 'SKAT-SCORE-4' }];
    const game = gameWords(scene, score.game, score.hand === true, score.announced);
    const value = Number(score.value);
    return [
      { text: won ? game : words.missed, points: won ? value : 0 - factor * value, rule },
      { text: words.seeger, points: won ? bonus : 0 - penalty, rule: 'SKAT-SCORE-4' },
    ];
  });
};

export default entries;
