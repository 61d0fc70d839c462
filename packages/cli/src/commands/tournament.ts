/** `followsuit tournament`: measures the strength of bots, on the same deals in every seat. */
import { randomBytes } from 'node:crypto';
import { Rules } from '@followsuit/engine';
import {
  BidSheet,
  countBids,
  type DealResult,
  MEASURES,
  playTournament,
  type Stretch,
  type Tournament,
  TournamentSheet,
} from '@followsuit/lab';
import { addIncidents, type IncidentsByBot } from '@followsuit/outside-bots';
import type { Command } from 'commander';
import { bidsAsJson, bidsInWords, refuseForBids } from '../bids.ts';
import { type BudgetFlags, readBudget, withBudget } from '../budget.ts';
import { type Played, playOn } from '../contest.ts';
import { UserError } from '../errors.ts';
import { wholeNumber } from '../numbers.ts';
import { incidentLines, type OutsideFlags, readBotList, readOutside, withOutside } from '../outside.ts';
import { findGame, type SetupFlags, setUp, withSetup } from '../setup.ts';
import { standingsAsJson, standingsInWords } from '../standings.ts';
import { refusePrograms, type WorkersFlags, withJobs, withWorkers } from '../workers/executor.ts';

interface Flags extends SetupFlags, BudgetFlags, OutsideFlags, WorkersFlags {
  readonly bots: string;
  readonly against: string;
  readonly deals: string;
  readonly games?: boolean;
  readonly width?: string;
  readonly edge?: string;
  readonly seed?: string;
  readonly file?: string;
  readonly json?: boolean;
  readonly bids?: boolean;
}

export function define(command: Command): void {
  withWorkers(withOutside(withBudget(withSetup(command)), 'forfeit'), 'deals to play')
    .option('--bots <a,b,…>', 'who is measured; exec:COMMAND is a program of your own', 'expert,open,simple')
    .option('--against <bot>', 'who sits in all other seats', 'textbook')
    .option('--deals <n>', 'how many deals at most; each is played from every seat', '200')
    .option('--games', 'whole games in place of single hands')
    .option(
      '--width <w>',
      'stop when 95 % intervals are narrower: of the way to open, else of the victory; with --bids of the share made',
    )
    .option('--edge <e>', 'stop when it is decided which bots gain at least this much, and which nothing')
    .option('--seed <text>', 'the same seed gives the same deals')
    .option('--file <file>', 'keep results in a file; with the same tournament, go on from there')
    .option('--bids', 'instead: how often bids are made, against the chances that the bots (expert) gave them')
    .option('--json', 'the result as JSON')
    .action(run);
}

async function run(id: string, flags: Flags, command: Command): Promise<void> {
  const rules = setUp(findGame(id), flags);
  if (!(rules instanceof Rules))
    throw new UserError('Tournaments are for games of tricks; followsuit games lists them.');
  const isTyped = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
  const named = flags.bids && !isTyped('bots') ? 'expert' : flags.bots;
  const bots = readBotList(named, MEASURES);
  if (flags.bids) refuseForBids(rules, bots, isTyped);
  const table = { game: rules.game.id, players: rules.seats, options: rules.options, bots };
  const means = {
    budget: readBudget(flags) ?? { ms: 20 },
    seed: flags.seed ?? (flags.file === undefined ? randomBytes(6).toString('hex') : 'tournament'),
  };
  const width = flags.width === undefined ? 0 : fraction('--width', flags.width);
  const edge = flags.edge === undefined ? 0 : fraction('--edge', flags.edge);
  const deals = wholeNumber('--deals', flags.deals, 1, 10_000_000);
  const [against, ...others] = readBotList(flags.against, MEASURES);
  if (!flags.bids && others.length > 0) throw new UserError(`--against takes one bot, not "${flags.against}".`);
  const all = flags.bids ? bots : [...bots, against];
  refusePrograms(flags, all);
  const outside = await readOutside(all, flags);
  const text = await withJobs(flags, async (jobs) => {
    const played: Played = { deals, jobs, file: flags.file };
    if (flags.bids) {
      const sheet = new BidSheet({ ...table, play: 'bids', ...means });
      await playOn(sheet, countBids, played, () => width > 0 && sheet.isNarrow(width));
      return flags.json ? bidsAsJson(sheet) : bidsInWords(sheet);
    }
    let incidents: IncidentsByBot = {};
    const play = (contest: Tournament, stretch: Stretch, take: (result: DealResult) => boolean) =>
      playTournament(contest, { ...stretch, outside }, (result, more) => {
        incidents = addIncidents(incidents, more);
        return take(result);
      });
    const sheet = new TournamentSheet({ ...table, against, play: flags.games ? 'games' : 'hands', ...means });
    const isDecided = (): boolean => edge > 0 && sheet.decisions(edge).every((each) => each !== 'open');
    await playOn(sheet, play, played, () => (width > 0 && sheet.isNarrow(width)) || isDecided());
    return flags.json
      ? standingsAsJson(sheet, edge, outside && { policy: outside.policy, incidents })
      : [standingsInWords(sheet, edge), ...incidentLines(all, incidents)].join('\n');
  });
  process.stdout.write(`${text}\n`);
}

function fraction(name: string, text: string): number {
  const n = Number(text);
  if (n > 0 && n < 10) return n;
  throw new UserError(`${name} takes a number such as 0.25, not "${text}".`);
}
