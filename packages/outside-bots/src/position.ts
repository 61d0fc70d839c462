/**
 * A view as a text, for programs that hand it on to `followsuit engine`: numbers that only the engine reads. It holds what the
 * seat may know and nothing else. A sum shows whether it is complete and belongs to these rules.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Play, View } from '@followsuit/engine';

const SUM = 8;

/** @example positionOf(rules.view(state, 2)) */
export function positionOf({ rules, seat, state }: View<Play>): string {
  const bytes = Buffer.alloc(4 * state.length);
  for (let i = 0; i < state.length; i++) bytes.writeInt32LE(state[i], 4 * i);
  return `${seat}.${deflateRawSync(bytes).toString('base64url')}.${sumOf(rules, seat, bytes)}`;
}

/** The view that `positionOf` wrote, or null if the text is another one. */
export function viewAt(rules: Play, text: string): View<Play> | null {
  const [, place, body, sum] = /^(\d{1,2})\.([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  if (body === undefined) return null;
  const seat = Number(place);
  const state = rules.start();
  const bytes = inflated(body, 4 * state.length);
  if (!bytes || sum !== sumOf(rules, seat, bytes) || seat >= rules.seats) return null;
  for (let i = 0; i < state.length; i++) state[i] = bytes.readInt32LE(4 * i);
  return { rules, seat, state };
}

function inflated(text: string, length: number): Buffer | null {
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: length });
    return bytes.length === length ? bytes : null;
  } catch {
    return null;
  }
}

const sumOf = ({ game, seats, options }: Play, seat: number, bytes: Buffer): string =>
  createHash('sha256')
    .update(JSON.stringify([game.id, seats, options, seat]))
    .update(bytes)
    .digest('base64url')
    .slice(0, SUM);
