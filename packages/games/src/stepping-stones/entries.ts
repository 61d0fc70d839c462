/** Where the points of a hand of Stepping Stones come from: STEPPING-SCORE-2 to -6. */
import { type EntriesOf, fill, numbers, scoredHands } from '@followsuit/present';
import { bySide, type EntryWords, numbersFrom, tricksEntry } from '../parts/entries.ts';
import { boxOf, isFull, rowsOf, type SteppingStonesScene, termsOf } from './sheet.ts';

const entries: EntriesOf<SteppingStonesScene, EntryWords> = (scene, { score, hand }, words) => {
  const contract = String(score.contract);
  const row = rowsOf(scene).indexOf(contract);
  const full = isFull(scene, row);
  const [beat, base] = numbersFrom(scene, 'beatPoints', 'rowPoints');
  const boxes = scene.names.map((_, seat) => Number(boxOf(scene, seat, row)) * termsOf(scene, contract).better);
  const points = boxes.map((own, seat) =>
    boxes.reduce(
      (sum, other, i) => (i === seat ? sum : sum + (own > other ? beat : own === other ? beat / 2 : 0)),
      base,
    ),
  );
  const had = (seat: number): number =>
    scoredHands(scene)
      .filter((each) => each.hand < hand && each.score.contract === contract)
      .reduce((sum, each) => sum + numbers(each.score, 'delta')[seat], 0);
  return bySide(scene, (seat) => {
    if (!full) return seat === score.declarer ? [tricksEntry(scene, Number(score.tricks), 'STEPPING-SCORE-2', 0)] : [];
    const place = 1 + points.filter((n) => n > points[seat]).length;
    return [
      { text: fill(words.place, { place }), points: points[seat], rule: 'STEPPING-SCORE-4' },
      { text: words.rowBefore, points: 0 - had(seat), rule: 'STEPPING-SCORE-6' },
    ];
  });
};

export default entries;
