/** `followsuit tournament`: how strong bots are, on the same deals in every seat. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { bots as allBots } from '@followsuit/bots';
import { Rules } from '@followsuit/engine';
import {
  type Decision,
  type Estimate,
  MEASURES,
  playTournament,
  type Standing,
  type Tournament,
  TournamentSheet,
} from '@followsuit/lab';
import type { Command } from 'commander';
import { refuseOthers, tellBids } from '../bids.ts';
import { type BudgetFlags, readBudget, withBudget } from '../budget.ts';
import { columns } from '../columns.ts';
import { didYouMean, reason, UserError } from '../errors.ts';
import { stoppable } from '../interrupt.ts';
import { wholeNumber } from '../numbers.ts';
import { Progress } from '../progress.ts';
import { type Setup, setUp, withSetup } from '../setup.ts';
import { counted } from '../text.ts';

interface Flags extends Setup, BudgetFlags {
  readonly bots: string;
  readonly against: string;
  readonly deals: string;
  readonly games?: boolean;
  readonly width?: string;
  readonly edge?: string;
  readonly seed?: string;
  readonly jobs?: string;
  readonly file?: string;
  readonly json?: boolean;
  readonly bids?: boolean;
}

export function register(program: Command): void {
  const command = program.command('tournament').description('measure how strong bots are');
  withBudget(withSetup(command.argument('<game>', 'which game of tricks')))
    .option('--bots <a,b,…>', 'who is measured', 'expert,open,simple')
    .option('--against <bot>', 'who sits in all other seats', 'textbook')
    .option('--deals <n>', 'how many deals at most; each is played from every seat', '200')
    .option('--games', 'whole games in place of single hands')
    .option('--width <w>', 'stop when 95 % intervals are narrower: of the way to open, else of the victory')
    .option('--edge <e>', 'stop when it is decided which bots gain at least this much, and which nothing')
    .option('--seed <text>', 'the same seed gives the same deals')
    .option('--jobs <n>', 'how many deals to play at a time')
    .option('--file <file>', 'keep results in a file; with the same tournament, go on from there')
    .option('--bids', 'instead: how often bids are made, against the chance that the first of the bots gave them')
    .option('--json', 'the result as JSON')
    .action(run);
}

async function run(id: string, flags: Flags, command: Command): Promise<void> {
  if (flags.bids) refuseOthers(command);
  const rules = setUp(id, flags);
  if (!(rules instanceof Rules))
    throw new UserError('Tournaments are for games of tricks; followsuit games lists them.');
  const tournament: Tournament = {
    game: rules.game.id,
    players: rules.seats,
    options: rules.options,
    bots: flags.bots.split(',').map(knownBot),
    against: knownBot(flags.against),
    play: flags.games ? 'games' : 'hands',
    budget: readBudget(flags) ?? { ms: 20 },
    seed: flags.seed ?? (flags.file === undefined ? randomBytes(6).toString('hex') : 'tournament'),
  };
  const deals = wholeNumber('--deals', flags.deals, 1, 10_000_000);
  if (flags.bids) return tellBids(rules, tournament, deals, flags.json === true);
  const jobs = flags.jobs === undefined ? availableParallelism() : wholeNumber('--jobs', flags.jobs, 1, 256);
  const width = flags.width === undefined ? 0 : fraction('--width', flags.width);
  const edge = flags.edge === undefined ? 0 : fraction('--edge', flags.edge);
  const sheet = openSheet(flags.file, tournament);
  const isEnough = (): boolean =>
    sheet.results.length >= 30 &&
    ((width > 0 && sheet.isNarrow(width)) || (edge > 0 && sheet.decisions(edge).every((each) => each !== 'open')));
  const progress = new Progress();
  const take = (results: readonly (readonly number[])[]): boolean => {
    sheet.results.push(...results);
    if (flags.file !== undefined) keep(sheet, flags.file);
    progress.show(sheet.results.length / deals, `${sheet.results.length} of ${counted(deals, 'deal')}`);
    return !isEnough();
  };
  const { stopped } = await stoppable(async (signal) => {
    if (!isEnough()) await playTournament(tournament, sheet.results.length, deals, jobs, take, signal);
  }).finally(() => progress.clear());
  const text = flags.json
    ? JSON.stringify({ ...tournament, deals: sheet.results.length, standings: standingsOf(sheet, edge) })
    : inWords(sheet, edge);
  process.stdout.write(`${text}\n`);
  if (stopped) process.exitCode = 130;
}

function knownBot(text: string): string {
  const name = text.trim();
  const known = [...allBots.map((bot) => bot.name), ...MEASURES];
  if (known.includes(name)) return name;
  throw new UserError(`There is no bot "${name}"; there are ${known.join(', ')}.${didYouMean(name, known)}`);
}

function fraction(name: string, text: string): number {
  const n = Number(text);
  if (n > 0 && n < 10) return n;
  throw new UserError(`${name} takes a number such as 0.25, not "${text}".`);
}

/** The sheet to go on with, or a new one. */
function openSheet(file: string | undefined, tournament: Tournament): TournamentSheet {
  try {
    return (file === undefined ? null : TournamentSheet.read(file, tournament)) ?? new TournamentSheet(tournament);
  } catch (error) {
    throw new UserError(error instanceof SyntaxError ? `${file} is no tournament's file.` : (error as Error).message);
  }
}

