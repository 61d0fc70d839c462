/** Where the points of a hand of Speed Run come from: SPEEDRUN-SCORE-3 to -6. */
import { counted, type EntriesOf, fill, numbers, scoredHands } from '@followsuit/present';
import { bySide, type EntryWords } from '../parts/entries.ts';
import { contractWord, type SpeedRunScene } from './sheet.ts';

const entries: EntriesOf<SpeedRunScene, EntryWords> = (scene, { score, hand }, words) =>
  bySide(scene, (seat) => {
    const [contract, points] = [score.contracts, score.points].map((list) => (list as readonly unknown[])[seat]);
    const name = contractWord(scene, contract as string);
    if (points === null) return [{ text: name, points: 0, rule: 'SPEEDRUN-SCORE-6' }];
    const earlier = scoredHands(scene)
      .filter((each) => each.hand < hand && (each.score.contracts as readonly string[])[seat] === contract)
      .map((each) => numbers(each.score, 'points')[seat]);
    const old = earlier.length > 0 ? Math.min(...earlier) : null;
    const did = { contract: name, tricks: counted(numbers(score, 'tricks')[seat], scene.text.trick) };
    if (old !== null && Number(points) >= old)
      return [{ text: fill(words.stays, did), points: 0, rule: 'SPEEDRUN-SCORE-5' }];
    return [
      { text: fill(words.contract, did), points: Number(points), rule: 'SPEEDRUN-SCORE-3' },
      { text: words.instead, points: 0 - (old ?? 0), rule: 'SPEEDRUN-SCORE-5' },
    ];
  });

export default entries;
