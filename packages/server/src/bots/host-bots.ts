/**
 * The bots that the host of the server has named: programs of their own, which players pick by name and never by command. Each
 * has one process and a queue of its own, as fair as that of the bots that search. A bot that does not answer in time, or not
 * legally, is replaced for the move; how long that takes depends on the setting alone.
 */
import { Random } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import {
  BotStartFailure,
  type Incidents,
  noIncidents,
  OutsideBot,
  processTable,
  sumOfIncidents,
  USUAL_POLICY,
} from '@followsuit/outside-bots';
import type { Time } from '@followsuit/table';
import { ConfigError } from '../config.ts';
import type { Question } from './bot-questions.ts';
import type { Requester } from './fair-queue.ts';
import { type SearchBackend, type SearchLimits, SearchQueue } from './search-queue.ts';
import { answerTimeOf } from './thinking-time.ts';

/** Milliseconds after a crash before a bot is started again. */
const COOL_DOWN = 10_000;
/** Until then every question fails: `ServerBots` plays the policy's move. */
const POLICY = { ...USUAL_POLICY, failure: 'forfeit', restarts: 0 } as const;

export interface HostBotSettings {
  /** By name: `exec:` and a command. */
  readonly commands: Readonly<Record<string, string>> | null;
  /** Milliseconds for a move. */
  readonly botTime: number;
  /** Milliseconds that a question may wait. */
  readonly wait: number;
}

/** A bot's process as a place where one bot thinks. */
class HostBot implements SearchBackend {
  readonly atOnce = 1;
  private readonly bot: OutsideBot;
  private readonly time: Time;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(bot: OutsideBot, time: Time) {
    this.bot = bot;
    this.time = time;
  }

  async think({ game, players, options, seat, state, heard, seed, table }: Question): Promise<number> {
    if (this.time.now() - this.failedAt < COOL_DOWN) throw new Error('The bot has failed, and is not started yet.');
    this.bot.beginGame();
    try {
      const view = { rules: rulesFor(game, players, options), seat, state, heard };
      return await this.bot.choose(view, new Random(seed), table ?? seed);
    } catch (error) {
      this.failedAt = this.time.now();
      throw error;
    }
  }

  warmUp(): void {}

  close(): Promise<void> {
    return this.bot.close();
  }
}

export class HostBots {
  private readonly queues = new Map<string, SearchQueue>();
  private readonly bots: OutsideBot[] = [];
  private counted: Incidents = noIncidents();
  private readonly botTime: number;

  private constructor(botTime: number) {
    this.botTime = botTime;
  }

  /** Starts all bots; throws a `ConfigError` if one does not start. */
  static async start({ commands, botTime, wait }: HostBotSettings, time: Time): Promise<HostBots> {
    const made = new HostBots(botTime);
    const limits: SearchLimits = { perPerson: 1, perNetwork: 1, wait };
    try {
      for (const [name, command] of Object.entries(commands ?? {})) {
        const bot = new OutsideBot(command, { ...POLICY, actTime: botTime }, processTable());
        made.bots.push(bot);
        made.queues.set(name, new SearchQueue(new HostBot(bot, time), time, limits));
        await bot.start();
      }
    } catch (error) {
      await made.close();
      throw error instanceof BotStartFailure ? new ConfigError(error.message) : error;
    }
    return made;
  }

  get names(): readonly string[] {
    return [...this.queues.keys()];
  }

  /** What has gone wrong with all of them since the server started. */
  get incidents(): Incidents {
    for (const bot of this.bots) this.counted = sumOfIncidents(this.counted, bot.takeIncidents());
    return this.counted;
  }

  has(name: string): boolean {
    return this.queues.has(name);
  }

  /** The move of a bot; rejects if there is none. */
  ask(question: Question, requester: Requester): Promise<number> {
    const queue = this.queues.get(question.bot);
    if (!queue) return Promise.reject(new Error(`There is no bot ${question.bot}.`));
    return queue.ask({ ...question, table: requester.table }, requester, answerTimeOf(this.botTime));
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
  }
}
