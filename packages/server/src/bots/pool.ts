/** Bots think in worker threads, so that a slow one delays neither the event loop nor another table. */
import { randomBytes } from 'node:crypto';
import { botOf, legalMoves } from '@followsuit/bots';
import type { Options, Play, View } from '@followsuit/engine';
import { builtScript } from '../built-script.ts';
import type { BotService } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import type { Question, WarmUp } from './bot-questions.ts';
import { ThreadPool } from './thread-pool.ts';

export class BotPool implements BotService {
  private readonly threads: ThreadPool<Question | WarmUp, number>;
  private readonly metrics: Metrics;

  /** The threads run `script`. */
  constructor(threads: number, metrics: Metrics, script = builtScript('bots/worker.js')) {
    this.threads = new ThreadPool(threads, script);
    this.metrics = metrics;
  }

  /** How many questions are queued. */
  get waiting(): number {
    return this.threads.waiting;
  }

  /** The move that a bot chooses; a random legal move if the bot fails. */
  async choose(bot: string, view: View<Play>): Promise<number> {
    const moves = legalMoves(view);
    if (moves.length === 1) return moves[0];
    const { rules, seat, state, heard } = view;
    const question: Question = {
      bot,
      game: rules.game.id,
      players: rules.seats,
      options: rules.options,
      seat,
      state,
      heard,
      seed: randomBytes(16).toString('hex'),
    };
    try {
      const move = await this.threads.ask(question);
      this.metrics.botMoves++;
      if (moves.includes(move)) return move;
    } catch {}
    this.metrics.botFailures++;
    return moves[Math.floor(Math.random() * moves.length)];
  }

  warmUp(bot: string, game: string, players: number, options: Options): void {
    if (botOf(bot)?.answer) this.threads.warmUp({ warmUp: true, bot, game, players, options });
  }

  async close(): Promise<void> {
    await this.threads.close();
  }
}
