/** Baronet's table and score sheet: games/src/baronet/rules.md, "At the table". What it shares with Bishop's is there. */
import { TOTAL, TURN } from '@followsuit/engine/state';
import { red } from '../colour.ts';
import type { ScoredHand } from '../hand-history.ts';
import { signed } from '../text.ts';
import { asSentence, nameOf, type TableNames, verb } from '../wording.ts';
import {
  bid,
  bishop,
  callOf,
  counters,
  field,
  found,
  handRows,
  outcome,
  pointsColumn,
  role,
  setting,
  teamOf,
} from './bishop.ts';
import { cardsColumn, mustBid, numbers } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const handsInAll = ({ rules: { options, seats } }: TableNames): number => Number(options.rounds) * seats;

/** "10 hands, Eve deals the last". */
function lastHand(table: TableNames): string {
  const dealer = table.rules.seats - 1;
  return `${handsInAll(table)} hands, ${nameOf(table, dealer)} ${verb(table, dealer, 'deal')} the last`;
}

/** A purse; debts in red. */
const coins: Column = {
  title: 'coins',
  cell({ view }, seat) {
    const n = view.state[TOTAL + seat];
    return n < 0 ? red(signed(n)) : String(n);
  },
};

export const baronet: Partial<TerminalSkin> = {
  ...bishop,
  header: (scene) => [...setting(scene), `${handsInAll(scene)} hands`],
  columns: () => [cardsColumn, bid, pointsColumn, coins, role],
  panel: (scene) => (callOf(scene) === null ? [...mustBid(scene), ...risk(scene)] : [counters(scene)]),
  opened: found,
  why: (table, hand) => [outcome(table, hand.score), payments(table, hand)],
  sheet: (table, history) => [...handRows(table, history), asSentence(lastHand(table))],
  families(_rules, phase) {
    if (phase === 'auction') return ['BARONET-COIN', 'BARONET-PAY'];
    return phase === 'putting away' ? ['BISHOP-DEAL-4'] : ['BISHOP-PLAY', 'BISHOP-JASPER'];
  },
};

/** What the lowest bid that is left would win or lose its bidder: BARONET-PAY-1 to -4. */
function risk(scene: SeatScene): string[] {
  const { rules, view } = scene;
  if (rules.phase(view.state) !== 'auction' || view.state[TURN] !== view.seat) return [];
  const lowest = Math.max(Number(rules.options.minBid), field(scene, 'bid') + 1);
  if (lowest > 10) return [];
  const pot = (rules.seats - 2) * lowest;
  const own = pot - Math.floor(pot / 3);
  return [`A bid of ${lowest}: win ${own} or lose ${own} (with a partner, who wins or loses ${pot - own}).`];
}

/** "Bo +12, Di +6, the others −6." */
function payments(table: TableNames, { score }: ScoredHand): string {
  const delta = numbers(score, 'delta');
  const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n));
  const team = teamOf(score);
  const other = delta.findIndex((_, seat) => !team.includes(seat));
  const each = team.map((seat) => `${nameOf(table, seat)} ${plus(delta[seat])}`);
  return asSentence(`${each.join(', ')}, the others ${plus(delta[other])} each`);
}
