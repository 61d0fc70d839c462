/** Where the points of a hand of Hearts come from: HEARTS-SCORE-1 to -5. */
import { cardSuit, cardWord, type EntriesOf, numbers, type Scene } from '@followsuit/present';
import { bySide, countEntry, type EntryWords, numbersFrom } from '../parts/entries.ts';

const [QUEEN, JACK] = ['Qs', 'Jd'];
const HEARTS = 13;

const entries: EntriesOf<Scene, EntryWords> = (scene, { score, tricks }, words, rule) => {
  const [heart, queen, jack, forMoon] = numbersFrom(scene, 'heartPoints', 'queenPoints', 'jackPoints', 'moonPoints');
  const all = HEARTS * heart + queen;
  const shooter = numbers(score, 'points').indexOf(all);
  const moon = (side: number): number => {
    if (side !== shooter) return scene.options.moon === 'self' ? 0 : forMoon;
    return scene.options.moon === 'self' ? 0 - all - forMoon : 0 - all;
  };
  return bySide(scene, (side) => {
    const cards = tricks.filter(({ taker }) => taker === side).flatMap((trick) => trick.cards as string[]);
    const hearts = cards.filter((card) => cardSuit(scene, card) === 'hearts').length;
    return [
      countEntry(hearts, words.hearts, 'HEARTS-SCORE-1', heart),
      { text: cardWord(scene, QUEEN), points: cards.includes(QUEEN) ? queen : 0, rule: 'HEARTS-SCORE-2' },
      { text: cardWord(scene, JACK), points: score.jack === side ? 0 - jack : 0, rule: 'HEARTS-SCORE-3' },
      ...(shooter < 0 ? [] : [{ text: words.moon, points: moon(side), rule }]),
    ];
  });
};

export default entries;
