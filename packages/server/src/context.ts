/** The services that all tables share. Tests replace time and randomness, nothing else. */
import { randomBytes } from 'node:crypto';
import type { Options, Play, View } from '@followsuit/engine';
import { fairLine, type RandomSource, type Time } from '@followsuit/table';
import type { Requester } from './bots/fair-queue.ts';
import type { ClientLog } from './client-log.ts';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** Lets bots choose moves. */
export interface BotService {
  /** The bots that players may pick: the levels, and those that the host has named. */
  readonly names: readonly string[];
  /**
   * The move that a bot chooses for the view's seat. A bot that cannot think plays the policy's move. How long it takes depends
   * on nothing that others may not see.
   */
  choose(bot: string, view: View<Play>, requester: Requester): Promise<number>;
  /** Prepares for questions to a bot at a table of this game. */
  warmUp(bot: string, game: string, players: number, options: Options): void;
}

/** Where secrets, ids and outcomes come from. */
export interface ServerRandom extends RandomSource {
  /** A new id for a table, a person or a session. */
  id(bytes: number): string;
}

/** Never with a hyphen first: a command would take it for an option. */
export const newId = (bytes: number): string => randomBytes(bytes).toString('base64url').replace(/^-/, '_');

export const systemRandom: ServerRandom = {
  id: newId,
  secret: () => randomBytes(32).toString('hex'),
  draw: fairLine,
  below: (n) => Math.floor(Math.random() * n),
};

export interface ServerContext {
  readonly store: Store;
  readonly bots: BotService;
  readonly time: Time;
  /** How long the server has been up in all its runs, in milliseconds; null if nobody knows, as in a cluster. */
  readonly uptime: () => number | null;
  readonly random: ServerRandom;
  readonly metrics: Metrics;
  /** Log lines that clients cause. */
  readonly clientLog: ClientLog;
  readonly log: { warn(what: object, text: string): void; error(what: object, text: string): void };
  /** Milliseconds that a bot pauses before it acts, so that people can follow. */
  readonly botPause: number;
  /** Milliseconds that a deal waits for clients that promised randomness. */
  readonly dealWait: number;
}
