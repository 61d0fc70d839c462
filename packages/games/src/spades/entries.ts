/** Where the points of a hand of Spades come from: SPADES-SCORE-1 to -7. */
import { type EntriesOf, fill, numbers } from '@followsuit/present';
import { before, bySide, type EntryWords, numbersFrom } from '../parts/entries.ts';
import { bidIn } from './sheet.ts';
import { bagPrice, type SpadesScene } from './table.ts';

const entries: EntriesOf<SpadesScene, EntryWords> = (scene, hand, words) => {
  const price = bagPrice(scene);
  const [each, bag, nil, blindNil] = numbersFrom(scene, 'trickPoints', 'bagPoints', 'nilPoints', 'blindNilPoints');
  return bySide(scene, (side) => {
    const sum = { bid: 0, taken: 0, bags: 0 };
    const nils = scene.sides[side].flatMap((seat) => {
      const said = bidIn(hand, seat);
      const tricks = numbers(hand.score, 'tricks')[seat];
      if (said.tricks > 0) {
        sum.bid += said.tricks;
        sum.taken += tricks;
        return [];
      }
      sum.bags += tricks;
      const worth = said.blind ? blindNil : nil;
      return tricks === 0
        ? [{ text: words.nilMade, points: worth, rule: 'SPADES-SCORE-4' }]
        : [{ text: words.nilFailed, points: 0 - worth, rule: 'SPADES-SCORE-5' }];
    });
    const made = sum.taken >= sum.bid;
    if (made) sum.bags += sum.taken - sum.bid;
    const all = before(scene, hand, 'bags', side) + sum.bags;
    const times = price ? Math.floor(all / price.limit) : 0;
    const kept = { text: made ? words.made : words.missed, points: made ? each * sum.bid : 0 - each * sum.bid };
    return [
      { ...kept, rule: made ? 'SPADES-SCORE-1' : 'SPADES-SCORE-2' },
      { text: fill(words.above, { n: sum.bags }), points: sum.bags === 0 ? 0 : bag * sum.bags, rule: 'SPADES-SCORE-3' },
      ...nils,
      { text: words.bags, points: 0 - times * (price?.points ?? 0), rule: 'SPADES-SCORE-7' },
    ];
  });
};

export default entries;
