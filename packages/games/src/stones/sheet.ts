/** The score sheet of Stones, and how each side's points came about. */
import {
  capital,
  counted,
  fill,
  fillSentence,
  nameOf,
  numbers,
  type Outcome,
  type ScoredHand,
  type ScoreSheet,
  type Span,
  scoredHands,
  scoreSheet,
  signed,
  spans,
  sumIn,
} from '@followsuit/present';
import type { StonesScene } from './table.ts';

/** What a seat bid in a hand. */
const bidIn = ({ acts }: ScoredHand, seat: number): number =>
  Number(acts.find((act) => act.seat === seat && act.do === 'bid')?.tricks);
const bidWord = ({ text }: StonesScene, bid: number): string => (bid === 0 ? text.nil : String(bid));

/** STONES-SCORE-1 to -6, as they came about for a side, and what ten bags cost it. */
function reasonsOf(scene: StonesScene, hand: ScoredHand, side: number): { why: string[]; penalty: number } {
  const { words, options } = scene;
  const seats = scene.sides[side];
  const nils = seats.filter((seat) => bidIn(hand, seat) === 0);
  const others = seats.filter((seat) => bidIn(hand, seat) > 0);
  const bid = others.reduce((sum, seat) => sum + bidIn(hand, seat), 0);
  const taken = sumIn(hand.score, 'tricks', others);
  const found: [points: number, why: string][] = [];
  if (bid > 0 && taken >= bid)
    found.push([9 * bid + taken, fill(taken > bid ? words.made : words.exact, { bid, over: taken - bid })]);
  else if (bid > 0)
    found.push(options.missedBid === 'minus' ? [-10 * bid, fill(words.minus, { bid })] : [0, words.missed]);
  for (const seat of nils)
    found.push(numbers(hand.score, 'tricks')[seat] === 0 ? [150, words.nilMade] : [0, words.nilFailed]);
  const penalty = numbers(hand.score, 'delta')[side] - found.reduce((sum, [points]) => sum + points, 0);
  const why = found.map(([, text]) => text);
  return { why: penalty < 0 ? [...why, tenBags(scene, penalty)] : why, penalty };
}

const tenBags = ({ words }: StonesScene, penalty: number): string => fill(words.tenBags, { n: signed(penalty) });
const bagsOf = ({ words }: StonesScene, { score }: ScoredHand, side: number): string =>
  counted(numbers(score, 'bags')[side], words.bag);

/** "Ana bid 4 and took 5: made, 10 × 4 + 1: 41 points, 1 bag." */
function sideOutcome(scene: StonesScene, hand: ScoredHand, side: number): string {
  const { words, text, sides } = scene;
  const took = sides[side].map((seat) =>
    fill(words.took, {
      name: nameOf(scene, seat),
      bid: bidWord(scene, bidIn(hand, seat)),
      n: numbers(hand.score, 'tricks')[seat],
    }),
  );
  return fillSentence(words.result, {
    took: took.join(', '),
    why: reasonsOf(scene, hand, side).why.join('; '),
    points: counted(numbers(hand.score, 'delta')[side], text.point),
    bags: bagsOf(scene, hand, side),
  });
}

export const outcome = (scene: StonesScene, hand: ScoredHand): Outcome => ({
  text: scene.sides.map((_, side) => sideOutcome(scene, hand, side)).join(' '),
});

/** "Bid 4 · 5", of a side with partners "bid 4+nil · 5+0". */
function didIn(scene: StonesScene, hand: ScoredHand, side: number): string {
  const list = (of: (seat: number) => string | number): string => scene.sides[side].map(of).join('+');
  return fillSentence(scene.words.did, {
    bid: list((seat) => bidWord(scene, bidIn(hand, seat))),
    n: list((seat) => numbers(hand.score, 'tricks')[seat]),
  });
}

/** The line below the points of a side: its bags, and the cost of ten of them. */
function below(scene: StonesScene, hand: ScoredHand, side: number): Span[] {
  const { penalty } = reasonsOf(scene, hand, side);
  const bags = { text: ` ${bagsOf(scene, hand, side)}`, small: true };
  return penalty < 0 ? [bags, { text: ` ${capital(tenBags(scene, penalty))}`, small: true, tone: 'bad' }] : [bags];
}

/** A column a side; in each box bid and tricks, points, total, bags, and a penalty by itself. */
export function sheet(scene: StonesScene): ScoreSheet {
  const { words, text, options } = scene;
  const notes = [
    words.boxes,
    ...(options.bagPenalty === 'on' ? [words.penalty] : []),
    fillSentence(text.won, { target: String(options.target) }),
  ];
  const usual = scoreSheet(scene, { detail: (hand, side) => didIn(scene, hand, side), notes: [notes.join(' ')] });
  const hands = scoredHands(scene);
  const [table] = usual.tables;
  const rows = table.rows.map(([head, ...boxes], i) => [
    head,
    ...boxes.map((box, side) => [...spans(box), ...below(scene, hands[i], side)]),
  ]);
  return { ...usual, tables: [{ ...table, rows }] };
}
