/** Stones' table and score sheet: games/src/stones/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import { DEALER, TAKEN } from '@followsuit/engine/state';
import { amber, dim, green, red } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { counted, grid, signed } from '../text.ts';
import { asSentence, nameOf, type TableNames } from '../wording.ts';
import { cardsColumn, digit, heads, numbers, sideOf, totalColumn } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';
import { opening, youOpen } from './stones-opening.ts';
import { ring, turnedAtLast, turnedNow } from './stones-ring.ts';

const bidOf = ({ rules, view }: SeatScene, seat: number): number => view.state[rules.at.bid + seat];

const taken: Column = {
  title: 'tricks / bid',
  cell(scene, seat) {
    const bid = bidOf(scene, seat);
    const n = scene.view.state[TAKEN + seat];
    const text = `${n} / ${bid < 0 ? '?' : bid === 0 ? 'nil' : bid}`;
    return bid < 0 || n < bid ? text : n === bid ? green(text) : amber(text);
  },
};
/** Ten bags cost 100: from seven on they are a danger. */
const bags: Column = {
  title: 'bags',
  cell({ rules, view }, seat) {
    const n = view.state[rules.at.bags + sideOf(rules, seat)];
    return n >= 7 ? red(`${n}!`) : String(n);
  },
};

export const stones: Partial<TerminalSkin> = {
  header: ({ rules }) => [
    `first to ${rules.options.target}`,
    ...(rules.options.partners === 'on' ? ['partners sit opposite'] : []),
  ],
  columns: () => [cardsColumn, taken, bags, totalColumn],
  panel: (scene) => [bidSum(scene), ...youOpen(scene), ...ring(scene), ...rock(scene)],
  opened: (before, after) => [...opening(before, after), ...turnedNow(before, after)],
  trick: turnedAtLast,
  why: (table, hand) => table.rules.design.sides.map((side, i) => sideWords(table, hand, side, i)),
  sheet: (table, { scored }) => {
    if (scored.length === 0) return ['No hand has been scored yet.'];
    const rows = scored.flatMap((hand) => handRows(table, hand));
    return [
      ...grid([['hand', 'dealer', '', ...heads(table)], ...rows]),
      dim(`${table.rules.options.target} points win.`),
    ];
  },
  families: ({ options }, phase) =>
    phase === 'bids'
      ? ['STONES-SCORE-1', 'STONES-SCORE-2', 'STONES-SCORE-3', 'STONES-SCORE-4', 'STONES-SCORE-5']
      : [
          'STONES-RING',
          'STONES-HIGH',
          'STONES-JOKER',
          ...(options.rockBreaksEverything === 'on' ? ['STONES-ROCK'] : []),
        ],
};

/** "14 of 17 tricks are bid". */
function bidSum(scene: SeatScene): string {
  const { rules, view } = scene;
  let sum = 0;
  for (let seat = 0; seat < rules.seats; seat++) sum += Math.max(0, bidOf(scene, seat));
  const size = rules.design.hands(view.state[DEALER])[0];
  return `${sum} of ${size} tricks bid.`;
}

function rock({ rules, view: { state } }: SeatScene): string[] {
  if (rules.options.rockBreaksEverything === 'off') return [];
  return [
    digit(rules, state, 'broken')
      ? 'Rock is broken and beats everything.'
      : 'Rock is not broken yet; it beats everything.',
  ];
}

const bidIn = (acts: readonly Line[], seat: number): string => {
  const bid = acts.find((act) => act.seat === seat && act.do === 'bid')?.tricks;
  return bid === 0 ? 'nil' : String(bid ?? '?');
};

/** The rows of a hand: bid · tricks · points, a penalty by itself, then totals and bags. */
function handRows(table: TableNames, hand: ScoredHand): string[][] {
  const { score } = hand;
  const { sides } = table.rules.design;
  const parts = sides.map((side, i) => reasons(table, hand, side, i));
  const played = sides.map((side, i) => {
    const [bids, taken] = [
      side.map((seat) => bidIn(hand.acts, seat)),
      side.map((seat) => numbers(score, 'tricks')[seat]),
    ];
    return `${bids.join('+')} · ${taken.join('+')} · ${signed(numbers(score, 'delta')[i] - parts[i].penalty)}`;
  });
  const penalties = parts.map(({ penalty }) => (penalty < 0 ? red(signed(penalty)) : ''));
  const totals = sides.map(
    (_, i) => `${signed(numbers(score, 'total')[i])}, ${counted(numbers(score, 'bags')[i], 'bag')}`,
  );
  return [
    [String(hand.hand), table.names[hand.dealer], 'bid · tricks · points', ...played],
    ...(penalties.some((text) => text !== '') ? [['', '', 'ten bags', ...penalties]] : []),
    ['', '', 'total', ...totals],
  ];
}

/** What a side bid, took and scored, and why. */
function sideWords(table: TableNames, hand: ScoredHand, side: readonly number[], i: number): string {
  const { score } = hand;
  const each = side.map((seat) => {
    const taken = numbers(score, 'tricks')[seat];
    return `${nameOf(table, seat)} bid ${bidIn(hand.acts, seat)} and took ${taken}`;
  });
  const { why } = reasons(table, hand, side, i);
  const sum = `${counted(numbers(score, 'delta')[i], 'point').replace('-', '−')}, ${counted(numbers(score, 'bags')[i], 'bag')}`;
  return asSentence(`${each.join(', ')}: ${why.join('; ')}: ${sum}`);
}

/** STONES-SCORE-1 to -6, as they came about, and what ten bags cost. */
function reasons(
  { rules }: TableNames,
  { acts, score }: ScoredHand,
  side: readonly number[],
  i: number,
): { why: string[]; penalty: number } {
  const tricks = (seat: number): number => numbers(score, 'tricks')[seat];
  const nils = side.filter((seat) => bidIn(acts, seat) === 'nil');
  const others = side.filter((seat) => !nils.includes(seat));
  const bid = others.reduce((sum, seat) => sum + Number(bidIn(acts, seat)), 0);
  const taken = others.reduce((sum, seat) => sum + tricks(seat), 0);
  const found: [points: number, why: string][] = [];
  if (bid > 0 && taken >= bid)
    found.push([9 * bid + taken, taken > bid ? `made, 10 × ${bid} + ${taken - bid}` : `exact, 10 × ${bid}`]);
  else if (bid > 0)
    found.push(rules.options.missedBid === 'minus' ? [-10 * bid, `missed, −10 × ${bid}`] : [0, 'missed']);
  for (const seat of nils)
    found.push(tricks(seat) === 0 ? [150, 'nil made, 150'] : [0, 'nil failed, its tricks are bags']);
  const penalty = numbers(score, 'delta')[i] - found.reduce((sum, [points]) => sum + points, 0);
  if (penalty < 0) found.push([penalty, `ten bags, ${signed(penalty)}`]);
  return { why: found.map(([, text]) => text), penalty };
}
