/** Who waits for whom, on a clock that the test advances and in a place that answers as it is told. */
import { expect, it } from 'vitest';
import { HandTime } from '../testing/time.ts';
import type { Question } from './bot-questions.ts';
import { Overdue, type SearchBackend, type SearchLimits, SearchQueue } from './search-queue.ts';

/** Questions differ by their seed only. */
const question = (seed: string): Question => ({
  ...{ bot: 'master', game: 'coralon', players: 3, options: {}, seat: 0, state: new Int32Array(1), seed },
});
const of = (person: string, network = person) => ({ network, person, table: `table of ${person}` });
const MASTER = { usual: 1000, answerAfter: 1200 };

function setUp({ atOnce = 1, ...more }: Partial<SearchLimits> & { atOnce?: number } = {}) {
  const time = new HandTime();
  const start = time.now();
  /** What happened, and when. */
  const events: [what: string, seed: string, at: number][] = [];
  const note = (what: string, seed: string): void => {
    events.push([what, seed, time.now() - start]);
  };
  /** How long the thought about a question takes; −1 if it fails at once; a master's second by default. */
  const durations = new Map<string, number>();
  const backend: SearchBackend = {
    atOnce,
    warmUp() {},
    async close() {},
    think({ seed }) {
      note('begins', seed);
      const ms = durations.get(seed) ?? 1000;
      if (ms < 0) return Promise.reject(new Error('crash'));
      return ms === 0 ? Promise.resolve(7) : new Promise((resolve) => time.after(ms, () => resolve(7)));
    },
  };
  const queue = new SearchQueue(backend, time, { perPerson: 64, perNetwork: 64, wait: 60_000, ...more });
  const ask = (seed: string, requester = of('ana'), took = MASTER): void => {
    queue.ask(question(seed), requester, took).then(
      () => note('answered', seed),
      (error) => note(error instanceof Overdue ? 'overdue' : 'failed', seed),
    );
  };
  const timesOf = (what: string, seed: string): number[] =>
    events.filter(([is, whose]) => is === what && whose === seed).map(([, , at]) => at);
  return { time, events, durations, queue, ask, timesOf };
}

it.each([
  ['forced', 0],
  ['solved at once', 40],
  ['failed', -1],
])('a move that is %s takes as long as a free one, and others wait as long for it', async (_, ms) => {
  const timeline = async (lengthOfSecond: number) => {
    const { time, durations, events, ask } = setUp();
    durations.set('second', lengthOfSecond);
    for (const seed of ['first', 'second', 'third']) ask(seed);
    ask('other', of('bo'));
    await time.pass(10_000);
    return events.map(([what, ...rest]) => [what === 'failed' ? 'answered' : what, ...rest]);
  };
  const free = await timeline(1000);
  expect(free).toContainEqual(['begins', 'second', 2000]);
  expect(free).toContainEqual(['answered', 'second', 3200]);
  expect(await timeline(ms)).toEqual(free);
});

it('after hundreds of questions of one host, the question of another comes next', async () => {
  const { time, ask, events } = setUp({ atOnce: 2 });
  for (let i = 0; i < 300; i++) ask(`ana ${i}`, { ...of('ana'), table: `table ${i % 50}` });
  ask('bo', of('bo'));
  await time.pass(5000);
  const begun = events.filter(([what]) => what === 'begins').map(([, seed]) => seed);
  expect(begun.indexOf('bo')).toBe(2);
  expect(begun.length).toBeGreaterThan(8);
});

it('leaves a place free for others where one person, or one network, has its share', async () => {
  const { time, ask, timesOf, queue } = setUp({ atOnce: 4, perPerson: 2, perNetwork: 3 });
  for (const person of ['ana', 'ada']) for (let i = 0; i < 9; i++) ask(`${person} ${i}`, of(person, 'one network'));
  await time.pass(100);
  expect(queue.thinking).toBe(3);
  ask('bo', of('bo'));
  expect([queue.thinking, timesOf('begins', 'bo')]).toEqual([4, [100]]);
});

it('a question that waits too long is overdue, and nobody thinks about it later', async () => {
  const { time, ask, timesOf, queue } = setUp({ wait: 1700 });
  for (const seed of ['first', 'second', 'third', 'fourth']) ask(seed);
  await time.pass(10_000);
  expect(timesOf('answered', 'second')).toEqual([2200]);
  expect([timesOf('overdue', 'third'), timesOf('overdue', 'fourth')]).toEqual([[1700], [1700]]);
  expect([timesOf('begins', 'third'), timesOf('begins', 'fourth')]).toEqual([[], []]);
  expect([queue.waiting, queue.thinking]).toEqual([0, 0]);
});

it('a slow thought gives its place to others, even of its network, but still counts as its person’s', async () => {
  const { time, ask, durations, timesOf } = setUp({ perPerson: 1, perNetwork: 1 });
  durations.set('slow', 8000);
  ask('slow', of('ana', 'a house'));
  ask('next', of('ana', 'a house'));
  ask('bo', of('bo', 'a house'));
  await time.pass(1499);
  expect(timesOf('begins', 'bo')).toEqual([]);
  await time.pass(10_000);
  expect(timesOf('begins', 'bo')).toEqual([1500]);
  expect(timesOf('begins', 'next')).toEqual([8000]);
});

it('slow thoughts of one network cannot take all spare places', async () => {
  const { time, ask, durations, queue, timesOf } = setUp({ perNetwork: 1 });
  for (let i = 0; i < 20; i++) {
    durations.set(`ana ${i}`, 9000);
    ask(`ana ${i}`, of(`guest ${i}`, 'one network'));
  }
  await time.pass(8000);
  expect(queue.thinking).toBe(3);
  ask('bo', of('bo'));
  expect(timesOf('begins', 'bo')).toEqual([8000]);
});

it('when it closes, what waits fails and nothing begins', async () => {
  const { time, ask, events, queue } = setUp();
  ask('first');
  ask('second');
  await queue.close();
  ask('third');
  await time.pass(10_000);
  expect(events.filter(([what]) => what === 'begins')).toHaveLength(1);
  expect(events.filter(([what]) => what === 'failed').map(([, seed]) => seed)).toEqual(['second', 'third']);
});
