/** Thief's table and score sheet: games/src/thief/rules.md, "At the table". */
import { TAKEN } from '@followsuit/engine/state';
import { amber, bold, dim, green, suitWords } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, nameOf, type TableNames, verb } from '../wording.ts';
import { bidColumn, keptBy, keptColumn, legend, MARKS, mark, settled, thiefWords } from './keysuits.ts';
import { cardsColumn, digit, mustBid, numbers, scoreSheet, totalColumn, tricksColumn } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

/** What counts towards the bid, of tricks and thieves. */
const points = (scene: SeatScene, seat: number): number =>
  scene.view.state[TAKEN + seat] + (scene.rules.options.bidIn === 'points' ? keptBy(scene, seat).length : 0);

/** "5 of 6" for the bidder: green at exactly the bid, amber beyond it. */
const progress: Column = {
  title: 'points',
  cell(scene, seat) {
    const { rules, view } = scene;
    const own = points(scene, seat);
    if (seat !== view.state[rules.at.bidder] || rules.phase(view.state) === 'bidding') return String(own);
    const bid = view.state[rules.at.call + seat];
    const text = `${own} of ${bid}`;
    return own === bid ? green(text) : own > bid ? amber(text) : text;
  },
};

function trumpWords({ rules, view }: SeatScene): string {
  const trump = digit(rules, view.state, 'trump');
  return `trump ${trump === 'none' ? '?' : suitWords(String(trump))}`;
}

export const thief: Partial<TerminalSkin> = {
  header: (scene) => [trumpWords(scene), thiefWords(scene), `first to ${scene.rules.options.target}`],
  columns: ({ rules }) => [
    cardsColumn,
    bidColumn,
    tricksColumn,
    keptColumn,
    ...(rules.options.bidIn === 'points' ? [progress] : []),
    totalColumn,
  ],
  panel(scene) {
    const { rules, view } = scene;
    if (rules.phase(view.state) !== 'opening') return [...mustBid(scene), ...legend(scene)];
    return [
      view.seat === view.state[rules.at.bidder]
        ? 'You lead: choose a card, and say whether its suit is trump or the thieves.'
        : 'The first card will make its suit trump or the thieves.',
    ];
  },
  mark,
  opened: settled,
  why: outcomes,
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['bid', 'result', 'tricks + thieves'], ({ score }) => [
      `${table.names[Number(score.bidder)]} ${score.bid}`,
      `${MARKS[String(score.result)]} ${score.result}`,
      numbers(score, 'tricks')
        .map((n, seat) => `${n}+${numbers(score, 'thieves')[seat]}`)
        .join(' '),
    ]),
    dim(`${table.rules.options.target} points win.`),
  ],
  families: (_, phase) => {
    if (phase === 'opening') return ['THIEF-KEY'];
    return phase === 'tricks' ? ['THIEF-KEY', 'THIEF-PLAY', 'THIEF-SCORE'] : [];
  },
};

/** The bid's three possible outcomes, with the one that came about marked. */
function outcomes(table: TableNames, { score }: ScoredHand): string[] {
  const bidder = Number(score.bidder);
  const who = nameOf(table, bidder);
  const inPoints = table.rules.options.bidIn === 'points';
  const [own, thieves] = [numbers(score, 'tricks')[bidder], numbers(score, 'thieves')[bidder]];
  const scores = verb(table, bidder, 'score');
  const ways: [result: string, text: string][] = inPoints
    ? [
        ['exact', `exactly ${score.bid}: only ${who} ${scores}`],
        ['over', 'more: everybody scores tricks and thieves'],
        ['missed', `fewer: ${who} ${scores} nothing, everybody else tricks and thieves`],
      ]
    : [
        ['exact', `exactly ${score.bid}: only ${who} ${scores} tricks`],
        ['over', 'more: everybody scores tricks'],
        ['missed', `fewer: everybody but ${who} scores tricks`],
      ];
  const got = `${counted(own, 'trick')} and ${thieves} ${thieves === 1 ? 'thief' : 'thieves'}`;
  return [
    asSentence(`${who} bid ${score.bid} and had ${got}${inPoints ? `, ${own + thieves} points` : ''}`),
    ...ways.map(([result, text]) => (result === score.result ? bold(`▶ ${text}`) : dim(`  ${text}`))),
    ...(inPoints ? [] : ['Thieves score for whoever kept them.']),
  ];
}
