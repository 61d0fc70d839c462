/**
 * Reads the two messages that make up almost all traffic without the schemas, in a fraction of the time. It knows less than they
 * do: it takes a message only if the schemas certainly take it and give the same value, and leaves all others to them.
 */
import type { ActMessage, GiveMessage } from './client-messages.ts';

/** A table's id, or a person's. */
export const ID = /^[A-Za-z0-9_-]{1,40}$/;
/** Ids of clients may also have other visible characters. */
const PLAIN_ID = /^[!-~]{1,40}$/;
/** 32 bytes. */
export const RANDOM = /^[0-9a-f]{64}$/;
/** The schemas drop these keys. */
const DROPPED = /^(?:__proto__|prototype|constructor)$/;

/**
 * The message in a parsed value, or null if the schemas have to decide.
 *
 * @example quickMessage(JSON.parse(text)) ?? slowMessage(JSON.parse(text))
 */
export function quickMessage(value: unknown): ActMessage | GiveMessage | null {
  if (typeof value !== 'object' || value === null) return null;
  const { t } = value as Partial<ActMessage | GiveMessage>;
  if (t === 'act') return quickAct(value as Partial<ActMessage>);
  return t === 'give' ? quickGive(value as Partial<GiveMessage>) : null;
}

function quickAct(value: Partial<ActMessage>): ActMessage | null {
  const { table, seat, id, seen, act } = value;
  const isQuick =
    isMatch(ID, table) && isCount(seat, 9) && isMatch(PLAIN_ID, id) && isCount(seen) && isAct(act) && hasKeys(value, 6);
  return isQuick ? { t: 'act', table, seat, id, seen, act } : null;
}

function quickGive(value: Partial<GiveMessage>): GiveMessage | null {
  const { table, n, random } = value;
  const isQuick = isMatch(ID, table) && isCount(n) && isMatch(RANDOM, random) && hasKeys(value, 4);
  return isQuick ? { t: 'give', table, n, random } : null;
}

const isMatch = (form: RegExp, value: unknown): value is string => typeof value === 'string' && form.test(value);

const isCount = (value: unknown, most = 0x7fffffff): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

const hasKeys = (value: object, count: number): boolean => Object.keys(value).length === count;

/** Whether it is an act that begins with `do`, as those that the server offers. */
function isAct(value: unknown): value is ActMessage['act'] {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  if (keys[0] !== 'do' || keys.length > 8) return false;
  const act = value as Record<string, unknown>;
  if (typeof act.do !== 'string' || act.do.length > 40) return false;
  for (let i = 1; i < keys.length; i++) if (DROPPED.test(keys[i]) || !isArgument(act[keys[i]])) return false;
  return true;
}

const isArgument = (value: unknown): boolean =>
  isPlain(value) || (Array.isArray(value) && value.length <= 20 && value.every(isPlain));

const isPlain = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null;
