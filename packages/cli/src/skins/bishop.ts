/** Bishop's table and score sheet: games/src/bishop/rules.md, "At the table". */
import { cardsIn, type Line, rankOf } from '@followsuit/engine';
import { POINTS, TRICK } from '@followsuit/engine/state';
import { suitWords } from '../colour.ts';
import type { HandHistory, ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, cardSign, nameOf, namesOf, type TableNames, verb } from '../wording.ts';
import { cardsColumn, digit, mustBid, scoreSheet, totalColumn, trumpWords } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const COUNTING: Readonly<Record<string, readonly [ranks: string, names: string]>> = {
  knights: ['KT', 'Knights and Tars'],
  bishops: ['BF', 'Bishops and Farmers'],
};

/** A field of the game's own. */
export const field = ({ rules, view }: SeatScene, name: string): number => view.state[rules.at[name]];
export const callOf = ({ rules, view }: SeatScene): string | null => digit(rules, view.state, 'call') as string | null;

/** While the auction runs, what each seat said last; after it, the bid that won. */
export const bid: Column = {
  title: 'bid',
  cell(scene, seat) {
    if (field(scene, 'bidder') === seat) return `${field(scene, 'bid')}`;
    if (scene.rules.phase(scene.view.state) !== 'auction') return '';
    const said = scene.history.now?.acts.filter((act) => act.seat === seat).at(-1);
    return said?.do === 'pass' ? 'pass' : String(said?.points ?? '');
  },
};
export const pointsColumn: Column = { title: 'points', cell: ({ view }, seat) => String(view.state[POINTS + seat]) };
export const role: Column = {
  title: '',
  cell(scene, seat) {
    if (scene.rules.phase(scene.view.state) === 'auction') return '';
    if (field(scene, 'bidder') === seat) return '★ bidder';
    return field(scene, 'partner') === seat ? '○ partner' : '';
  },
};

export const bishop: Partial<TerminalSkin> = {
  header: (scene) => [...setting(scene), `first to ${scene.rules.options.target}`],
  columns: () => [cardsColumn, bid, pointsColumn, totalColumn, role],
  panel: (scene) => (callOf(scene) === null ? mustBid(scene) : [counters(scene)]),
  mark(scene, card) {
    const call = callOf(scene);
    return call !== null && COUNTING[call][0].includes(scene.rules.design.deck.ranks[rankOf(card)]) ? '*' : '';
  },
  opened: (before, after) => [...asked(before, after), ...found(before, after)],
  why,
  sheet: (table, history) => [...handRows(table, history), `${table.rules.options.target} points win.`],
  families({ options }, phase) {
    if (phase === 'auction') return ['BISHOP-SCORE'];
    if (phase === 'putting away') return ['BISHOP-DEAL-4'];
    return ['BISHOP-PLAY', options.partner === 'holder' ? 'BISHOP-PARTNER' : 'BISHOP-JASPER'];
  },
};

/** "6, knights of cups", and which cards count. */
export function setting(scene: SeatScene): string[] {
  const call = callOf(scene);
  const suit = digit(scene.rules, scene.view.state, 'trump');
  if (call === null) return [trumpWords(suit)];
  return [`${field(scene, 'bid')}, ${call} of ${suitWords(String(suit))}`, `${COUNTING[call][1]} count`];
}

/** A row a hand: bidder, partner, bid with call and trump, who scored. */
export const handRows = (table: TableNames, history: HandHistory): string[] =>
  scoreSheet(table, history, ['bidder', 'partner', 'bid', 'result'], ({ score }) => [
    `★ ${table.names[Number(score.bidder)]}`,
    score.partner === null ? 'alone' : `○ ${table.names[Number(score.partner)]}`,
    `${score.bid}, ${score.call} of ${score.trump}`,
    String(score.result),
  ]);

/** "Bidders 4 of 6, defenders 3 of 5 needed": what makes the bid, and what stops it. */
export function counters(scene: SeatScene): string {
  const { rules, view } = scene;
  let bidders = 0;
  let defenders = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const inTeam = seat === field(scene, 'bidder') || seat === field(scene, 'partner');
    if (inTeam) bidders += view.state[POINTS + seat];
    else defenders += view.state[POINTS + seat];
  }
  const goal = field(scene, 'bid');
  const unknown = rules.options.partner !== 'holder' && view.state[TRICK] === 0;
  const note = unknown ? ' (the partner is not known yet)' : '';
  return `Bidders have ${bidders} of ${goal} points, defenders ${defenders} of the ${11 - goal} that stop the bid${note}. * cards count.`;
}

/** The announcement that runs up the trump suit. */
function asked(before: SeatScene, after: SeatScene): string[] {
  const { rules } = after;
  const ranks = field(after, 'announced');
  if (ranks === 0 || ranks === field(before, 'announced')) return [];
  const { deck } = rules.design;
  const suit = deck.suits.findIndex(({ name }) => name === digit(rules, after.view.state, 'trump'));
  const masks = deck.suits.map((_, each) => (each === suit ? ranks : 0));
  const list = cardsIn(Object.assign(new Int32Array(5), masks)).map((card) => cardSign(deck, card));
  const bidder = field(after, 'bidder');
  return [asSentence(`${nameOf(after, bidder)} ${verb(after, bidder, 'ask')} for ${list.join('? ')}`)];
}

/** Who the partner is, unless the hand is over with that and its outcome says it. */
export function found(before: SeatScene, after: SeatScene): string[] {
  const partner = field(after, 'partner');
  if (partner === field(before, 'partner') || after.rules.phase(after.view.state) !== 'tricks') return [];
  const bidder = nameOf(after, field(after, 'bidder'));
  return [
    asSentence(
      `${nameOf(after, partner)} ${verb(after, partner, 'are')} the partner and ${verb(after, partner, 'play')} with ${bidder}`,
    ),
  ];
}

/** The bidder, and the partner if there is one. */
export const teamOf = (score: Line): number[] => [
  Number(score.bidder),
  ...(score.partner === null ? [] : [Number(score.partner)]),
];

/** Whether the bid was made, and by whom. */
export function outcome(table: TableNames, score: Line): string {
  const made = score.result === 'made' ? 'made' : 'out of reach, so the bid is missed';
  return asSentence(
    `${namesOf(table, teamOf(score))} took ${counted(Number(score.points), 'point')} on a bid of ${score.bid}: ${made}`,
  );
}

function why(table: TableNames, { score }: ScoredHand): string[] {
  const team = teamOf(score);
  const others = table.names.map((_, seat) => seat).filter((seat) => !team.includes(seat));
  const scorers = score.result === 'made' ? team : others;
  return [
    outcome(table, score),
    asSentence(
      `${namesOf(table, scorers)} ${scorers.length > 1 ? 'score' : verb(table, scorers[0], 'score')} the bid, ${score.bid}${scorers.length > 1 ? ' each' : ''}`,
    ),
  ];
}
