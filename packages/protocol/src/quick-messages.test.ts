import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedMessage } from './client-messages.ts';
import { quickMessage } from './quick-messages.ts';

const key = fc.constantFrom('do', 'card', 'cards', 'bid', '1', 'constructor', 'prototype', '__proto__', 'x');
const plain = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(Number.POSITIVE_INFINITY),
);
const argument = fc.oneof(plain, fc.array(plain, { maxLength: 22 }), fc.object({ maxDepth: 1 }));
const name = fc.oneof(fc.constantFrom('play', 'pass', 'bid'), fc.string({ maxLength: 50 }));
const count = fc.oneof(
  fc.nat(12),
  fc.nat(0x7fffffff),
  fc.constantFrom(-1, -0, 0.5, 0x7fffffff, 0x80000000, Number.POSITIVE_INFINITY),
);
const id = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_-]{1,42}$/), fc.string({ unit: 'grapheme', maxLength: 45 }));
const clean = fc.record({ do: fc.constantFrom('play', 'bid'), card: fc.constantFrom('Kl', '7h') });
const arguments_ = fc.array(fc.tuple(key, argument), { maxLength: 10 });
const random = fc.oneof(fc.stringMatching(/^[0-9a-f]{64}$/), fc.string());

/** An object as text, also with keys that an object literal cannot have, and with keys twice. */
const text = (entries: readonly (readonly [string, unknown])[]): string =>
  `{${entries.map(([each, value]) => `${JSON.stringify(each)}:${raw(value)}`).join(',')}}`;
const raw = (value: unknown): string =>
  value === Number.POSITIVE_INFINITY ? '1e999' : Object.is(value, -0) ? '-0' : (JSON.stringify(value) ?? 'null');

const actText = fc.oneof(
  { weight: 2, arbitrary: clean.map(JSON.stringify) },
  fc.tuple(name, arguments_).map(([act, more]) => text([['do', act], ...more])),
  fc.tuple(name, arguments_).map(([act, more]) => text([...more, ['do', act]])),
  argument.map(raw),
);
const entriesText = (parts: readonly (readonly [string, string])[]): string =>
  `{${parts.map(([each, value]) => `"${each}":${value}`).join(',')}}`;

/** A message with perhaps a key too many, one missing, or another order. */
const mutated = (parts: fc.Arbitrary<[string, string][]>): fc.Arbitrary<string> =>
  fc.tuple(parts, fc.nat(19), fc.nat(6), key, argument).map(([all, how, at, extra, value]) => {
    if (how === 0) return entriesText(all.filter((_, i) => i !== at));
    if (how === 1) return entriesText([...all, [extra, raw(value)]]);
    if (how === 2) return entriesText(all.toReversed());
    if (how === 3) return entriesText(all.map(([each, old], i) => [each, i === at ? raw(value) : old]));
    return entriesText(all);
  });

const acts = mutated(
  fc.tuple(id, count, id, count, actText).map(([table, seat, own, seen, act]): [string, string][] => [
    ['t', '"act"'],
    ['table', JSON.stringify(table)],
    ['seat', raw(seat)],
    ['id', JSON.stringify(own)],
    ['seen', raw(seen)],
    ['act', act],
  ]),
);
const gives = mutated(
  fc.tuple(id, count, random).map(([table, n, part]): [string, string][] => [
    ['t', '"give"'],
    ['table', JSON.stringify(table)],
    ['n', raw(n)],
    ['random', JSON.stringify(part)],
  ]),
);

test('what is read quickly is what the schemas read, to the order of its keys', () => {
  const seen = { quick: 0, left: 0 };
  fc.assert(
    fc.property(fc.oneof(acts, gives), (message) => {
      const quick = quickMessage(JSON.parse(message));
      seen[quick === null ? 'left' : 'quick']++;
      if (quick === null) return;
      const checked = checkedMessage(JSON.parse(message));
      expect(quick).toStrictEqual(checked);
      expect(JSON.stringify(quick)).toBe(JSON.stringify(checked));
    }),
    { numRuns: 20_000, seed: 2211 },
  );
  expect(seen.quick).toBeGreaterThan(1000);
  expect(seen.left).toBeGreaterThan(1000);
});

test('an ordinary act and an ordinary part are read quickly', () => {
  const act = { t: 'act', table: 'aB3_', seat: 2, id: 'a-1', seen: 12, act: { do: 'play', card: 'Kl' } };
  const give = { t: 'give', table: 'aB3_', n: 4, random: '0f'.repeat(32) };
  for (const each of [act, give]) expect(quickMessage(each)).toStrictEqual(each);
});

test('any other JSON is left to the schemas', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(quickMessage(value)).toBeNull();
    }),
    { seed: 2212 },
  );
});
