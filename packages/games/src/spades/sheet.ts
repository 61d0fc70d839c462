/** The score sheet of Spades, and how each side's points came about. */
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
import { bagPrice, type SpadesScene } from './table.ts';

/** A seat's bid in a hand: its tricks, and whether it was blind. */
export function bidIn({ acts }: ScoredHand, seat: number): { tricks: number; blind: boolean } {
  const said = acts.find((act) => act.seat === seat && (act.do === 'bid' || act.do === 'blindNil'));
  return { tricks: Number(said?.tricks ?? 0), blind: said?.do === 'blindNil' };
}

function bidWord({ words }: SpadesScene, hand: ScoredHand, seat: number): string {
  const { tricks, blind } = bidIn(hand, seat);
  return tricks > 0 ? String(tricks) : blind ? words.blindNil : words.nil;
}

const took = ({ score }: ScoredHand, seat: number): number => numbers(score, 'tricks')[seat];
const nilsOf = (hand: ScoredHand, seats: readonly number[]): number[] =>
  seats.filter((seat) => bidIn(hand, seat).tricks === 0);

/** Whether the partners who bid tricks took as many as they bid together (SPADES-SCORE-1). */
function hasReached(hand: ScoredHand, seats: readonly number[]): boolean {
  const bidders = seats.filter((seat) => bidIn(hand, seat).tricks > 0);
  return sumIn(hand.score, 'tricks', bidders) >= bidders.reduce((sum, seat) => sum + bidIn(hand, seat).tricks, 0);
}

/** What bags cost a side in a hand: what its points lack of what its bids and tricks are worth. */
function penaltyIn({ options }: SpadesScene, hand: ScoredHand, seats: readonly number[], side: number): number {
  const worth = (id: string): number => Number(options[id]);
  let points = 0;
  let bags = 0;
  let bid = 0;
  let taken = 0;
  for (const seat of seats) {
    const { tricks, blind } = bidIn(hand, seat);
    if (tricks === 0) {
      points += (took(hand, seat) === 0 ? 1 : -1) * worth(blind ? 'blindNilPoints' : 'nilPoints');
      bags += took(hand, seat);
    }
    bid += tricks;
    taken += tricks > 0 ? took(hand, seat) : 0;
  }
  if (taken >= bid) bags += taken - bid;
  points += (taken >= bid ? bid : -bid) * worth('trickPoints') + bags * worth('bagPoints');
  return numbers(hand.score, 'delta')[side] - points;
}

/** What decided the points of a side most, with its rule. */
function endingOf(scene: SpadesScene, hand: ScoredHand, seats: readonly number[], side: number) {
  const nils = nilsOf(hand, seats);
  if (penaltyIn(scene, hand, seats, side) < 0) return ['bags', 'SPADES-SCORE-7'] as const;
  if (nils.some((seat) => took(hand, seat) > 0)) return ['nilFailed', 'SPADES-SCORE-5'] as const;
  if (!hasReached(hand, seats)) return ['missed', 'SPADES-SCORE-2'] as const;
  return nils.length > 0 ? (['nilMade', 'SPADES-SCORE-4'] as const) : (['made', 'SPADES-SCORE-1'] as const);
}

function headlineOf(scene: SpadesScene, hand: ScoredHand): string {
  const { headlines } = scene.words;
  const nils = nilsOf(hand, [...scene.names.keys()]).filter((seat) => took(hand, seat) === 0);
  if (nils.length > 0) return fillSentence(headlines.nil, { names: namesOf(scene, nils) });
  const bad = scene.sides.filter((seats) => !hasReached(hand, seats) || nilsOf(hand, seats).length > 0);
  if (bad.length === 0) return headlines.both;
  return bad.length === 2 ? headlines.none : fillSentence(headlines.set, { names: namesOf(scene, bad[0]) });
}

const bagsOf = ({ words }: SpadesScene, { score }: ScoredHand, side: number): string =>
  counted(numbers(score, 'bags')[side], words.bag);

/** "Ana bid 4 and took 5, Cy bid nil and took 0: 141 points, 1 bag." */
function sideOutcome(scene: SpadesScene, hand: ScoredHand, side: number): string {
  const { words, text, sides } = scene;
  const each = sides[side].map((seat) =>
    fill(words.took, { name: nameOf(scene, seat), bid: bidWord(scene, hand, seat), n: took(hand, seat) }),
  );
  return fillSentence(words.result, {
    took: each.join(', '),
    points: counted(numbers(hand.score, 'delta')[side], text.point),
    bags: bagsOf(scene, hand, side),
  });
}

/** Each side's points in a note; the reason is that of the reader's side, or of the side that gained most. */
export function outcome(scene: SpadesScene, hand: ScoredHand): Outcome {
  const { words, sides, seat } = scene;
  const delta = numbers(hand.score, 'delta');
  const side = seat < 0 ? delta.indexOf(Math.max(...delta)) : sideOf(scene, seat);
  const [ending, rule] = endingOf(scene, hand, sides[side], side);
  const seats = [...scene.names.keys()];
  return {
    headline: headlineOf(scene, hand),
    text: fill(words.bidTogether, {
      bid: seats.reduce((sum, each) => sum + bidIn(hand, each).tricks, 0),
      n: sumIn(hand.score, 'tricks', seats),
    }),
    why: fillSentence(words.whys[ending], { team: namesOf(scene, sides[side]), ...bagPrice(scene) }),
    rule,
    notes: sides.map((_, i) => sideOutcome(scene, hand, i)),
  };
}

/** The line below the points of a side: its bags, and what they cost. */
function below(scene: SpadesScene, hand: ScoredHand, side: number): Span[] {
  const bags = { text: ` ${bagsOf(scene, hand, side)}`, small: true };
  const n = penaltyIn(scene, hand, scene.sides[side], side);
  if (n === 0) return [bags];
  const cost = capital(fillSentence(scene.words.penalty, { limit: bagPrice(scene)?.limit ?? 0, n: signed(n) }));
  return [bags, { text: ` ${cost}`, small: true, tone: 'bad' }];
}

/** A column a side; in each box bids and tricks, points, total, bags, and a penalty by itself. */
export function sheet(scene: SpadesScene): ScoreSheet {
  const { words, text, options } = scene;
  const price = bagPrice(scene);
  const notes = [
    words.boxes,
    ...(price ? [fillSentence(words.boxesCost, { ...price })] : []),
    fillSentence(text.teamWon, { target: String(options.target) }),
  ];
  const did = (hand: ScoredHand, side: number): string => {
    const list = (of: (seat: number) => string | number): string => scene.sides[side].map(of).join('+');
    return fillSentence(words.did, {
      bid: list((seat) => bidWord(scene, hand, seat)),
      n: list((seat) => took(hand, seat)),
    });
  };
  const usual = scoreSheet(scene, { detail: did, notes: [notes.join(' ')] });
  const hands = scoredHands(scene);
  const [table] = usual.tables;
  const rows = table.rows.map(([head, ...boxes], i) => [
    head,
    ...boxes.map((box, side) => [...spans(box), ...below(scene, hands[i], side)]),
  ]);
  return { ...usual, tables: [{ ...table, rows }] };
}