/** Writes what there is; a place that cannot be written is told of at the first deal. */
function keep(sheet: TournamentSheet, file: string): void {
  try {
    sheet.write(file);
  } catch (error) {
    throw new UserError(`${file} cannot be written (${reason(error) ?? 'it failed'}); choose another place.`);
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const signed = (n: number, digits: number): string => `${n < 0 ? '' : '+'}${n.toFixed(digits)}`;

/** A mean and how sure it is: not known of fewer than two deals, or of a way that has no length. */
function sure({ mean, within }: Estimate, write: (n: number) => string): string {
  return `${Number.isFinite(mean) ? write(mean) : '?'} ± ${Number.isFinite(within) ? within.toFixed(2) : '?'}`;
}

/** A standing, with what is decided of it where an edge was asked for. */
interface Judged extends Standing {
  readonly decided?: Decision;
}

function standingsOf(sheet: TournamentSheet, edge: number): readonly Judged[] {
  if (edge === 0) return sheet.standings();
  const decisions = sheet.decisions(edge);
  return sheet.standings().map((each, i) => ({ ...each, decided: decisions[i] }));
}

const DECIDED: Readonly<Record<Decision, string>> = { better: 'yes', 'not better': 'no', open: 'not decided' };

function row({ bot, gain, scale, wins, elo, decided }: Judged): string[] {
  const cells = [bot, sure({ mean: 100 * gain.mean, within: 100 * gain.within }, (n) => signed(n, 2))];
  if (scale !== null) cells.push(sure(scale, (n) => n.toFixed(2)));
  if (wins !== null && elo !== null) cells.push(percent(wins), signed(elo, 0));
  if (decided !== undefined) cells.push(DECIDED[decided]);
  return cells;
}

function inWords(sheet: TournamentSheet, edge: number): string {
  const { game, players, against, play, budget, seed } = sheet.tournament;
  const standings = standingsOf(sheet, edge);
  const head = ['bot', 'gain, in 100ths of a game'];
  if (standings[0].scale !== null) head.push('on the way to open');
  if (play === 'games') head.push('won', 'Elo');
  if (edge > 0) head.push(`gains ${Number((100 * edge).toPrecision(3))} or more`);
  const think = 'ms' in budget ? `${budget.ms} ms` : counted(budget.simulations, 'simulation');
  return [
    `${game}, ${counted(players, 'player')}, ${think} a move, seed ${seed}: ${counted(sheet.results.length, 'deal')}, each from every seat,`,
    `${play === 'games' ? 'whole games' : 'single hands'} with ${against} in all other seats`,
    '',
    ...columns([head, ...standings.map(row)], 1),
  ].join('\n');
}
