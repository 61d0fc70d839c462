import { expect, it } from 'vitest';
import { BatchedLookup } from './batched-lookup.ts';

/** A lookup whose queries end when the test says so. */
function controlled() {
  const queries: { ids: readonly string[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const lookup = new BatchedLookup<string>(
    (ids) =>
      new Promise((resolve, reject) => {
        queries.push({ ids, answer: () => resolve(new Map(ids.map((id) => [id, id.toUpperCase()]))), fail: reject });
      }),
  );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { queries, lookup, turn };
}

it('asks for all that is wanted in a turn at once, and for what comes meanwhile in the next query', async () => {
  const { queries, lookup, turn } = controlled();
  const first = [lookup.find('a'), lookup.find('b'), lookup.find('a')];
  await turn();
  const later = [lookup.find('c'), lookup.find('a')];
  await turn();
  expect(queries.map(({ ids }) => ids)).toEqual([['a', 'b']]);
  queries[0].answer();
  expect(await Promise.all(first)).toEqual(['A', 'B', 'A']);
  await turn();
  expect(queries.map(({ ids }) => ids)).toEqual([
    ['a', 'b'],
    ['c', 'a'],
  ]);
  queries[1].answer();
  expect(await Promise.all(later)).toEqual(['C', 'A']);
});

it('rejects what one query was about, and goes on', async () => {
  const { queries, lookup, turn } = controlled();
  const failing = expect(lookup.find('a')).rejects.toThrow('away');
  await turn();
  const later = lookup.find('b');
  queries[0].fail(new Error('away'));
  await failing;
  await turn();
  queries[1].answer();
  expect(await later).toBe('B');
});
