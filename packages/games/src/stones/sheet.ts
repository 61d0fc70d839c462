/** The score sheet of Stones, and how each side's points came about. */
import {
  capital,
  counted,
  fill,
  fillSentence,
  nameOf,
  namesOf,
  numbers,
  type Outcome,
  type ScoredHand,
  type ScoreSheet,
  type Span,
  scoredHands,
  scoreSheet,
  sideOf,
  signed,
  spans,
  sumIn,
} from '@followsuit/present';
import type { StonesScene } from './table.ts';

/** What a seat bid in a hand. */
export const bidIn = ({ acts }: ScoredHand, seat: number): number =>
  Number(acts.find((act) => act.seat === seat && act.do === 'bid')?.tricks);
const bidWord = ({ text }: StonesScene, bid: number): string => (bid === 0 ? text.nil : String(bid));

/** STONES-SCORE-1 to -6, as they came about for a side, and what ten bags cost it. */
function reasonsOf(scene: StonesScene, hand: ScoredHand, side: number): { why: string[]; penalty: number } {
  const { words, options } = scene;
  const [trick, over, nil] = [options.trickPoints, options.bagPoints, options.nilPoints].map(Number);
  const seats = scene.sides[side];
  const nils = seats.filter((seat) => bidIn(hand, seat) === 0);
  const others = seats.filter((seat) => bidIn(hand, seat) > 0);
  const bid = others.reduce((sum, seat) => sum + bidIn(hand, seat), 0);
  const taken = sumIn(hand.score, 'tricks', others);
  const found: [points: number, why: string][] = [];
  if (bid > 0 && taken >= bid)
    found.push([
      trick * bid + over * (taken - bid),
      fill(taken > bid ? words.made : words.exact, { bid, over: signed(over * (taken - bid)) }),
    ]);
  else if (bid > 0)
    found.push(options.missedBid === 'minus' ? [-trick * bid, fill(words.minus, { bid })] : [0, words.missed]);
  for (const seat of nils)
    found.push(numbers(hand.score, 'tricks')[seat] === 0 ? [nil, words.nilMade] : [0, words.nilFailed]);
  const penalty = numbers(hand.score, 'delta')[side] - found.reduce((sum, [points]) => sum + points, 0);
  const why = found.map(([, text]) => text);
  return { why: penalty < 0 ? [...why, tenBags(scene, penalty)] : why, penalty };
}

const tenBags = ({ words }: StonesScene, penalty: number): string => fill(words.tenBags, { n: signed(penalty) });
const bagsOf = ({ words }: StonesScene, { score }: ScoredHand, side: number): string =>
  counted(numbers(score, 'bags')[side], words.bag);

/** "Ana bid 4 and took 5", for each seat of a side. */
const tookBy = (scene: StonesScene, hand: ScoredHand, side: number): string =>
  scene.sides[side]
    .map((seat) =>
      fill(scene.words.took, {
        name: nameOf(scene, seat),
        bid: bidWord(scene, bidIn(hand, seat)),
        n: numbers(hand.score, 'tricks')[seat],
      }),
    )
    .join(', ');

/** "Ana bid 4 and took 5: made, 10 × 4 + 1: 41 points, 1 bag." */
function sideOutcome(scene: StonesScene, hand: ScoredHand, side: number): string {
  const { words, text } = scene;
  return fillSentence(words.result, {
    took: tookBy(scene, hand, side),
    why: reasonsOf(scene, hand, side).why.join('; '),
    points: counted(numbers(hand.score, 'delta')[side], text.point),
    bags: bagsOf(scene, hand, side),
  });
}

/** How a side came out: by its nils, by ten bags, or by its bid. */
type Ending = 'made' | 'missed' | 'minus' | 'nilMade' | 'nilFailed' | 'tenBags';

const RULES: Readonly<Record<Ending, string>> = {
  made: 'STONES-SCORE-1',
  missed: 'STONES-SCORE-2',
  minus: 'STONES-SCORE-2',
  nilMade: 'STONES-SCORE-3',
  nilFailed: 'STONES-SCORE-4',
  tenBags: 'STONES-SCORE-5',
};

const hasFailedNil = (seats: readonly number[], hand: ScoredHand): boolean =>
  seats.some((seat) => bidIn(hand, seat) === 0 && numbers(hand.score, 'tricks')[seat] > 0);

/** Whether the seats of a side that did not bid nil took as many tricks as they bid together. */
function hasReached(seats: readonly number[], hand: ScoredHand): boolean {
  const others = seats.filter((seat) => bidIn(hand, seat) > 0);
  return sumIn(hand.score, 'tricks', others) >= others.reduce((sum, seat) => sum + bidIn(hand, seat), 0);
}

/** What decided the points of a side most. */
function endingOf(scene: StonesScene, hand: ScoredHand, side: number): Ending {
  const seats = scene.sides[side];
  if (reasonsOf(scene, hand, side).penalty < 0) return 'tenBags';
  if (hasFailedNil(seats, hand)) return 'nilFailed';
  if (!hasReached(seats, hand)) return scene.options.missedBid === 'minus' ? 'minus' : 'missed';
  return seats.some((seat) => bidIn(hand, seat) === 0) ? 'nilMade' : 'made';
}

function headlineOf(scene: StonesScene, hand: ScoredHand): string {
  const { nil, all, none, missed, made } = scene.words.headlines;
  const tricks = numbers(hand.score, 'tricks');
  const names = (seats: readonly number[]): { names: string } => ({ names: namesOf(scene, seats) });
  const nils = [...scene.names.keys()].filter((seat) => bidIn(hand, seat) === 0 && tricks[seat] === 0);
  if (nils.length > 0) return fillSentence(nil, names(nils));
  const [good, bad] = [true, false].map((is) =>
    scene.sides.filter((seats) => (hasReached(seats, hand) && !hasFailedNil(seats, hand)) === is),
  );
  if (bad.length === 0) return all;
  if (good.length === 0) return none;
  return good.length < bad.length ? fillSentence(made, names(good.flat())) : fillSentence(missed, names(bad.flat()));
}

/** Each side's points in a note; the reason is that of the reader's side, or of the side that gained most. */
export function outcome(scene: StonesScene, hand: ScoredHand): Outcome {
  const { words, sides, seat } = scene;
  const delta = numbers(hand.score, 'delta');
  const side = seat < 0 ? delta.indexOf(Math.max(...delta)) : sideOf(scene, seat);
  const ending = endingOf(scene, hand, side);
  const seats = [...scene.names.keys()];
  return {
    headline: headlineOf(scene, hand),
    text: fill(words.bidTogether, {
      bid: seats.reduce((sum, each) => sum + bidIn(hand, each), 0),
      n: sumIn(hand.score, 'tricks', seats),
    }),
    why: fillSentence(words.whys[ending], { team: namesOf(scene, sides[side]) }),
    rule: RULES[ending],
    notes: sides.map((_, i) => sideOutcome(scene, hand, i)),
  };
}

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
