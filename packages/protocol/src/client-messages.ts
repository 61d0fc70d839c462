/** The messages from a client over its socket. Anything that these schemas reject is a `bad-message`. */
import * as v from 'valibot';
import { EMOTES, GAME_PHRASES, LIMITS, PHRASES } from './limits.ts';
import { ID, quickMessage, RANDOM } from './quick-messages.ts';

const id = v.pipe(v.string(), v.regex(ID));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0x7fffffff));

/** No control characters, and none that change the direction of writing. */
export const VISIBLE = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]|\u200d)+$/u;

/** The client's id for a message; the server handles a repeated message once. */
const clientId = v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(VISIBLE));

const plain = v.union([v.string(), v.number(), v.boolean(), v.null()]);
/** An act as a record writes it: `do`, and arguments that are plain values or short lists of them. */
const actBody = v.pipe(
  v.objectWithRest(
    { do: v.pipe(v.string(), v.maxLength(40)) },
    v.union([plain, v.pipe(v.array(plain), v.maxLength(20))]),
  ),
  v.check((value) => Object.keys(value).length <= 8),
);

/** Joins a table: at the person's seat, or to watch. `have` is the number of events that the client already has. */
const join = v.strictObject({
  t: v.literal('join'),
  table: id,
  have: v.optional(count),
  /** True for a client that adds its own randomness to deals; deals then wait for it a moment. */
  gives: v.optional(v.boolean()),
});

const leave = v.strictObject({ t: v.literal('leave'), table: id });

/** Acts at a seat, having seen everything up to event `seen`. */
const act = v.strictObject({
  t: v.literal('act'),
  table: id,
  seat: v.pipe(count, v.maxValue(9)),
  id: clientId,
  seen: count,
  act: actBody,
});

/** Adds randomness to chance number `n`: 32 bytes as 64 hexadecimal digits. */
const give = v.strictObject({
  t: v.literal('give'),
  table: id,
  n: count,
  random: v.pipe(v.string(), v.regex(RANDOM)),
});

/** Says one thing: a phrase, an emote, or (at private tables) free text. */
const say = v.pipe(
  v.strictObject({
    t: v.literal('say'),
    table: id,
    phrase: v.optional(v.picklist([...PHRASES, ...GAME_PHRASES])),
    emote: v.optional(v.picklist(EMOTES)),
    text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.text), v.regex(VISIBLE))),
  }),
  v.check(({ phrase, emote, text }) => [phrase, emote, text].filter((each) => each !== undefined).length === 1),
);

const ping = v.strictObject({ t: v.literal('ping'), id: v.optional(clientId) });

const message = v.variant('t', [join, leave, act, give, say, ping]);
export type ClientMessage = v.InferOutput<typeof message>;
export type ActMessage = v.InferOutput<typeof act>;
export type SayMessage = v.InferOutput<typeof say>;
export type GiveMessage = v.InferOutput<typeof give>;

/**
 * Reads a message from a socket; returns it, or a sentence that says what is wrong with it.
 *
 * @example readClientMessage('{"t":"ping"}') // { t: 'ping' }
 */
export function readClientMessage(text: string): ClientMessage | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'This is not JSON.';
  }
  return quickMessage(value) ?? checkedMessage(value);
}

/** The message in a parsed value, or a sentence that says what is wrong with it, by the schemas alone. */
export function checkedMessage(value: unknown): ClientMessage | string {
  const result = v.safeParse(message, value, { abortEarly: true });
  return result.success ? result.output : describeIssue(result.issues[0]);
}

/** What is wrong, and where, in a sentence. It never quotes a value that was sent. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const where = issue.path?.map(({ key }) => (typeof key === 'string' ? key.slice(0, 20) : String(key))).join('.');
  return `${where ? `The field ${where} is` : 'This is'} not as the protocol has it (${issue.type}).`;
}
