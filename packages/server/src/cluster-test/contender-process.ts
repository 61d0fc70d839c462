/** Starts a node that contends for tables in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { builtScript } from '../built-script.ts';
import { LeaseExpired, TableElsewhere, TablesLost } from '../store/write-errors.ts';
import type { ContenderAnswer, ContenderOrder } from './contender.ts';
import type { Contender } from './contention.ts';

const SCRIPT = fileURLToPath(builtScript('cluster-test/contender.js'));

/** A failure of the other process as it was there. */
function errorOf({ name, message }: NonNullable<ContenderAnswer['failure']>): Error {
  if (name === TableElsewhere.name) return new TableElsewhere();
  if (name === LeaseExpired.name) return new LeaseExpired();
  return name === TablesLost.name ? new TablesLost([], message) : new Error(message);
}

export class ContenderProcess implements Contender {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: ContenderAnswer) => void>();
  private orders = 0;

  private constructor(child: ChildProcess) {
    this.child = child;
    child.on('message', (answer: ContenderAnswer) => {
      this.waiting.get(answer.n)?.(answer);
      this.waiting.delete(answer.n);
    });
  }

  /** @example const one = await ContenderProcess.start(url, 'one'); await one.claim('t'); one.stop(); */
  static async start(url: string): Promise<ContenderProcess> {
    const env = { ...process.env, DATABASE_URL: url };
    const child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const started = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => null)]);
    if (!started) throw new Error('A process that contends for tables did not start.');
    return new ContenderProcess(child);
  }

  claim(id: string): ReturnType<Contender['claim']> {
    return this.order('claim', id);
  }

  write(change: Parameters<Contender['write']>[0]): Promise<void> {
    return this.order('write', change);
  }

  table(id: string): ReturnType<Contender['table']> {
    return this.order('table', id);
  }

  private async order<T>(does: keyof Contender, given: unknown): Promise<T> {
    const n = ++this.orders;
    const answered = new Promise<ContenderAnswer>((resolve) => this.waiting.set(n, resolve));
    this.child.send({ n, does, given } satisfies ContenderOrder);
    const { result, failure } = await answered;
    if (failure) throw errorOf(failure);
    return result as T;
  }

  stop(): void {
    this.child.kill('SIGKILL');
  }
}
