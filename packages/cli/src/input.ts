/** Lines typed at a terminal, or fed through a pipe. */
import { createInterface, type Interface } from 'node:readline';

export class Input {
  private readonly reader: Interface;
  private readonly lines: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended = false;

  constructor() {
    const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    this.reader = createInterface({ input: process.stdin, output: terminal ? process.stdout : undefined, terminal });
    this.reader.on('line', (line) => this.hand(line));
    this.reader.on('close', () => {
      this.ended = true;
      this.waiting?.(null);
    });
    this.reader.on('SIGINT', () => this.reader.close());
  }

  /** Whether a person at the terminal has left, perhaps while others act. A pipe is read to its end. */
  get left(): boolean {
    return this.reader.terminal && this.ended;
  }

  /** Asks for a line; null at the end of input, or on Ctrl-C and Ctrl-D. */
  async ask(prompt: string): Promise<string | null> {
    if (this.reader.terminal && !this.ended) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else process.stdout.write(prompt);
    const line = await this.next();
    // A pipe does not echo its input: print it, so that the output reads like a terminal session.
    if (!process.stdin.isTTY) process.stdout.write(`${line ?? ''}\n`);
    else if (line === null) process.stdout.write('\n');
    return line === null ? null : line.trim();
  }

  close(): void {
    this.reader.close();
  }

  private next(): Promise<string | null> {
    const ready = this.lines.shift();
    if (ready !== undefined) return Promise.resolve(ready);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.waiting = (line) => {
        this.waiting = null;
        resolve(line);
      };
    });
  }

  private hand(line: string): void {
    if (this.waiting) this.waiting(line);
    else this.lines.push(line);
  }
}
