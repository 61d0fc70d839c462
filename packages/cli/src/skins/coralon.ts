/** Coralon's table and score sheet: games/src/coralon/rules.md, "At the table". */
import type { Json, State } from '@followsuit/engine';
import { TAKEN } from '@followsuit/engine/state';
import { amber, bold, dim, green } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, nameOf, type TableNames, verb } from '../wording.ts';
import { cardsColumn, digit, mustBid, numbers, scoreSheet, totalColumn, trumpWords, written } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

/** What a seat said: a number, pass, zero, less, or nothing yet. */
const callOf = (scene: SeatScene, seat: number): Json => written(scene, 'call', seat);
const isBidder = ({ rules, view: { state } }: SeatScene, seat: number): boolean => state[rules.at.bidder] === seat;

const said: Column = {
  title: 'bid',
  cell: (scene, seat) => String(callOf(scene, seat) ?? ''),
};

/** The number that everyone plays around: green at exactly the bid, amber beyond it. */
const taken: Column = {
  title: 'tricks',
  cell(scene, seat) {
    const n = scene.view.state[TAKEN + seat];
    if (!isBidder(scene, seat) || !isPlaying(scene.view.state, scene)) return String(n);
    const call = callOf(scene, seat);
    const bid = typeof call === 'number' ? call : 0;
    const text = `${call} bid, ${n} taken`;
    return n === bid ? green(text) : n > bid ? amber(text) : text;
  },
};

const isPlaying = (s: State, { rules }: SeatScene): boolean => rules.phase(s) === 'tricks';

export const coralon: Partial<TerminalSkin> = {
  header: ({ rules, view }) => [trumpWords(digit(rules, view.state, 'trump')), `first to ${rules.options.target}`],
  columns: () => [cardsColumn, said, taken, totalColumn],
  panel(scene) {
    const { rules, view } = scene;
    if (rules.phase(view.state) === 'tricks' && digit(rules, view.state, 'trump') === 'none')
      return [isBidder(scene, view.seat) ? 'Your first card makes trump.' : 'The first card will make trump.'];
    return mustBid(scene);
  },
  why: outcomes,
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['bid', 'result'], ({ score }) => [
      `${table.names[Number(score.bidder)]} ${score.bid}`,
      `${MARKS[String(score.result)]} ${score.result}`,
    ]),
    dim(`${table.rules.options.target} points win.`),
  ],
  families: ({ options }, phase) => {
    if (phase !== 'bidding') return phase === 'tricks' ? ['CORALON-PLAY', 'CORALON-SCORE'] : [];
    if (options.zeroBids === 'off') return [];
    return options.zeroBids === 'zero' ? ['CORALON-ZERO'] : ['CORALON-ZERO', 'CORALON-LESS'];
  },
};

const MARKS: Readonly<Record<string, string>> = { exact: '=', over: '>', missed: '<' };

/** The bid's three possible outcomes, with the one that came about marked. */
function outcomes(table: TableNames, { score }: ScoredHand): string[] {
  const bidder = Number(score.bidder);
  const who = nameOf(table, bidder);
  const n = numbers(score, 'tricks')[bidder];
  const zero = typeof score.bid === 'string';
  const ways: [result: string, text: string][] = zero
    ? [
        ['exact', `made: only ${who} ${verb(table, bidder, 'score')}, a point for every trick of the hand`],
        ['missed', `failed: ${who} ${verb(table, bidder, 'score')} nothing, everybody else a point a trick`],
      ]
    : [
        ['exact', `exactly ${score.bid}: only ${who} ${verb(table, bidder, 'score')}`],
        ['over', 'more: everybody scores a point a trick'],
        ['missed', `fewer: ${who} ${verb(table, bidder, 'score')} nothing, everybody else a point a trick`],
      ];
  return [
    asSentence(`${who} bid ${score.bid} and took ${counted(n, 'trick')}`),
    ...ways.map(([result, text]) => (result === score.result ? bold(`▶ ${text}`) : dim(`  ${text}`))),
  ];
}
