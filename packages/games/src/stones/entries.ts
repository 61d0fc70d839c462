/** Where the points of a hand of Stones come from: STONES-SCORE-1 to -6. */
import { type EntriesOf, fill, numbers } from '@followsuit/present';
import { before, bySide, type EntryWords, numbersFrom } from '../parts/entries.ts';
import { bidIn } from './sheet.ts';
import type { StonesScene } from './table.ts';

const entries: EntriesOf<StonesScene, EntryWords> = (scene, hand, words) => {
  const [each, over, nil, cost] = numbersFrom(scene, 'trickPoints', 'bagPoints', 'nilPoints', 'tenBagsCost');
  const { missedBid, bagPenalty } = scene.options;
  const took = (seat: number): number => numbers(hand.score, 'tricks')[seat];
  return bySide(scene, (side) => {
    const seats = scene.sides[side];
    const bidders = seats.filter((seat) => bidIn(hand, seat) > 0);
    const bid = bidders.reduce((sum, seat) => sum + bidIn(hand, seat), 0);
    const taken = bidders.reduce((sum, seat) => sum + took(seat), 0);
    const made = taken >= bid;
    const nils = seats.filter((seat) => bidIn(hand, seat) === 0);
    const spare = made ? taken - bid : 0;
    const bags = before(scene, hand, 'bags', side) + spare + nils.reduce((sum, seat) => sum + took(seat), 0);
    const tens = bagPenalty === 'on' ? Math.floor(bags / 10) : 0;
    const points = made ? each * bid : missedBid === 'minus' ? 0 - each * bid : 0;
    return [
      ...(bid === 0
        ? []
        : [{ text: made ? words.made : words.missed, points, rule: made ? 'STONES-SCORE-1' : 'STONES-SCORE-2' }]),
      { text: fill(words.above, { n: spare }), points: over * spare, rule: 'STONES-SCORE-1' },
      ...nils.map((seat) =>
        took(seat) === 0
          ? { text: words.nilMade, points: nil, rule: 'STONES-SCORE-3' }
          : { text: words.nilFailed, points: 0, rule: 'STONES-SCORE-4' },
      ),
      { text: words.bags, points: 0 - tens * cost, rule: 'STONES-SCORE-5' },
    ];
  });
};

export default entries;
