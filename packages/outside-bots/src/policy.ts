/** What an outside bot may do wrong, and what happens then. */
export interface BotPolicy {
  /** Milliseconds until the process has to answer `hello`. */
  readonly startTime: number;
  /** Milliseconds for a choice, all tries included. */
  readonly actTime: number;
  /** Wrong answers to one request, after which the stand-in makes this move. */
  readonly tries: number;
  /** Time-outs in a row after which the process counts as crashed. */
  readonly timeouts: number;
  /** How often it is started again within a game. */
  readonly restarts: number;
  /** For the rest of a game in which it crashed too often: `simple` acts for it, or the game is lost. */
  readonly failure: 'stand-in' | 'forfeit';
  /** A file for what the bots write to standard error; null: our own standard error. */
  readonly log: string | null;
  /** Environment variables that bots get besides the usual ones. */
  readonly env: readonly string[];
}

export const USUAL_POLICY: BotPolicy = {
  startTime: 10_000,
  actTime: 5000,
  tries: 3,
  timeouts: 3,
  restarts: 1,
  failure: 'stand-in',
  log: null,
  env: [],
};

/** The bot that acts for one that does not: the likeliest move of the learned policy. */
export const POLICY_BOT = 'simple';
