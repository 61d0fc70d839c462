/** The services that all tables share. Tests replace time and randomness, nothing else. */
import { randomBytes } from 'node:crypto';
import type { Options, Play, View } from '@followsuit/engine';
import { fairLine, type RandomSource, type Time } from '@followsuit/table';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';

/** Lets bots choose moves. */
export interface BotService {
  /** The move that a bot chooses; always a legal one for the view's seat. */
  choose(bot: string, view: View<Play>): Promise<number>;
  /** Prepares for questions to a bot at a table of this game. */
  warmUp(bot: string, game: string, players: number, options: Options): void;
}

/** Where secrets, ids and outcomes come from. */
export interface ServerRandom extends RandomSource {
  /** A new id for a table, a person or a session. */
  id(bytes: number): string;
}

export const systemRandom: ServerRandom = {
  id: (bytes) => randomBytes(bytes).toString('base64url'),
  secret: () => randomBytes(32).toString('hex'),
  draw: fairLine,
  below: (n) => Math.floor(Math.random() * n),
};

export interface ServerContext {
  readonly store: Store;
  readonly bots: BotService;
  readonly time: Time;
  readonly random: ServerRandom;
  readonly metrics: Metrics;
  readonly log: { warn(what: object, text: string): void; error(what: object, text: string): void };
  /** Milliseconds that a bot pauses before it acts, so that people can follow. */
  readonly botPause: number;
  /** Milliseconds that a deal waits for clients that promised randomness. */
  readonly dealWait: number;
}
