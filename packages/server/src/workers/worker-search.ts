/**
 * Lets workers on any machine think for bots; while there are none, or Redis is away, the threads of this server do. Which of
 * them thinks depends on who is there, never on the cards.
 */
import type { Question, WarmUp } from '../bots/bot-questions.ts';
import type { SearchBackend } from '../bots/search-queue.ts';
import type { ThreadPool } from '../bots/thread-pool.ts';
import type { RedisLink } from '../redis/link.ts';
import { ProcessList } from '../redis/process-list.ts';
import { JobSender } from './job-sender.ts';
import { THINK, toSend } from './thinking.ts';
import { workersOf } from './worker.ts';

export class WorkerSearch implements SearchBackend {
  /** Thoughts of workers. */
  thoughts = 0;
  /** The threads of all workers. */
  threads = 0;
  private servers = 1;
  private readonly own: ThreadPool;
  private readonly link: RedisLink;
  private readonly sender: JobSender<Question | WarmUp, number>;
  private readonly present: ProcessList;
  private readonly workers: ProcessList;

  /** `longest` is for tests. */
  constructor(url: string, link: RedisLink, own: ThreadPool, longest = THINK.longest) {
    this.own = own;
    this.link = link;
    this.sender = new JobSender(url, link, { ...THINK, longest });
    this.present = new ProcessList(link, 'servers');
    this.workers = workersOf(link, THINK);
    link.onBeat = () => this.look();
    link.onDown = () => {
      this.threads = 0;
    };
    link.onBreak = () => this.sender.giveUp('Redis is away.');
  }

  /** Each server asks for its part of the workers' threads, so that no question waits in Redis. */
  get atOnce(): number {
    return this.threads === 0 ? this.own.atOnce : Math.max(1, Math.floor(this.threads / this.servers));
  }

  async think(question: Question): Promise<number> {
    if (this.threads === 0 || !this.link.isUp) return this.own.think(question);
    const move = await this.sender.send(toSend(question));
    this.thoughts++;
    return move;
  }

  warmUp(question: WarmUp): void {
    if (this.threads === 0) this.own.warmUp(question);
    else this.sender.send(toSend(question)).catch(() => {});
  }

  async close(): Promise<void> {
    this.link.onBeat = async () => {};
    await this.present.withdraw();
    await Promise.all([this.sender.close(), this.own.close()]);
  }

  private async look(): Promise<void> {
    await this.present.announce(0);
    const [servers, workers] = await Promise.all([this.present.all(), this.workers.all()]);
    if (!this.link.isUp) return;
    this.servers = Math.max(1, servers.ids.size);
    this.threads = workers.threads;
    await this.sender.giveUpLost(workers.ids);
  }
}
