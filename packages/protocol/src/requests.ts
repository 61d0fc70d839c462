/** The bodies of HTTP requests. */
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { inWords, VISIBLE } from './messages.ts';

/** Something that is seen by itself: no blank, mark or joiner, nor a letter that is drawn as nothing. */
const SHOWS = /(?!\u200d)[^\p{M}\p{Zs}\u115f\u1160\u2800\u3164\uffa0]/u;

/** A name that people see: letters, digits and common signs, no control or direction characters, no blanks around it. */
export const name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(LIMITS.name),
  v.regex(VISIBLE),
  v.regex(SHOWS),
);
const password = v.pipe(v.string(), v.minLength(LIMITS.password.least), v.maxLength(LIMITS.password.most));
const seconds = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** No clock; so many seconds a move; or a bank of seconds for the game, with some back after each act. */
export const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: seconds(30 * 86400) }),
  v.strictObject({
    kind: v.literal('bank'),
    seconds: seconds(30 * 86400),
    back: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)),
  }),
]);
export type Clock = v.InferOutput<typeof clock>;

/** Who is to sit where when the table is made: the host, somebody who comes, or a bot of a level. */
const seat = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({ kind: v.literal('bot'), bot: v.pipe(v.string(), v.maxLength(20)) }),
]);
export type WantedSeat = v.InferOutput<typeof seat>;

const SEATINGS = ['random', 'fixed'] as const;
export type SeatingRule = (typeof SEATINGS)[number];

export const newTable = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}),
  seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(8)),
  /** Listed in the lobby, or known by its link only; free text is for those alone. */
  listed: v.optional(v.boolean(), false),
  /** Seconds after which a bot plays for somebody who is away; null: never, as by post. */
  grace: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86400))), 60),
  clock: v.optional(clock, { kind: 'none' }),
  /** Whether the seats are drawn when the game starts (VINES-TABLE-2), or everybody keeps the seat they have. */
  seating: v.optional(v.picklist(SEATINGS), 'random'),
});
export type NewTable = v.InferOutput<typeof newTable>;

export const guest = v.strictObject({ name });
export const account = v.strictObject({ name, password });
export const token = v.strictObject({ name });
export const newName = v.strictObject({ name });
export const newPassword = v.strictObject({ old: password, new: password });
/** An account asks for its password before it is deleted; a guest has none. */
export const deletion = v.strictObject({ password: v.optional(password) });
export const takeSeat = v.strictObject({
  seat: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
});
export const startTable = v.strictObject({ bot: v.optional(v.pipe(v.string(), v.maxLength(20))) });

/** A page of a list: so many, and from where on (`next` of the page before). */
export const page = v.strictObject({
  limit: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number)), '20'),
  from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,40}$/))),
});

/** Reads a body: what it says, or a sentence that says what is wrong with it. */
export function readBody<S extends v.GenericSchema>(schema: S, body: unknown): { value: v.InferOutput<S> } | string {
  const result = v.safeParse(schema, body ?? {}, { abortEarly: true });
  return result.success ? { value: result.output } : inWords(result.issues[0]);
}
