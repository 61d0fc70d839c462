/** `followsuit tournament --bids`: how often bids are made, against the chances that the bots gave them. */
import { bidOutcomeOf, botOf } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';
import type { BidSheet, BidStanding, Estimate } from '@followsuit/lab';
import { counted } from '@followsuit/present';
import { contestTitle, exactPercent, signedFixed } from './contest.ts';
import { UserError } from './errors.ts';
import { columns, either } from './text.ts';

/** Tournament flags that have no effect with --bids, for which one bot has all seats. */
const OTHERS = ['against', 'games', 'edge'];

/** Rejects flags that have no effect with --bids, and bots and games without bids to count. */
export function refuseForBids(rules: Rules, bots: readonly string[], isTyped: (flag: string) => boolean): void {
  const typed = OTHERS.filter(isTyped).map((name) => `--${name}`);
  if (typed.length > 0)
    throw new UserError(
      `--bids cannot be combined with ${either(typed)}; leave ${typed.length > 1 ? 'them' : 'it'} out.`,
    );
  const silent = bots.find((name) => !botOf(name)?.answer);
  if (silent) throw new UserError(`${silent} does not say how likely its bids are; ask expert or master.`);
  if (bidOutcomeOf(rules) === null)
    throw new UserError(`In ${rules.game.id} nobody bids what can be made or missed; leave --bids out.`);
}

export function bidsInWords(sheet: BidSheet): string {
  const standings = sheet.standings();
  return [
    `${contestTitle(sheet)}, the same bot in all seats`,
    '',
    ...columns([['bot', 'bids', 'told', 'made', 'off by, in points', 'Brier', 'blind'], ...standings.map(row)], 1),
    ...standings.flatMap(curve),
    ...standings.flatMap(untold),
  ].join('\n');
}

export const bidsAsJson = (sheet: BidSheet): string =>
  JSON.stringify({ ...sheet.contest, deals: sheet.results.length, standings: sheet.standings() });

const sure = ({ mean, within }: Estimate, write: (n: number) => string): string =>
  `${write(mean)} ± ${Number.isFinite(within) ? (100 * within).toFixed(1) : '?'}`;

function row({ bot, bids, told, made, off, brier, blind }: BidStanding): string[] {
  if (bids === 0) return [bot, '0', '', '', '', '', ''];
  const points = sure(off, (n) => signedFixed(100 * n, 1));
  return [bot, String(bids), exactPercent(told), sure(made, exactPercent), points, brier.toFixed(3), blind.toFixed(3)];
}

/** Bids that are missing from the figures. */
const untold = ({ bot, untold: n }: BidStanding): string[] =>
  n === 0
    ? []
    : ['', `Of ${counted(n, ['bid', 'bids'])} more that ${n === 1 ? 'was' : 'were'} played for, ${bot} told nothing.`];

/** Results of bids, by the predicted chance. */
function curve({ bot, curve }: BidStanding): string[] {
  const rows = curve.flatMap(({ count, said, won }, i) =>
    count === 0 ? [] : [[`${10 * i} to ${10 * (i + 1)}%`, String(count), exactPercent(said), exactPercent(won)]],
  );
  return rows.length === 0 ? [] : ['', ...columns([[`${bot} told`, 'bids', 'told', 'made'], ...rows], 1)];
}
