/** Chevalier's table and score sheet: games/src/chevalier/rules.md, "At the table". */
import { cardsIn, type Rules, rankOf, SUITS } from '@followsuit/engine';
import { AWAY, OPEN, TAKEN } from '@followsuit/engine/state';
import type { ScoredHand } from '../hand-history.ts';
import { asSentence, cardSign, namesOf, type TableNames } from '../wording.ts';
import { cardsColumn, digit, mustBid, numbers, scoreSheet, sideOf, totalColumn, trumpWords, written } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const field = ({ rules, view }: SeatScene, name: string, i = 0): number => view.state[rules.at[name] + i];
const isPlaying = ({ rules, view }: SeatScene): boolean => rules.phase(view.state) === 'tricks';
const isPoison = ({ design, options }: Rules, card: number): boolean =>
  design.deck.ranks[rankOf(card)] === (options.poison === 'tars' ? 'T' : '7');

const said: Column = {
  title: 'bid',
  cell(scene, seat) {
    const call = String(written(scene, 'call', seat) ?? '');
    return isPlaying(scene) && field(scene, 'bidder') !== seat ? '' : call;
  },
};
const role: Column = {
  title: '',
  cell: (scene, seat) => (isPlaying(scene) && field(scene, 'bidder') === seat ? '★ bidder' : ''),
};

/** The clean tricks of a side. */
const clean = (scene: SeatScene, side: number): number =>
  scene.rules.design.sides[side].reduce((sum, seat) => sum + scene.view.state[TAKEN + seat], 0) -
  field(scene, 'poisoned', side);
/** Tricks of the seat's side. */
const tricks: Column = {
  title: 'clean + poisoned',
  cell(scene, seat) {
    const side = sideOf(scene.rules, seat);
    return `${clean(scene, side)} + ${field(scene, 'poisoned', side)}`;
  },
};

export const chevalier: Partial<TerminalSkin> = {
  header(scene) {
    const { rules, view } = scene;
    const open = cardSign(rules.design.deck, view.state[OPEN]);
    const trump = isPlaying(scene) ? 'no trump' : `open card ${open}`;
    const poison = rules.options.poison === 'tars' ? 'Tars are poison' : '7s are poison';
    return [trumpWords(digit(rules, view.state, 'trump'), trump), poison, `first to ${rules.options.target}`];
  },
  columns: () => [cardsColumn, said, tricks, totalColumn, role],
  panel: (scene) => (isPlaying(scene) ? [counter(scene)] : mustBid(scene)),
  mark: ({ rules }, card) => (isPoison(rules, card) ? '☠' : ''),
  why,
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['bidder', 'bid', 'trump', 'clean', 'poisoned', 'points', 'result'], ({ score }) => [
      table.names[Number(score.bidder)],
      String(score.bid),
      String(score.trump),
      numbers(score, 'clean').join(' : '),
      numbers(score, 'poisoned').join(' : ') + (score.sweep === null ? '' : ' swept'),
      numbers(score, 'points').join(' : '),
      String(score.result),
    ]),
    `${table.rules.options.target} points win.`,
  ],
  families: (_rules, phase) => (phase === 'tricks' ? ['CHEVALIER-PLAY', 'CHEVALIER-SCORE'] : ['CHEVALIER-OPEN']),
};

/** CHEVALIER-SCORE-6: whether this seat, and no other knows, put away the poison card that keeps everybody from sweeping. */
function hasBlocked({ rules, view }: SeatScene): boolean {
  if (rules.options.buried !== 'blocks' || view.seat < 0) return false;
  return cardsIn(view.state, AWAY + view.seat * SUITS).some((card) => isPoison(rules, card));
}

/** "Bidders have 4 of 5 points", and what a sweep would make of it while the others have no poison. */
function counter(scene: SeatScene): string {
  const bidder = field(scene, 'bidder');
  const side = sideOf(scene.rules, bidder);
  const points = clean(scene, side);
  const poisoned = field(scene, 'poisoned', side);
  const possible = field(scene, 'poisoned', 1 - side) === 0 && poisoned > 0;
  const hope = possible ? `; with a sweep ${points + 2 * poisoned}` : '';
  const sweep = hasBlocked(scene) ? '; no sweep in this hand' : hope;
  return `The bidders have ${points} of ${field(scene, 'call', bidder)} points${sweep}. ☠ cards poison a trick.`;
}

/** A sum step by step: "3 clean + 2 poisoned × 2 = 7". */
function sumOf(score: ScoredHand['score'], side: number): string {
  const [own, poisoned] = [numbers(score, 'clean')[side], numbers(score, 'poisoned')[side]];
  const weight = score.sweep !== side ? 0 : Number(score.bidder) % 2 === side ? 2 : 1;
  return `${own} clean + ${poisoned} poisoned × ${weight} = ${numbers(score, 'points')[side]}`;
}

function why(table: TableNames, { score }: ScoredHand): string[] {
  const { sides } = table.rules.design;
  const bidders = Number(score.bidder) % 2;
  const who = (side: number): string => namesOf(table, sides[side]);
  const sweep = score.sweep === null ? [] : [asSentence(`${who(Number(score.sweep))} took all the poison: a sweep`)];
  const made =
    score.result === 'made'
      ? `The bid of ${score.bid} is made: both sides score their points.`
      : asSentence(
          `the bid of ${score.bid} is missed: ${who(bidders)} score nothing, ${who(1 - bidders)} their points and ${score.bid}`,
        );
  return [...sweep, ...[bidders, 1 - bidders].map((side) => asSentence(`${who(side)}: ${sumOf(score, side)}`)), made];
}
