/** Where the points of a hand of Chevalier come from: CHEVALIER-SCORE-1 to -6. */
import { type EntriesOf, numbers, type Scene } from '@followsuit/present';
import { bySide, countEntry, type EntryWords, isBidderOn, numbersFrom } from '../parts/entries.ts';

const entries: EntriesOf<Scene, EntryWords> = (scene, hand, words, rule) => {
  const { score } = hand;
  const [forBidders, forOthers, lost, bump] = numbersFrom(
    scene,
    'biddersSweep',
    'othersSweep',
    'bidsLost',
    'bumpFactor',
  );
  const missed = score.result === 'missed';
  const bid = Number(score.bid);
  return bySide(scene, (side) => {
    const isBidders = isBidderOn(scene, hand, side);
    if (isBidders && missed) return [{ text: words.missed, points: 0 - lost * bid, rule }];
    const worth = score.sweep !== side ? 0 : isBidders ? forBidders : forOthers;
    return [
      countEntry(numbers(score, 'clean')[side], words.cleanTrick, 'CHEVALIER-SCORE-1'),
      countEntry(numbers(score, 'poisoned')[side], words.poisoned, 'CHEVALIER-SCORE-3', worth),
      ...(missed ? [{ text: words.bump, points: bump * bid, rule }] : []),
    ];
  });
};

export default entries;
