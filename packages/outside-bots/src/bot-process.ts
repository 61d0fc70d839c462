/** The process of an outside bot: its lines, its clock, and its end. What the lines mean is in `outside-bot.ts`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { parseLine } from '@followsuit/engine';
import { environmentFor } from './environment.ts';
import type { BotPolicy } from './policy.ts';
import { endGroup, GRACE, type ProcessTable } from './process-table.ts';

/** Bytes of a line that a bot may write; an act needs a hundred. */
export const MOST_BYTES = 65_536;
/** Lines that a bot may write without being asked, before its process is ended. */
const MOST_UNASKED = 1000;
/** Bytes of a bot's standard error that are shown; a log file takes more. */
const MOST_SHOWN = 16_384;
const MOST_LOGGED = 1 << 22;

export type BotMessage = Readonly<Record<string, unknown>>;
/** What a bot says when it is asked: an object, or what is wrong with its line. It may say nothing, or end. */
export type ProcessReply = { readonly said: BotMessage } | { readonly fault: string } | 'time-out' | 'ended';

export class BotProcess {
  private readonly child: ChildProcess;
  private readonly table: ProcessTable;
  private readonly waiting = new Map<number, (reply: ProcessReply) => void>();
  private unasked = 0;
  private closing = false;
  /** Why it could not be started, in the system's words. */
  trouble: string | null = null;
  hasEnded = false;

  constructor([program, ...args]: [string, ...string[]], name: string, policy: BotPolicy, table: ProcessTable) {
    this.table = table;
    const env = environmentFor(process.env, policy.env);
    this.child = spawn(program, args, {
      stdio: 'pipe',
      env,
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    if (this.child.pid !== undefined) table.add(this.child.pid);
    this.child.on('error', (error) => this.end(reasonOf(error, program)));
    this.child.on('close', (code, signal) => this.end(`it ended with ${signal ? `signal ${signal}` : `code ${code}`}`));
    this.child.stdin?.on('error', () => {}); // a bot that has ended reads nothing more
    this.child.stdout?.on(
      'data',
      linesOf(MOST_BYTES, (line) => this.read(line)),
    );
    this.child.stderr?.on('data', toLog(name, policy.log));
  }

  /** Sends a line. */
  tell(message: BotMessage): void {
    if (!this.hasEnded) this.child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** The next line with the number of a request. */
  reply(id: number, milliseconds: number): Promise<ProcessReply> {
    if (this.hasEnded) return Promise.resolve('ended');
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle('time-out'), Math.max(0, milliseconds));
      const settle = (reply: ProcessReply): void => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(reply);
      };
      this.waiting.set(id, settle);
    });
  }

  /** Asks it to end, and ends it if it does not. */
  close(): Promise<void> {
    if (this.hasEnded) return Promise.resolve();
    this.closing = true;
    this.tell({ cmd: 'end' });
    this.child.stdin?.end();
    const timer = setTimeout(() => this.kill(), GRACE);
    return new Promise((resolve) => {
      this.child.once('close', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  kill(): void {
    const { pid } = this.child;
    if (pid !== undefined) endGroup(pid);
    this.end('it did not answer');
  }

  private end(why: string): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.trouble = why;
    const { pid } = this.child;
    if (pid !== undefined) {
      endGroup(pid); // what it has started
      this.table.remove(pid);
    }
    for (const settle of [...this.waiting.values()]) settle('ended');
  }

  private read(line: string | null): void {
    if (this.closing) return;
    if (this.waiting.size === 0 && ++this.unasked > MOST_UNASKED) {
      this.kill();
      return;
    }
    const said = line === null ? `The line is longer than ${MOST_BYTES} bytes.` : parseLine(line);
    const settle = typeof said === 'object' ? this.waiting.get(said.id as number) : undefined;
    if (typeof said === 'string') this.toOldest({ fault: said });
    else if (settle) {
      this.unasked = 0;
      settle({ said });
    } else if (!Number.isInteger(said.id)) this.toOldest({ fault: 'An answer needs the "id" of its request.' });
    // Any other number is that of a request whose time is over.
  }

  private toOldest(reply: ProcessReply): void {
    const [settle] = this.waiting.values();
    settle?.(reply);
  }
}

/** Why a program cannot be started. */
function reasonOf({ code, message }: NodeJS.ErrnoException, program: string): string {
  if (code === 'ENOENT') return `there is no program ${program}`;
  return code === 'EACCES' ? `${program} may not be run (chmod +x makes a file a program)` : message;
}

/** Cuts what comes into lines; null for one that is too long. */
function linesOf(most: number, take: (line: string | null) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let skipping = false;
  return (chunk) => {
    let block = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let end = block.indexOf(10); end >= 0; end = block.indexOf(10)) {
      const line = block.subarray(0, end);
      block = block.subarray(end + 1);
      if (!skipping && line.length > most) take(null);
      else if (!skipping && line.length > 0) take(line.toString());
      skipping = false;
    }
    if (block.length > most) {
      if (!skipping) take(null);
      skipping = true;
    }
    rest = skipping ? Buffer.alloc(0) : Buffer.from(block);
  };
}

/** Writes what a bot says to its host, each line with its name, up to a limit. */
function toLog(name: string, file: string | null): (chunk: Buffer) => void {
  let left = file === null ? MOST_SHOWN : MOST_LOGGED;
  const write = (line: string): void => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a bot's words must not steer the terminal
    const text = `[${name}] ${line.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')}\n`;
    if (file === null) process.stderr.write(text);
    else appendFileSync(file, text);
  };
  return linesOf(4096, (line) => {
    if (left <= 0) return;
    left -= (line?.length ?? 0) + 1;
    write(left <= 0 ? '… (the rest is not shown)' : (line ?? '… (a very long line)'));
  });
}
