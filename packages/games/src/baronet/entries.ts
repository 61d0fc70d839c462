/** Where the coins of a hand of Baronet come from: BARONET-PAY-1 to -5. */
import { type EntriesOf, fill, type Scene } from '@followsuit/present';
import { betOf, partnerShareOf } from '../parts/coins-pot.ts';
import { bySide, type EntryWords } from '../parts/entries.ts';

const entries: EntriesOf<Scene, EntryWords> = (scene, { score }, words, rule) => {
  const made = score.result === 'made';
  const bet = betOf(scene.options, Number(score.bid)) * (made ? 1 : -1);
  const alone = score.partner === null;
  const others = scene.names.length - (alone ? 1 : 2);
  const share = alone ? 0 : partnerShareOf(scene.options, bet * others);
  return bySide(scene, (side) => {
    if (score.bidder === side)
      return [
        { text: fill(made ? words.bets : words.paid, { n: others }), points: bet * others, rule },
        { text: words.share, points: 0 - share, rule },
      ];
    return [
      score.partner === side
        ? { text: words.partner, points: share, rule }
        : { text: words.bet, points: 0 - bet, rule },
    ];
  });
};

export default entries;
