/** The table and score sheet of Ducks and Geese, cutthroat: games/src/ducks-and-geese-cutthroat/rules.md, "At the table". */
import { NONE, rankOf, suitOf } from '@followsuit/engine';
import { LED, TRICK, TURN } from '@followsuit/engine/state';
import type { ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, nameOf, type TableNames, verb } from '../wording.ts';
import { bidColumn, bidder, birdsColumn, blindHint, isPlaying, pointsOf, shortBid } from './birds.ts';
import { cardsColumn, digit, mustBid, numbers, scoreSheet, totalColumn, tricksColumn, trumpWords } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const role: Column = {
  title: '',
  cell: (scene, seat) => (isPlaying(scene) && bidder(scene) === seat ? '★ bidder' : ''),
};

export const ducksAndGeeseCutthroat: Partial<TerminalSkin> = {
  header: ({ rules, view }) => [trumpWords(digit(rules, view.state, 'trump')), `first to ${rules.options.target}`],
  columns: () => [cardsColumn, bidColumn, tricksColumn, birdsColumn, totalColumn, role],
  panel: (scene) => (isPlaying(scene) ? [counter(scene)] : [...blindHint(scene), ...mustBid(scene)]),
  mark,
  opened: kept,
  why,
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['bidder', 'bid', 'trump', 'birds', 'result'], ({ score }) => [
      table.names[Number(score.bidder)],
      shortBid(score),
      String(score.trump),
      numbers(score, 'pointCards').join(' '),
      String(score.result),
    ]),
    `${table.rules.options.target} points win.`,
  ],
  families: ({ options }, phase) => {
    if (phase === 'tricks') return ['DUCKSCUT-PLAY', 'DUCKSCUT-SCORE'];
    return options.blindBids ? ['DUCKSCUT-BLIND'] : [];
  },
};

/** A goose, or a duck; a duck that would be safe now has a shield. */
function mark({ rules, view: { state, seat } }: SeatScene, card: number): string {
  const rank = rules.design.deck.ranks[rankOf(card)];
  if (rank === 'F') return ' goose';
  if (rank !== '2') return '';
  const safe = state[TURN] === seat && (state[LED] === NONE || state[LED] === suitOf(card));
  return safe && rules.phase(state) === 'tricks' ? ' duck (safe)' : ' duck';
}

function counter(scene: SeatScene): string {
  const { rules, view } = scene;
  const { tricks: taken, birds: caught } = pointsOf(scene, [bidder(scene)]);
  const call = view.state[rules.at.call + bidder(scene)];
  const who = `${nameOf(scene, bidder(scene))} ${verb(scene, bidder(scene), 'have')}`;
  const exact = rules.options.scoring === 'capped' ? '' : ', and none if it is hit exactly';
  return asSentence(`${who} ${taken + caught} of ${call} points; for the others only birds count${exact}`);
}

/** "Bo keeps 2c: safe!" */
function kept(before: SeatScene, after: SeatScene): string[] {
  const now = after.history.lastTrick;
  if (now === undefined || before.view.state[TRICK] === after.view.state[TRICK]) return [];
  return (now.kept as readonly string[]).map((code) => {
    const seat = (now.seats as readonly number[])[(now.cards as readonly string[]).indexOf(code)];
    return asSentence(`${nameOf(after, seat)} ${verb(after, seat, 'keep')} ${code}: safe!`);
  });
}

function why(table: TableNames, { score }: ScoredHand): string[] {
  const seat = Number(score.bidder);
  const who = nameOf(table, seat);
  const [taken, caught] = [numbers(score, 'tricks')[seat], numbers(score, 'pointCards')[seat]];
  const bid = Number(score.bid);
  const sum = `${who}: ${counted(taken, 'trick')} + ${counted(caught, 'bird')} = ${taken + caught} on a bid of ${bid}`;
  const scores = `${who} ${verb(table, seat, 'score')}`;
  if (score.result === 'missed')
    return [asSentence(sum), asSentence(`missed: ${scores} −${bid}, the others their birds`)];
  const alone = score.blind || (score.result === 'exact' && table.rules.options.scoring !== 'capped');
  const rest = alone ? 'and nobody else anything' : 'and the others their birds';
  return [asSentence(sum), asSentence(`made: ${scores} ${numbers(score, 'delta')[seat]}, ${rest}`)];
}
