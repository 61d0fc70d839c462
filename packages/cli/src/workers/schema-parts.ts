/** Numbers in messages through Redis. */
import * as v from 'valibot';

export const integer = (low: number, high: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(low), v.maxValue(high));

/** The most numbers of a list. */
const MOST = 200_000;

/** A list of numbers as a text: exactly the same numbers, in half the space. @example textOfNumbers(Float64Array.of(0.1)) */
export const textOfNumbers = ({ buffer, byteOffset, byteLength }: Float64Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

/** A list of finite numbers from such a text. */
export const float64: v.GenericSchema<unknown, Float64Array> = v.pipe(
  v.string(),
  v.maxLength(11 * MOST),
  v.base64(),
  v.transform((text) => Buffer.from(text, 'base64')),
  v.check((bytes) => bytes.length % 8 === 0),
  v.transform((bytes) => new Float64Array(new Uint8Array(bytes).buffer)),
  v.check((list) => list.every(Number.isFinite)),
);
