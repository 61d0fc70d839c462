/** What every table shares: storage, bots, time, chance. Tests replace time and chance, nothing else. */
import { randomBytes } from 'node:crypto';
import type { Line, Options, Play, State, View } from '@followsuit/engine';
import { type Fair, fairLine } from '@followsuit/protocol';
import type { Metrics } from './metrics.ts';
import type { Store } from './store/store.ts';
import type { Time } from './time.ts';

/** Where bots think. */
export interface Thinker {
  /** The move that a bot chooses; always a legal one of the view's seat. */
  choose(bot: string, view: View<Play>): Promise<number>;
  /** A bot will soon be asked at a table of this game. */
  warmUp(bot: string, game: string, players: number, options: Options): void;
}

export interface Chance {
  /** A new id for a table, a person, a session. */
  id(bytes: number): string;
  /** 32 bytes in hexadecimal digits that nobody can guess. */
  secret(): string;
  /** The line that a chance brings. */
  draw(rules: Play, s: State, table: string, fair: Fair): Line;
  /** A whole number below n, for what need not be proof against anybody. */
  below(n: number): number;
}

export const realChance: Chance = {
  id: (bytes) => randomBytes(bytes).toString('base64url'),
  secret: () => randomBytes(32).toString('hex'),
  draw: fairLine,
  below: (n) => Math.floor(Math.random() * n),
};

export interface House {
  readonly store: Store;
  readonly bots: Thinker;
  readonly time: Time;
  readonly chance: Chance;
  readonly metrics: Metrics;
  readonly log: { warn(what: object, text: string): void; error(what: object, text: string): void };
  /** Milliseconds that a bot lets pass before it acts, so that people can follow. */
  readonly botPause: number;
  /** Milliseconds that a deal waits for randomness from clients that said they would give some. */
  readonly dealWait: number;
}
