/** The table and score sheet of Ducks and Geese: games/src/ducks-and-geese/rules.md, "At the table". */
import { OPEN, OUT } from '@followsuit/engine/state';
import type { ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, cardSign, namesOf, type TableNames } from '../wording.ts';
import { bidColumn, bidder, birdsColumn, blindHint, isPlaying, pointsOf, shortBid } from './birds.ts';
import { cardsColumn, digit, numbers, scoreSheet, sideOf, totalColumn, tricksColumn, trumpWords } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const role: Column = {
  title: '',
  cell: (scene, seat) =>
    !isPlaying(scene)
      ? ''
      : bidder(scene) === seat
        ? '★ bidder'
        : (scene.view.state[OUT] >> seat) & 1
          ? 'sits out'
          : '',
};

export const ducksAndGeese: Partial<TerminalSkin> = {
  header(scene) {
    const { rules, view } = scene;
    const open = `open card ${cardSign(rules.design.deck, view.state[OPEN])}`;
    const trump = trumpWords(digit(rules, view.state, 'trump'), isPlaying(scene) ? 'no trump' : open);
    const flock = rules.options.pointCards === 'dog' ? 'Tars' : 'ducks and geese';
    return [trump, `${flock} count`, `first to ${rules.options.target}`];
  },
  columns: () => [cardsColumn, bidColumn, tricksColumn, birdsColumn, totalColumn, role],
  panel: (scene) => (isPlaying(scene) ? counters(scene) : [...blindHint(scene), ...mayForfeit(scene)]),
  mark: ({ rules }, card) => MARKS[String(rules.options.pointCards)][rules.design.deck.codes[card][0]] ?? '',
  why,
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['bidder', 'bid', 'trump', 'tricks', 'birds', 'result'], ({ score }) => [
      score.bidder === null ? '–' : table.names[Number(score.bidder)],
      shortBid(score),
      score.trump === null ? '–' : String(score.trump),
      bySide(table, score, 'tricks').join(' : '),
      bySide(table, score, 'pointCards').join(' : '),
      resultWords(table, score),
    ]),
    `${table.rules.options.target} points win.`,
  ],
  families({ options }, phase) {
    if (phase === 'box' || phase === 'putting away') return ['DUCKS-OPEN'];
    if (phase === 'tricks') return ['DUCKS-PLAY', 'DUCKS-SCORE'];
    const zeros = options.zeroBids === 'off' ? [] : ['DUCKS-ZERO'];
    return ['DUCKS-BID', ...zeros, ...(options.blindBids ? ['DUCKS-BLIND'] : [])];
  },
};

/** Ducks, geese and Tars, by the letter of their rank. */
const MARKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ducks-and-geese': { 2: ' duck', F: ' goose' },
  dog: { T: '*' },
};

type Score = ScoredHand['score'];

const bySide = ({ rules: { design } }: TableNames, score: Score, name: string): number[] =>
  design.sides.map((side) => side.reduce((sum, seat) => sum + numbers(score, name)[seat], 0));

/** The points of the bidding side: its tricks and its birds. */
function made(table: TableNames, score: Score): number {
  const side = sideOf(table.rules, Number(score.bidder));
  return bySide(table, score, 'tricks')[side] + bySide(table, score, 'pointCards')[side];
}

/** "made 7, scores 5", so that the cap is understood. */
function resultWords(table: TableNames, score: Score): string {
  if (score.result === 'forfeit') return 'forfeit';
  const points = typeof score.bid === 'number' ? ` ${made(table, score)}` : '';
  const scores = numbers(score, 'delta')[sideOf(table.rules, Number(score.bidder))];
  return score.result === 'made' ? `made${points}, scores ${scores}` : `missed${points && `,${points}`}`;
}

/** What the bidders have of their bid, and the birds of the others. */
function counters(scene: SeatScene): string[] {
  const { rules, view } = scene;
  const side = sideOf(rules, bidder(scene));
  const [own, others] = [rules.design.sides[side], rules.design.sides[1 - side]];
  const call = view.state[rules.at.call + bidder(scene)];
  const { tricks: taken, birds: caught } = pointsOf(scene, own);
  const rest = `${namesOf(scene, others)}: ${counted(pointsOf(scene, others).birds, 'bird')}; tricks of the defenders are worth nothing`;
  const bidders = namesOf(scene, own);
  const bid = call > 0 ? `${taken + caught} of ${call} points` : taken === 0 ? 'no trick yet' : 'the zero is broken';
  return [asSentence(`${bidders}: ${bid} (${counted(taken, 'trick')}, ${counted(caught, 'bird')})`), asSentence(rest)];
}

/** The dealer may forfeit, and what it costs. */
function mayForfeit({ rules, view }: SeatScene): string[] {
  const found = view.seat < 0 ? { rule: '' } : rules.read(view.state, view.seat, { do: 'forfeit' });
  return 'move' in found ? ['Everyone passed: bid, or forfeit and give the others 3 points.'] : [];
}

function why(table: TableNames, { score, dealer }: ScoredHand): string[] {
  const { sides } = table.rules.design;
  const side = sideOf(table.rules, score.bidder === null ? dealer : Number(score.bidder));
  const [own, others] = [namesOf(table, sides[side]), namesOf(table, sides[1 - side])];
  const [bidders, rest] = [numbers(score, 'delta')[side], numbers(score, 'delta')[1 - side]];
  if (score.result === 'forfeit') return [asSentence(`${own} forfeit: ${others} score ${rest}`)];
  const taken = bySide(table, score, 'tricks')[side];
  const caught = bySide(table, score, 'pointCards')[side];
  if (typeof score.bid === 'string')
    return [
      score.result === 'made'
        ? asSentence(`${own} took no trick: ${bidders} points, and nothing for ${others}`)
        : asSentence(`${own} took ${taken} of the tricks: ${others} score 2 for each bird, ${rest}`),
    ];
  const parts = `${counted(taken, 'trick')} + ${counted(caught, 'bird')} = ${taken + caught}`;
  const sum = asSentence(`${own}: ${parts} on a bid of ${score.bid}`);
  if (score.result === 'missed') return [sum, asSentence(`missed: ${others} score the bid and birds, ${rest}`)];
  const shut = score.blind ? `; blind, so ${others} score nothing` : `; ${others} score ${counted(rest, 'bird')}`;
  return [sum, asSentence(`made, and scores the bid and no more, ${bidders}${shut}`)];
}
