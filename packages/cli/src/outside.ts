/** Outside bots on the command line: `--bots exec:./mybot` and the flags that say what happens when one fails. */
import { bots as levels } from '@followsuit/bots';
import {
  botList,
  commandOf,
  type IncidentsByBot,
  incidentWords,
  isOutside,
  noIncidents,
  OutsideBot,
  type OutsideSettings,
  processTable,
  USUAL_POLICY,
} from '@followsuit/outside-bots';
import { english, listed } from '@followsuit/present';
import type { Command } from 'commander';
import { didYouMean, UserError } from './errors.ts';
import { wholeNumber } from './numbers.ts';

/** The values that commander passes for the options of `withOutside`. */
export interface OutsideFlags {
  readonly botTime: string;
  readonly botStart: string;
  readonly botTries: string;
  readonly botRestarts: string;
  readonly botFailure: string;
  readonly botLog?: string;
  readonly botEnv?: string;
}

type Failure = 'stand-in' | 'forfeit';

/** Adds the flags of outside bots to a command; `failure` is what usually happens to a bot that crashes again and again. */
export function withOutside(command: Command, failure: Failure): Command {
  const { actTime, startTime, tries, restarts } = USUAL_POLICY;
  return command
    .option('--bot-time <ms>', 'how long an outside bot has for a move', String(actTime))
    .option('--bot-start <ms>', 'how long it has to start', String(startTime))
    .option('--bot-tries <n>', 'after so many wrong answers the stand-in (simple) makes the move', String(tries))
    .option('--bot-restarts <n>', 'how often it is started again within a game', String(restarts))
    .option('--bot-failure <what>', 'after that: stand-in plays on, or forfeit loses the game', failure)
    .option('--bot-log <file>', 'add what outside bots write to standard error to a file')
    .option('--bot-env <NAME,…>', 'environment variables that they get besides the usual ones');
}

/** Bots from a list such as `expert,exec:./mybot`; others than levels and outside bots must be in `more`. */
export function readBotList(text: string, more: readonly string[] = []): string[] {
  const known = [...levels.map(({ name }) => name), ...more];
  const names = botList(text);
  for (const name of names) {
    if (isOutside(name)) mustHaveCommand(name);
    else if (!known.includes(name))
      throw new UserError(
        `There is no bot "${name}"; there are ${listed(english, known)}, and programs as exec:COMMAND.${didYouMean(name, known)}`,
      );
  }
  return names;
}

function mustHaveCommand(bot: string): void {
  try {
    commandOf(bot);
  } catch (error) {
    throw new UserError((error as Error).message);
  }
}

/** Checks that outside bots start, so that a wrong command is no result; undefined if there are none. */
export async function readOutside(bots: readonly string[], flags: OutsideFlags): Promise<OutsideSettings | undefined> {
  const outside = [...new Set(bots.filter(isOutside))];
  const { botFailure: failure, botLog, botEnv = '' } = flags;
  if (failure !== 'stand-in' && failure !== 'forfeit')
    throw new UserError(`--bot-failure may be stand-in or forfeit, not "${failure}".`);
  const policy = {
    ...USUAL_POLICY,
    failure: failure as Failure,
    actTime: wholeNumber('--bot-time', flags.botTime, 1, 3_600_000),
    startTime: wholeNumber('--bot-start', flags.botStart, 1, 3_600_000),
    tries: wholeNumber('--bot-tries', flags.botTries, 1, 100),
    restarts: wholeNumber('--bot-restarts', flags.botRestarts, 0, 100),
    log: botLog ?? null,
    env: botEnv.split(',').filter((name) => name !== ''),
  };
  if (outside.length === 0) return undefined;
  const table = processTable();
  for (const each of outside) {
    const bot = new OutsideBot(each, policy, table);
    try {
      await bot.start();
    } catch (error) {
      throw new UserError((error as Error).message);
    } finally {
      await bot.close();
    }
  }
  return { policy, processes: table.buffer };
}

/** A line for each outside bot: what went wrong with it. */
export const incidentLines = (bots: readonly string[], incidents: IncidentsByBot): string[] =>
  [...new Set(bots.filter(isOutside))].map((bot) => `${bot}: ${incidentWords(incidents[bot] ?? noIncidents())}`);
