/** Where the coins or points of a hand of Up and Down come from: UPDOWN-COIN-2 to -5, UPDOWN-POINT-1 to -4. */
import { counted, type EntriesOf, fill, numbers, type ScoredHand, type ScoreEntry, sumOver } from '@followsuit/present';
import { before, bySide, type EntryWords, numbersFrom } from '../parts/entries.ts';
import { forCoins } from './standing.ts';
import type { UpAndDownScene } from './table.ts';

type Part = readonly [scene: UpAndDownScene, hand: ScoredHand, words: EntryWords, rule: string];

const isOn = ({ score }: ScoredHand, seat: number): boolean => score.leader === seat || score.partner === seat;

/** A hand that nobody led: UPDOWN-FORMAL-3, UPDOWN-INFORMAL-4. */
const unled = (...[scene, { score, dealer }, words, rule]: Part) =>
  bySide(scene, (seat) => {
    const [coins] = score.result === 'takenBack' ? numbersFrom(scene, 'takeBackCoins') : [];
    const dealers = seat === dealer;
    const points = coins === undefined ? (dealers ? -2 : -1) : dealers ? -4 * coins : coins;
    return [{ text: words.givenUp, points, rule }];
  });

function inCoins(...[scene, hand, words, rule]: Part) {
  const [bet] = numbersFrom(scene, 'bet');
  const { leader, partner, result } = hand.score;
  const made = result === 'made';
  const alone = partner === null;
  const winners = made === alone ? (made ? 1 : 3) : made ? 2 : 4;
  const pot = Math.floor(before(scene, hand, 'pot') / winners);
  const sign = made ? 1 : -1;
  const paid = (seat: number): number => {
    if (!isOn(hand, seat)) return -sign * bet;
    if (alone) return 4 * sign * bet;
    return made ? 1.5 * bet : seat === leader ? -3 * bet : 0;
  };
  return bySide(scene, (seat) => [
    { text: isOn(hand, seat) ? (made ? words.made : words.missed) : words.bet, points: paid(seat), rule },
    { text: words.pot, points: isOn(hand, seat) === made ? pot : 0, rule: 'UPDOWN-COIN-5' },
  ]);
}

function inPoints(...[scene, hand, words, rule]: Part) {
  const taken = numbers(hand.score, 'points');
  const { result } = hand.score;
  const together = (on: boolean): number =>
    sumOver(
      taken,
      [...taken.keys()].filter((seat) => isOn(hand, seat) === on),
    );
  const entry = (on: boolean): ScoreEntry => {
    const n = together(on);
    return { text: fill(words.together, { points: counted(n, scene.text.point) }), points: n, rule };
  };
  const nothing = (text: string): ScoreEntry => ({ text, points: 0, rule });
  return bySide(scene, (seat) => {
    if (isOn(hand, seat)) return [result === 'missed' ? nothing(words.missed) : entry(true)];
    if (result === 'exact') return [nothing(words.shutOut)];
    if (result === 'missed' && scene.options.opponents === 'each')
      return [{ text: counted(taken[seat], scene.text.point), points: taken[seat], rule }];
    return [entry(false)];
  });
}

const entries: EntriesOf<UpAndDownScene, EntryWords> = (...part) => {
  const [scene, { score }] = part;
  return (score.leader === null ? unled : forCoins(scene) ? inCoins : inPoints)(...part);
};

export default entries;
