/** The table and score sheet of Ducks and Geese: rules/ducks-and-geese.md, "At the table". */
import { OPEN, OUT } from '@followsuit/engine/state';
import type { ScoredHand } from '../story.ts';
import { asSentence, type Company, cardSign, namesOf } from '../talk.ts';
import { counted } from '../text.ts';
import { bidder, birds, blindHint, isPlaying, pointsOf, said, shortBid } from './birds.ts';
import { cards, digit, numbers, scoreSheet, sideOf, total, tricks, trumpWords } from './parts.ts';
import type { Column, Scene, Sheet } from './sheet.ts';

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

export const ducksAndGeese: Partial<Sheet> = {
  header(scene) {
    const { rules, view } = scene;
    const open = `open card ${cardSign(rules.design.deck, view.state[OPEN])}`;
    const trump = trumpWords(digit(rules, view.state, 'trump'), isPlaying(scene) ? 'no trump' : open);
    const flock = rules.options.pointCards === 'dog' ? 'Tars' : 'ducks and geese';
    return [trump, `${flock} count`, `first to ${rules.options.target}`];
  },
  columns: () => [cards, said, tricks, birds, total, role],
  panel: (scene) => (isPlaying(scene) ? counters(scene) : [...blindHint(scene), ...mayForfeit(scene)]),
  mark: ({ rules }, card) => MARKS[String(rules.options.pointCards)][rules.design.deck.codes[card][0]] ?? '',
  why,
  sheet: (company, story) => [
    ...scoreSheet(company, story, ['bidder', 'bid', 'trump', 'tricks', 'birds', 'result'], ({ score }) => [
      score.bidder === null ? '–' : company.names[Number(score.bidder)],
      shortBid(score),
      score.trump === null ? '–' : String(score.trump),
      bySide(company, score, 'tricks').join(' : '),
      bySide(company, score, 'pointCards').join(' : '),
      resultWords(company, score),
    ]),
    `${company.rules.options.target} points win.`,
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

const bySide = ({ rules: { design } }: Company, score: Score, name: string): number[] =>
  design.sides.map((side) => side.reduce((sum, seat) => sum + numbers(score, name)[seat], 0));

/** The points of the bidding side: its tricks and its birds. */
function made(company: Company, score: Score): number {
  const side = sideOf(company.rules, Number(score.bidder));
  return bySide(company, score, 'tricks')[side] + bySide(company, score, 'pointCards')[side];
}

/** "made 7, scores 5", so that the cap is understood. */
function resultWords(company: Company, score: Score): string {
  if (score.result === 'forfeit') return 'forfeit';
  const points = typeof score.bid === 'number' ? ` ${made(company, score)}` : '';
  const scores = numbers(score, 'delta')[sideOf(company.rules, Number(score.bidder))];
  return score.result === 'made' ? `made${points}, scores ${scores}` : `missed${points && `,${points}`}`;
}

/** What the bidders have of their bid, and the birds of the others. */
function counters(scene: Scene): string[] {
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
function mayForfeit({ rules, view }: Scene): string[] {
  const found = view.seat < 0 ? { rule: '' } : rules.read(view.state, view.seat, { do: 'forfeit' });
  return 'move' in found ? ['Everyone passed: bid, or forfeit and give the others 3 points.'] : [];
}

function why(company: Company, { score, dealer }: ScoredHand): string[] {
  const { sides } = company.rules.design;
  const side = sideOf(company.rules, score.bidder === null ? dealer : Number(score.bidder));
  const [own, others] = [namesOf(company, sides[side]), namesOf(company, sides[1 - side])];
  const [bidders, rest] = [numbers(score, 'delta')[side], numbers(score, 'delta')[1 - side]];
  if (score.result === 'forfeit') return [asSentence(`${own} forfeit: ${others} score ${rest}`)];
  const taken = bySide(company, score, 'tricks')[side];
  const caught = bySide(company, score, 'pointCards')[side];
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
