/** A tournament's result in words. */
import type { Decision, Estimate, Standing, TournamentSheet } from '@followsuit/lab';
import { contestTitle, exactPercent, signedFixed } from './contest.ts';
import { columns } from './text.ts';

/** A mean with its confidence interval; `?` for values that are not finite, as with fewer than two deals. */
function sure({ mean, within }: Estimate, write: (n: number) => string): string {
  return `${Number.isFinite(mean) ? write(mean) : '?'} ± ${Number.isFinite(within) ? within.toFixed(2) : '?'}`;
}

const inHundredths = ({ mean, within }: Estimate): string =>
  sure({ mean: 100 * mean, within: 100 * within }, (n) => signedFixed(n, 2));

/** A standing, and whether it is decided if an edge was given. */
interface Judged extends Standing {
  readonly decided?: Decision;
}

function standingsOf(sheet: TournamentSheet, edge: number): readonly Judged[] {
  if (edge === 0) return sheet.standings();
  const decisions = sheet.decisions(edge);
  return sheet.standings().map((each, i) => ({ ...each, decided: decisions[i] }));
}

const DECIDED: Readonly<Record<Decision, string>> = { better: 'yes', 'not better': 'no', open: 'not decided' };

/** With all or no games won, the Elo difference has no bound. */
const isOpenEnded = (wins: number): boolean => wins === 0 || wins === 1;

function row({ bot, gain, scale, wins, elo, decided }: Judged): string[] {
  const cells = [bot, inHundredths(gain)];
  if (scale !== null) cells.push(sure(scale, (n) => n.toFixed(2)));
  if (wins !== null && elo !== null) cells.push(exactPercent(wins), isOpenEnded(wins) ? '?' : signedFixed(elo, 0));
  if (decided !== undefined) cells.push(DECIDED[decided]);
  return cells;
}

export function standingsInWords(sheet: TournamentSheet, edge: number): string {
  const { against, play } = sheet.contest;
  if (sheet.results.length === 0) return `${contestTitle(sheet)}: no deal has been played to its end yet.`;
  const standings = standingsOf(sheet, edge);
  const head = ['bot', HUNDREDTHS];
  if (standings[0].scale !== null) head.push('on the way to open');
  if (play === 'games') head.push('won', 'Elo');
  if (edge > 0) head.push(`gains ${Number((100 * edge).toPrecision(3))} or more`);
  return [
    `${contestTitle(sheet)}, each from every seat,`,
    `${play === 'games' ? 'whole games' : 'single hands'} with ${against} in all other seats`,
    '',
    ...columns([head, ...standings.map(row)], 1),
    ...differencesOf(sheet),
  ].join('\n');
}

const HUNDREDTHS = 'gain, in 100ths of a game';

/** Every pair of contestants; nothing if there is only one. */
function differencesOf(sheet: TournamentSheet): string[] {
  const rows = sheet.differences().map(({ bot, than, gain }) => [`${bot} less ${than}`, inHundredths(gain)]);
  return rows.length === 0 ? [] : ['', ...columns([['on the same deals', HUNDREDTHS], ...rows], 1)];
}

export const standingsAsJson = (sheet: TournamentSheet, edge: number, more: object = {}): string =>
  JSON.stringify({
    ...sheet.contest,
    deals: sheet.results.length,
    standings: standingsOf(sheet, edge),
    differences: sheet.differences(),
    ...more,
  });
