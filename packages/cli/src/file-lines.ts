/** Reads an untrusted file line by line: the length of lines is limited, and UTF-8 must be valid. */
import { type FileHandle, open as openFile, stat } from 'node:fs/promises';
import { reason, UserError } from './errors.ts';

/** In bytes. Lines of a record are far shorter than this. */
export const LINE_LIMIT = 1 << 20;

/** A line, or the reason why it cannot be read. */
export type ReadLine =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly fault: string };

const NEWLINE = 10;

/** The lines of a file, or of standard input if the name is `-`, a block at a time. */
export async function* readLines(name: string, encoding: 'utf-8' | 'latin1' = 'utf-8'): AsyncGenerator<ReadLine[]> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let rest: Buffer = Buffer.alloc(0);
  let number = 0;
  let skipping = false;
  const read = (bytes: Buffer): ReadLine => {
    number++;
    if (bytes.length > LINE_LIMIT) return { number, fault: 'This line is longer than 1 MiB, and none should be.' };
    try {
      return { number, text: decoder.decode(bytes) };
    } catch {
      return { number, fault: 'This line is not UTF-8 text.' };
    }
  };
  for await (const chunk of await open(name)) {
    const lines: ReadLine[] = [];
    let block: Buffer = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    for (let end = block.indexOf(NEWLINE); end >= 0; end = block.indexOf(NEWLINE)) {
      if (skipping) skipping = false;
      else lines.push(read(block.subarray(0, end)));
      block = block.subarray(end + 1);
    }
    if (block.length > LINE_LIMIT) {
      if (!skipping) lines.push(read(block));
      skipping = true;
      block = Buffer.alloc(0);
    }
    rest = skipping ? Buffer.alloc(0) : block;
    if (lines.length > 0) yield lines;
  }
  if (rest.length > 0) yield [read(rest)];
}

/** Reports why a file cannot be read, or is too large, before any other work is done. */
export async function mustBeReadable(name: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  if (name === '-') return;
  const handle = await handleOf(name);
  const { size } = await handle.stat();
  await handle.close();
  if (size > most)
    throw new UserError(`${name} is larger than ${most / 2 ** 20} MiB; split it, or raise the limit with --max-size.`);
}

async function open(name: string): Promise<AsyncIterable<unknown>> {
  if (name === '-') return process.stdin;
  return (await handleOf(name)).createReadStream({ highWaterMark: 1 << 18 });
}

async function handleOf(name: string): Promise<FileHandle> {
  try {
    const found = await stat(name);
    if (found.isDirectory()) throw new UserError(`${name} is a directory; name the files in it.`);
    // Open it here, so that an unreadable file is reported like a missing one.
    return await openFile(name);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${name} cannot be read (${reason(error) ?? 'it failed'}); check the name.`);
  }
}
