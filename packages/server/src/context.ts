/** The services that all tables share. Tests replace time and randomness, nothing else. */
import { randomBytes } from 'node:crypto';
import type { Line, Options, Play, State, View } from '@followsuit/engine';
import { type FairInputs, fairLine } from '@followsuit/protocol';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';
import type { Time } from './time.ts';

/** Lets bots choose moves. */
export interface BotService {
  /** The move that a bot chooses; always a legal one for the view's seat. */
  choose(bot: string, view: View<Play>): Promise<number>;
  /** Prepares for questions to a bot at a table of this game. */
  warmUp(bot: string, game: string, players: number, options: Options): void;
}

export interface RandomSource {
  /** A new id for a table, a person or a session. */
  id(bytes: number): string;
  /** 32 bytes in hexadecimal digits that nobody can guess. */
  secret(): string;
  /** The line that results from a chance. */
  draw(rules: Play, s: State, table: string, fair: FairInputs): Line;
  /** A whole number below n, for uses where it may be guessed. */
  below(n: number): number;
}

export const systemRandom: RandomSource = {
  id: (bytes) => randomBytes(bytes).toString('base64url'),
  secret: () => randomBytes(32).toString('hex'),
  draw: fairLine,
  below: (n) => Math.floor(Math.random() * n),
};

export interface ServerContext {
  readonly store: Store;
  readonly bots: BotService;
  readonly time: Time;
  readonly random: RandomSource;
  readonly metrics: Metrics;
  readonly log: { warn(what: object, text: string): void; error(what: object, text: string): void };
  /** Milliseconds that a bot pauses before it acts, so that people can follow. */
  readonly botPause: number;
  /** Milliseconds that a deal waits for clients that promised randomness. */
  readonly dealWait: number;
}
