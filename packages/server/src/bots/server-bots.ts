/**
 * The bots of the server. Bots that search think in threads and wait for their turn. Quick bots, and so all stand-ins, answer at
 * once in the server's own thread, where a choice takes some 10 µs. A bot that cannot think plays what `simple` would play.
 */
import { randomBytes } from 'node:crypto';
import { legalMoves, bots as levels } from '@followsuit/bots';
import type { Options, Play, View } from '@followsuit/engine';
import type { BotService } from '../context.ts';
import type { Metrics } from '../metrics.ts';
import { answerQuestion, type Question } from './bot-questions.ts';
import type { Requester } from './fair-queue.ts';
import type { HostBots } from './host-bots.ts';
import { Overdue, type SearchQueue } from './search-queue.ts';
import { thinkingTimeOf } from './thinking-time.ts';

/** The bot that plays the policy's move. */
const POLICY = 'simple';

export class ServerBots implements BotService {
  private readonly searches: SearchQueue;
  private readonly metrics: Metrics;
  private readonly hostBots: HostBots | null;
  private closed = false;

  constructor(searches: SearchQueue, metrics: Metrics, hostBots: HostBots | null = null) {
    this.searches = searches;
    this.metrics = metrics;
    this.hostBots = hostBots;
    searches.onBegin = (waited) => metrics.botWaits.observe(waited / 1000);
  }

  get names(): readonly string[] {
    return [...levels.map(({ name }) => name), ...(this.hostBots?.names ?? [])];
  }

  async choose(bot: string, view: View<Play>, requester: Requester): Promise<number> {
    const question = questionOf(bot, view);
    try {
      const move = await this.ask(question, requester);
      if (legalMoves(view).includes(move)) {
        this.metrics.botMoves++;
        return move;
      }
      this.metrics.botFailures++;
    } catch (error) {
      if (this.closed) throw error;
      if (error instanceof Overdue) this.metrics.botsOverdue++;
      else this.metrics.botFailures++;
    }
    return answerQuestion({ ...question, bot: POLICY });
  }

  private ask(question: Question, requester: Requester): Promise<number> | number {
    if (this.hostBots?.has(question.bot)) return this.hostBots.ask(question, requester);
    const time = thinkingTimeOf(question.bot);
    return time ? this.searches.ask(question, requester, time) : answerQuestion(question);
  }

  warmUp(bot: string, game: string, players: number, options: Options): void {
    if (thinkingTimeOf(bot)) this.searches.warmUp({ warmUp: true, bot, game, players, options });
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all([this.searches.close(), this.hostBots?.close()]);
  }
}

function questionOf(bot: string, { rules, seat, state, heard }: View<Play>): Question {
  const seed = randomBytes(16).toString('hex');
  return { bot, game: rules.game.id, players: rules.seats, options: rules.options, seat, state, heard, seed };
}
