/**
 * A whole record in an address. It is in the fragment, which browsers do not send: everybody who has the link has the record,
 * and no server sees it.
 */
import type { Line } from '@followsuit/engine';
import { recordText } from '../client/records.ts';

/** Some mail and chat programs cut off longer addresses. */
export const LONGEST = 12_000;

/** The maximum unpacked size; anything larger is not one of our records. */
const LARGEST = 4 * 2 ** 20;

async function through(stream: ReadableWritablePair<Uint8Array, BufferSource>, bytes: BlobPart): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LARGEST) throw new Error('too large');
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** @example location.hash = await pack(lines) */
export async function pack(lines: readonly Line[]): Promise<string> {
  const text = recordText(lines.map(({ at: _at, ms: _ms, ...line }) => line));
  const bytes = await through(new CompressionStream('deflate-raw'), text);
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The text of a record from an address, or null if it is none. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(new DecompressionStream('deflate-raw'), bytes),
    );
  } catch {
    return null;
  }
}

/**
 * The address of a moment with the record in it: the whole record, or the part up to the moment, or null if even that is too
 * long. `seat`: it opens as that seat saw the game.
 */
export async function linkTo(lines: readonly Line[], n: number, seat: number | null = null): Promise<string | null> {
  for (const part of [lines, lines.slice(0, n)]) {
    const link = `/replay?n=${n}${seat === null ? '' : `&seat=${seat}`}#${await pack(part)}`;
    if (link.length <= LONGEST) return link;
  }
  return null;
}
