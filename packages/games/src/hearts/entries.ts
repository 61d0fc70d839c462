/** Where the points of a hand of Hearts come from: HEARTS-SCORE-1 to -5. */
import { cardSuit, cardWord, type EntriesOf, numbers, type Scene } from '@followsuit/present';
import { bySide, countEntry, type EntryWords } from '../parts/entries.ts';

const [QUEEN, JACK] = ['Qs', 'Jd'];
/** All hearts and the queen. */
const ALL = 26;

const entries: EntriesOf<Scene, EntryWords> = (scene, { score, tricks }, words, rule) => {
  const shooter = numbers(score, 'points').indexOf(ALL);
  const moon = (side: number): number => {
    if (scene.options.moon === 'self') return side === shooter ? -2 * ALL : 0;
    return side === shooter ? -ALL : ALL;
  };
  return bySide(scene, (side) => {
    const cards = tricks.filter(({ taker }) => taker === side).flatMap((trick) => trick.cards as string[]);
    const hearts = cards.filter((card) => cardSuit(scene, card) === 'hearts').length;
    return [
      countEntry(hearts, words.hearts, 'HEARTS-SCORE-1'),
      { text: cardWord(scene, QUEEN), points: cards.includes(QUEEN) ? 13 : 0, rule: 'HEARTS-SCORE-2' },
      { text: cardWord(scene, JACK), points: score.jack === side ? -10 : 0, rule: 'HEARTS-SCORE-3' },
      ...(shooter < 0 ? [] : [{ text: words.moon, points: moon(side), rule }]),
    ];
  });
};

export default entries;
