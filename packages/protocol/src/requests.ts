/** The bodies of HTTP requests. */
import * as v from 'valibot';
import { describeIssue, VISIBLE } from './client-messages.ts';
import { LIMITS, RARE_LIMITS, REPORT_REASONS } from './limits.ts';

/** A character that is visible by itself: no blank, mark or joiner, nor an invisible letter. */
const SHOWS = /(?!\u200d)[^\p{M}\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name that people see: letters, digits and common signs; no control or direction characters; trimmed. */
const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.regex(VISIBLE),
  v.regex(SHOWS),
);
const password = v.pipe(v.string(), v.minLength(LIMITS.password.least), v.maxLength(LIMITS.password.most));
const seconds = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** No clock; seconds per move; or a bank of seconds for the game, with an increment after each act. */
const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: seconds(30 * 86400) }),
  v.strictObject({
    kind: v.literal('bank'),
    seconds: seconds(30 * 86400),
    back: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
  }),
]);
export type TimeControl = v.InferOutput<typeof clockSchema>;

/** Who gets a seat of a new table: the host, anybody who joins, or a bot of a level. */
const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(20)) }),
]);
export type WantedSeat = v.InferOutput<typeof seat>;

const SEATINGS = ['random', 'fixed'] as const;
export type SeatingRule = (typeof SEATINGS)[number];

export const newTableBody = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}),
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(8)),
  /** Listed in the lobby, or reachable only by its link; free text is only for the latter. */
  listed: v.optional(v.boolean(), false),
  /** Seconds after which a bot stands in for an absent person; null: never, as in correspondence play. */
  grace: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86400))), 60),
  clock: v.optional(clockSchema, { kind: 'none' }),
  /** Whether the seats are drawn when the game starts (VINES-TABLE-2), or everybody keeps their seat. */
  seating: v.optional(v.picklist(SEATINGS), 'random'),
});
export type NewTable = v.InferOutput<typeof newTableBody>;

export const guestBody = v.strictObject({ name: nameSchema });
export const accountBody = v.strictObject({ name: nameSchema, password });
/** `new` replaces a password that works only once. */
export const sessionBody = v.strictObject({ name: nameSchema, password, new: v.optional(password) });
export const agentBody = v.strictObject({ name: nameSchema });
export const renameBody = v.strictObject({ name: nameSchema });
export const passwordBody = v.strictObject({ old: password, new: password });
/** An account is deleted only with its password; a guest has none. */
export const deletionBody = v.strictObject({ password: v.optional(password) });
export const takeSeatBody = v.strictObject({
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
});
/** The game for which somebody looks for players. */
export const matchBody = v.strictObject({ game: v.pipe(v.string(), v.maxLength(40)) });
/** A report about the person at a seat; `name` is the one that the reporter saw there, if somebody else may sit there by now. */
export const reportBody = v.strictObject({
  table: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  name: v.optional(nameSchema),
  reason: v.picklist(REPORT_REASONS),
  text: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(RARE_LIMITS.report),
      v.check((text) => text === '' || VISIBLE.test(text)),
    ),
    '',
  ),
});
export const startTableBody = v.strictObject({ bot: v.optional(v.pipe(v.string(), v.maxLength(20))) });

/** A page of a list: how many entries, and where it begins (`next` of the page before). */
export const pageQuery = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), '20'),
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,40}$/))),
});

/** Reads a body; returns its value, or a sentence that says what is wrong with it. */
export function readBody<S extends v.GenericSchema>(schema: S, body: unknown): { value: v.InferOutput<S> } | string {
  const result = v.safeParse(schema, body ?? {}, { abortEarly: true });
  return result.success ? { value: result.output } : describeIssue(result.issues[0]);
}
