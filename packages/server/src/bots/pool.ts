/** Bots think in worker threads, so that a slow one delays neither the event loop nor another table. */
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { legalMoves } from '@followsuit/bots';
import type { Play, View } from '@followsuit/engine';
import { Tinypool } from 'tinypool';
import type { Thinker } from '../house.ts';
import type { Metrics } from '../metrics.ts';
import type { Question } from './think.ts';

/** Milliseconds after which chance chooses for a bot that has not answered. */
const LONGEST = 20_000;

export class BotPool implements Thinker {
  private readonly pool: Tinypool;
  private readonly metrics: Metrics;

  constructor(threads: number, metrics: Metrics) {
    // The build's worker, also when this runs from the sources: a worker thread cannot read TypeScript.
    const here = import.meta.url;
    const filename = fileURLToPath(new URL(here.endsWith('.ts') ? '../../dist/bots/worker.js' : './worker.js', here));
    this.pool = new Tinypool({ filename, minThreads: 0, maxThreads: threads, idleTimeout: 60_000 });
    this.metrics = metrics;
  }

  /** How many questions wait. */
  get waiting(): number {
    return this.pool.queueSize;
  }

  /** The move that a bot chooses. One that fails is not waited for: any legal move serves then. */
  async choose(bot: string, view: View<Play>): Promise<number> {
    const moves = legalMoves(view);
    if (moves.length === 1) return moves[0];
    const { rules, seat, state } = view;
    const question: Question = {
      bot,
      game: rules.game.id,
      players: rules.seats,
      options: rules.options,
      seat,
      state,
      seed: randomBytes(16).toString('hex'),
    };
    try {
      const move = await this.pool.run(question, { signal: AbortSignal.timeout(LONGEST) });
      this.metrics.botMoves++;
      if (moves.includes(move)) return move;
    } catch {}
    this.metrics.botFailures++;
    return moves[Math.floor(Math.random() * moves.length)];
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
