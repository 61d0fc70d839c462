/** Writes a result to a file: first to a draft beside it, which replaces the file when it is complete. */

import { once } from 'node:events';
import { createWriteStream, rmSync, type WriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { reason, UserError } from './errors.ts';

export class Output {
  private readonly stream: WriteStream | NodeJS.WriteStream;
  /** The path of the draft; null if the text goes straight to its destination. */
  private readonly draft: string | null;
  private readonly name: string;
  /** The first write error. */
  private failure: Error | null = null;

  private constructor(stream: WriteStream | NodeJS.WriteStream, name: string, draft: string | null) {
    this.stream = stream;
    this.name = name;
    this.draft = draft;
    if (draft === null) return;
    stream.on('error', (error) => {
      this.failure ??= error;
    });
    process.on('exit', this.sweep);
    process.on('SIGTERM', this.terminate);
  }

  /** Removes the draft however the process ends, including a second Ctrl-C or SIGTERM. */
  private readonly sweep = (): void => rmSync(this.draft ?? '', { force: true });
  /** Without this the process would end without calling `sweep`. */
  private readonly terminate = (): void => process.exit(143);

  private settle(): void {
    process.off('exit', this.sweep);
    process.off('SIGTERM', this.terminate);
  }

  /** Opens a file for writing; `-` is standard output. The file keeps its old contents until `close`. */
  static async open(name: string): Promise<Output> {
    if (name === '-') return new Output(process.stdout, name, null);
    const found = await stat(name).catch(() => null);
    if (found?.isDirectory()) throw new UserError(`${name} is a directory; name a file in it.`);
    const draft = found && !found.isFile() ? null : `${name}.${process.pid}.part`;
    const stream = createWriteStream(draft ?? name);
    try {
      await once(stream, 'open');
    } catch (error) {
      throw new UserError(`${name} cannot be written (${reason(error) ?? 'it failed'}); choose another place.`);
    }
    return new Output(stream, name, draft);
  }

  async write(text: string): Promise<void> {
    if (text === '') return;
    await this.surely(async () => {
      if (!this.stream.write(text)) await once(this.stream, 'drain');
    });
  }

  /** Runs an operation on the stream; if it fails (a full disk, say), removes the draft and reports a sentence. */
  private async surely(work: () => Promise<unknown>): Promise<void> {
    try {
      if (this.failure) throw this.failure;
      await work();
    } catch (error) {
      await this.discard();
      throw new UserError(`${this.name} cannot be written (${reason(error) ?? 'it failed'}); choose another place.`);
    }
  }

  /** Replaces the file with the draft. */
  async close(): Promise<void> {
    if (this.stream === process.stdout) return;
    await this.surely(async () => {
      this.stream.end();
      await once(this.stream, 'close');
      if (this.draft) await rename(this.draft, this.name);
    });
    this.settle();
  }

  /** Removes the draft and leaves the file as it was. */
  async discard(): Promise<void> {
    if (this.stream === process.stdout) return;
    this.stream.destroy();
    if (this.draft) await rm(this.draft, { force: true });
    this.settle();
  }
}
