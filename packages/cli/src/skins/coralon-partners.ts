/** Coralon Partners' table and score sheet: games/src/coralon-partners/rules.md, "At the table". */
import { seatsIn } from '@followsuit/engine';
import { OPEN, OUT, TAKEN, TURN } from '@followsuit/engine/state';
import { amber, bold, dim, green, suitWords } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, cardSign, nameOf, namesOf, type TableNames, verb } from '../wording.ts';
import {
  cardsColumn,
  digit,
  mustBid,
  numbers,
  scoreSheet,
  sideOf,
  totalColumn,
  tricksColumn,
  trumpWords,
  written,
} from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const MARKS: Readonly<Record<string, string>> = { exact: '=', over: '>', missed: '<' };
/** What was said, in words. */
const WORDS: Readonly<Record<string, string>> = { doubleZero: 'double zero' };
const words = (call: unknown): string => WORDS[String(call)] ?? String(call ?? '');

const said: Column = {
  title: 'bid',
  cell(scene, seat) {
    const sitsOut = (scene.view.state[OUT] >> seat) & 1;
    return sitsOut ? dim('sits out') : words(written(scene, 'call', seat));
  },
};

export const coralonPartners: Partial<TerminalSkin> = {
  header: (scene) => [trump(scene), `first to ${scene.rules.options.target}`, 'partners sit opposite'],
  columns: () => [cardsColumn, said, tricksColumn, totalColumn],
  panel: (scene) => [...box(scene), ...mustBid(scene), ...offer(scene), ...counter(scene), ...sittingOut(scene)],
  why: outcomes,
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['bid', 'tricks', 'result'], ({ score }) => [
      `${table.names[Number(score.bidder)]} ${words(score.bid)}, ${score.trump === 'none' ? 'no trump' : score.trump}`,
      table.rules.design.sides.map((side) => taken(score, side)).join(' : '),
      `${MARKS[String(score.result)]} ${score.result}`,
    ]),
    dim(`${table.rules.options.target} points win.`),
  ],
  families: ({ options }, phase) => {
    if (phase === 'box' || phase === 'putting away') return ['CORALON-PARTNERS-BOX'];
    if (phase === 'tricks') return ['CORALON-PARTNERS-PLAY', 'CORALON-PARTNERS-SCORE'];
    if (phase !== 'bidding' || options.zeroBids === 'off') return [];
    return ['CORALON-PARTNERS-ZERO', ...(options.zeroBids === 'zero' ? [] : ['CORALON-PARTNERS-DOUBLE'])];
  },
};

const taken = (score: ScoredHand['score'], seats: readonly number[]): number =>
  seats.reduce((sum, seat) => sum + numbers(score, 'tricks')[seat], 0);

/** Trump is settled once the box was taken, or tricks are played. */
function trump({ rules, view: { state } }: SeatScene): string {
  return trumpWords(digit(rules, state, 'trump'), rules.phase(state) === 'tricks' ? 'no trump' : 'no trump yet');
}

/** "Open card Fu: cups can be trump." Afterwards a reminder of it. */
function box({ rules, view: { state } }: SeatScene): string[] {
  if (state[OPEN] < 0) return [];
  const { deck } = rules.design;
  const card = cardSign(deck, state[OPEN]);
  const phase = rules.phase(state);
  if (phase === 'bidding' || phase === 'box')
    return [`The box: ${card} and two cards face down; ${suitWords(deck.suits[state[OPEN] >> 4].name)} can be trump.`];
  return [dim(state[rules.at.took] ? `The box was taken; ${card} lay open.` : `The box was left; ${card} lay open.`)];
}

/** What a double zero would be, where you may bid it. */
function offer(scene: SeatScene): string[] {
  const { rules, view } = scene;
  if (rules.phase(view.state) !== 'bidding' || view.state[TURN] !== view.seat) return [];
  const legal = 'move' in rules.read(view.state, view.seat, { do: 'doubleZero' });
  return legal ? [`Double zero: you and ${scene.names[view.seat ^ 2]} both take nothing, for 25 points.`] : [];
}

/** "Cy and Ana: 6 bid, 4 taken", green at exactly the bid, amber beyond. */
function counter(scene: SeatScene): string[] {
  const { rules, view } = scene;
  if (rules.phase(view.state) !== 'tricks') return [];
  const bidder = view.state[rules.at.bidder];
  const team = rules.design.sides[sideOf(rules, bidder)];
  const n = team.reduce((sum, seat) => sum + view.state[TAKEN + seat], 0);
  const call = written(scene, 'call', bidder);
  const bid = typeof call === 'number' ? call : 0;
  const text = asSentence(`${namesOf(scene, team)}: ${words(call)} bid, ${n} taken`);
  return [n === bid ? green(text) : n > bid ? amber(text) : text];
}

function sittingOut(scene: SeatScene): string[] {
  const { rules, view } = scene;
  if (rules.phase(view.state) !== 'tricks') return [];
  const bidder = view.state[rules.at.bidder];
  return seatsIn(view.state[OUT]).map((seat) =>
    asSentence(
      `${nameOf(scene, seat)} ${verb(scene, seat, 'sit')} out; ${nameOf(scene, bidder)} ${verb(scene, bidder, 'play')} zero`,
    ),
  );
}

/** The bid's possible outcomes, with the one that came about marked. */
function outcomes(table: TableNames, { score }: ScoredHand): string[] {
  const { sides } = table.rules.design;
  const side = sideOf(table.rules, Number(score.bidder));
  const [team, others] = [namesOf(table, sides[side]), namesOf(table, sides[1 - side])];
  const points = { zero: 10, doubleZero: 25 }[String(score.bid)];
  const ways: [result: string, text: string][] = points
    ? [
        ['exact', `made: ${team} score ${points}, ${others} nothing`],
        ['missed', `failed: only ${others} score, a point a trick`],
      ]
    : [
        ['exact', `exactly ${score.bid}: only ${team} score`],
        ['over', 'more: both teams score a point a trick'],
        ['missed', `fewer: only ${others} score, a point a trick`],
      ];
  const bidder = nameOf(table, Number(score.bidder));
  return [
    asSentence(`${bidder} bid ${words(score.bid)}; ${team} took ${counted(taken(score, sides[side]), 'trick')}`),
    ...ways.map(([result, text]) => (result === score.result ? bold(`▶ ${text}`) : dim(`  ${text}`))),
  ];
}
