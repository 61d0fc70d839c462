/** The boards of the benchmark `followsuit arena`, and what the anchors gained on them: docs/arena.md. */
import type { Options } from '@followsuit/engine';
import boards from './arena-1.json' with { type: 'json' };

export interface ArenaGame {
  readonly game: string;
  readonly players: number;
  /** Every option, so that other defaults change no board. */
  readonly options: Options;
  /** By anchor: what it gained on each board, in shares of a game won. */
  readonly anchors: Readonly<Record<string, readonly number[]>>;
}

export interface Arena {
  /** Another list of games, other deals or other anchors need another version: scores of two versions cannot be compared. */
  readonly version: string;
  /** The bot in all seats but the agent's. */
  readonly against: string;
  /** From the weakest to the strongest, each with its simulations a move: the first is 0 on the scale, the last 100. */
  readonly anchors: readonly { readonly bot: string; readonly simulations: number }[];
  readonly games: readonly ArenaGame[];
}

export const arena = boards as unknown as Arena;
