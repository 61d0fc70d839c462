/** `followsuit tournament --bids`: how often the bids of a bot are made, against the chance that it gave them. */
import { setImmediate } from 'node:timers/promises';
import { botOf, makingOf } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';
import { type Bid, bidsOf, inSum, type Tournament } from '@followsuit/lab';
import type { Command } from 'commander';
import { UserError } from './errors.ts';
import { stoppable } from './interrupt.ts';
import { Progress } from './progress.ts';
import { counted, either } from './text.ts';

/** Flags of a tournament that mean nothing where one bot sits in all seats and its bids are counted. */
const OTHERS = ['against', 'games', 'width', 'edge', 'jobs', 'file'];

/** Refuses what was typed beside --bids and would change nothing. */
export function refuseOthers(command: Command): void {
  const typed = OTHERS.filter((name) => command.getOptionValueSource(name) === 'cli').map((name) => `--${name}`);
  if (typed.length > 0)
    throw new UserError(
      `--bids cannot be combined with ${either(typed)}; leave ${typed.length > 1 ? 'them' : 'it'} out.`,
    );
}

/** Plays hands with the first of the bots in all seats, and tells what became of its bids. */
export async function tellBids(
  rules: Rules,
  { bots: [name], budget, seed }: Tournament,
  deals: number,
  json: boolean,
): Promise<void> {
  const bot = botOf(name);
  if (!bot?.answer) throw new UserError(`${name} does not say how likely its bids are; ask expert or master.`);
  if (makingOf(rules) === null)
    throw new UserError(`In ${rules.game.id} nobody bids what can be made or missed; leave --bids out.`);
  const progress = new Progress();
  const bids: Bid[] = [];
  let played = 0;
  const { stopped } = await stoppable(async (signal) => {
    while (played < deals && !signal.aborted) {
      bids.push(...bidsOf(rules, bot, budget, `${seed}:${++played}`));
      progress.show(played / deals, `${played} of ${counted(deals, 'deal')}`);
      await setImmediate(); // lets an interrupt in
    }
  });
  progress.clear();
  const sum = inSum(bids);
  const shares = sum.bids === 0 ? '' : `: ${percent(sum.predicted)} expected to be made, ${percent(sum.made)} made`;
  const words = `${counted(sum.bids, 'bid')} of ${name} in ${counted(played, 'deal')}${shares}`;
  process.stdout.write(`${json ? JSON.stringify({ game: rules.game.id, bot: name, deals: played, ...sum }) : words}\n`);
  if (stopped) process.exitCode = 130;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
