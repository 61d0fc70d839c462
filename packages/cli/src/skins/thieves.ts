/** The table and score sheet of Thieves: games/src/thieves/rules.md, "At the table". */
import { OPEN, TAKEN } from '@followsuit/engine/state';
import { amber, bold, dim, green } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { counted } from '../text.ts';
import { asSentence, cardSign, namesOf, type TableNames } from '../wording.ts';
import { bidColumn, keptBy, keptColumn, legend, MARKS, mark, settled, thiefWords } from './keysuits.ts';
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
} from './parts.ts';
import type { SeatScene, TerminalSkin } from './skin.ts';

export const thieves: Partial<TerminalSkin> = {
  header: (scene) => [...open(scene), trump(scene), thiefWords(scene), `first to ${scene.rules.options.target}`],
  columns: () => [cardsColumn, bidColumn, tricksColumn, keptColumn, totalColumn],
  panel: (scene) => [...mustBid(scene), ...counters(scene), ...legend(scene)],
  mark,
  opened: settled,
  why: outcomes,
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['bid', 'result', 'tricks + thieves'], ({ score }) => [
      `${table.names[Number(score.bidder)]} ${score.bid}, ${score.trump === 'none' ? 'no trump' : score.trump}`,
      `${MARKS[String(score.result)]} ${score.result}`,
      teams(table)
        .map((team) => `${sum(score, 'tricks', team)}+${sum(score, 'thieves', team)}`)
        .join(' '),
    ]),
    dim(`${table.rules.options.target} points win.`),
  ],
  families: (_, phase) => {
    if (phase === 'box' || phase === 'putting away') return ['THIEVES-BOX'];
    return phase === 'tricks' ? ['THIEVES-KEY', 'THIEVES-PLAY', 'THIEVES-SCORE'] : [];
  },
};

const teams = ({ rules }: TableNames): readonly (readonly number[])[] => rules.design.sides;

const sum = (line: ScoredHand['score'], name: string, seats: readonly number[]): number =>
  seats.reduce((all, seat) => all + numbers(line, name)[seat], 0);

/** The open card: all see it, and remember it. */
const open = ({ rules, view }: SeatScene): string[] =>
  view.state[OPEN] < 0 ? [] : [`open card ${cardSign(rules.design.deck, view.state[OPEN])}`];

/** Before the tricks, "no trump" may still change. */
function trump({ rules, view }: SeatScene): string {
  const decided = rules.phase(view.state) === 'tricks' || view.state[rules.at.took] === 1;
  return trumpWords(digit(rules, view.state, 'trump'), decided ? 'no trump' : 'no trump yet');
}

/** "You and Cy: tricks 4 of 6 · thieves 2." Apart, since only tricks count for the bid. */
function counters(scene: SeatScene): string[] {
  const { rules, view } = scene;
  if (rules.phase(view.state) !== 'tricks') return [];
  const bidder = view.state[rules.at.bidder];
  return teams(scene).map((team, side) => {
    const taken = team.reduce((all, seat) => all + view.state[TAKEN + seat], 0);
    const own = team.reduce((all, seat) => all + keptBy(scene, seat).length, 0);
    const bid = view.state[rules.at.call + bidder];
    const text = `tricks ${taken} of ${bid}`;
    const count = side !== sideOf(rules, bidder) ? `tricks ${taken}` : taken === bid ? green(text) : taken > bid ? amber(text) : text; // biome-ignore format: one choice
    return asSentence(`${namesOf(scene, team)}: ${count} · thieves ${own}`);
  });
}

/** The bid's three possible outcomes, with the one that came about marked. */
function outcomes(table: TableNames, { score }: ScoredHand): string[] {
  const side = sideOf(table.rules, Number(score.bidder));
  const team = teams(table)[side];
  const who = namesOf(table, team);
  const others = namesOf(table, teams(table)[1 - side]);
  const ways: [result: string, text: string][] = [
    ['exact', `exactly ${score.bid}: only ${who} score tricks`],
    ['over', 'more: both teams score tricks'],
    ['missed', `fewer: only ${others} score tricks`],
  ];
  return [
    asSentence(`${who} bid ${score.bid} and took ${counted(sum(score, 'tricks', team), 'trick')}`),
    ...ways.map(([result, text]) => (result === score.result ? bold(`▶ ${text}`) : dim(`  ${text}`))),
    'Thieves score for the team that kept them.',
  ];
}
