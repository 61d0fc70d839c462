/** All outside bots of a thread: one process for each, however many seats it plays. */
import { addIncidents, type IncidentsByBot } from './incidents.ts';
import { OutsideBot } from './outside-bot.ts';
import type { BotPolicy } from './policy.ts';
import { ProcessTable } from './process-table.ts';

/** What a worker thread needs to start outside bots: data that can be sent to it. */
export interface OutsideSettings {
  readonly policy: BotPolicy;
  /** The buffer of the main thread's `processTable()`. */
  readonly processes: SharedArrayBuffer;
}

const bots = new Map<string, OutsideBot>();

/** The bot with this command in this thread. @example outsideBot('exec:./mybot', settings) */
export function outsideBot(bot: string, { policy, processes }: OutsideSettings): OutsideBot {
  const key = JSON.stringify([bot, policy]);
  const found = bots.get(key) ?? new OutsideBot(bot, policy, new ProcessTable(processes));
  bots.set(key, found);
  return found;
}

/** What has gone wrong in this thread since this was last called. */
export function takeIncidents(): IncidentsByBot {
  return [...bots.values()].reduce<IncidentsByBot>(
    (all, each) => addIncidents(all, { [each.bot]: each.takeIncidents() }),
    {},
  );
}

/** Ends the bots of this thread, and those of worker threads that have been terminated. */
export async function closeOutsideBots(settings?: OutsideSettings): Promise<void> {
  const all = [...bots.values()];
  bots.clear();
  await Promise.all(all.map((each) => each.close()));
  if (settings) await new ProcessTable(settings.processes).endSoon();
}
