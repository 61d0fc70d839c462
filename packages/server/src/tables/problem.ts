/** Why a client does not get what it asked for: a value, never an exception. */
import type { ErrorCode, ServerMessage } from '@followsuit/protocol';

export type Problem = Extract<ServerMessage, { t: 'error' }>;

/** @example problem('stale', 'Something has happened since.', { table, id }) */
export const problem = (code: ErrorCode, text: string, more: Partial<Problem> = {}): Problem => ({
  t: 'error',
  code,
  text,
  ...more,
});

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && (value as { t?: unknown }).t === 'error';
