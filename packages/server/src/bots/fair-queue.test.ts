import { Random } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { FairQueue, type Queued } from './fair-queue.ts';

const NO_LIMITS = { perNetwork: 1000, perPerson: 1000 };

const item = (network: string, person: string, table = 't', cost = 1): Queued => ({
  requester: { network, person, table },
  cost,
});

/** Takes this many items, one after the other, and returns their people. */
function peopleOf(queue: FairQueue<Queued>, n: number): string[] {
  return Array.from({ length: n }, () => {
    const next = queue.shift();
    if (!next) return '';
    queue.finish(next);
    return next.requester.person;
  });
}

it('serves next who has asked for nothing before, whatever one person has queued at however many tables', () => {
  const queue = new FairQueue(NO_LIMITS);
  for (let i = 0; i < 300; i++) queue.push(item('a', 'ana', `table ${i % 50}`));
  peopleOf(queue, 10);
  queue.push(item('b', 'bo'));
  expect(peopleOf(queue, 2)).toEqual(['bo', 'ana']);
});

it('counts all people of one network as one beside another network, and shares fairly within it', () => {
  const queue = new FairQueue(NO_LIMITS);
  for (let i = 0; i < 300; i++) queue.push(item('a', `guest ${i % 50}`));
  for (let i = 0; i < 20; i++) queue.push(item('b', 'bo'));
  queue.push(item('a', 'new'));
  const served = peopleOf(queue, 122);
  expect(served.slice(0, 40).filter((person) => person === 'bo')).toHaveLength(20);
  // Everybody in the network has had one turn before anybody has had a third.
  expect(new Set(served.slice(0, 71)).size).toBe(52);
  expect(served.filter((person) => person === 'guest 7').length).toBe(2);
});

it('serves the tables of one person in turn', () => {
  const queue = new FairQueue(NO_LIMITS);
  for (let i = 0; i < 6; i++) queue.push(item('a', 'ana', 'one'));
  queue.push(item('a', 'ana', 'other'));
  queue.shift();
  expect(queue.shift()?.requester.table).toBe('other');
});

it('shares by cost: of ten times dearer items somebody gets a tenth as many', () => {
  const queue = new FairQueue(NO_LIMITS);
  for (let i = 0; i < 100; i++) {
    queue.push(item('a', 'ana', 't', 1000));
    queue.push(item('b', 'bo', 't', 100));
  }
  expect(peopleOf(queue, 44).filter((person) => person === 'ana')).toHaveLength(4);
});

it('where two are level, the cheaper item comes first', () => {
  const queue = new FairQueue(NO_LIMITS);
  queue.push(item('a', 'ana', 't', 1000));
  queue.push(item('b', 'bo', 't', 100));
  expect(peopleOf(queue, 2)).toEqual(['bo', 'ana']);
});

it('does not save up turns for somebody who was away', () => {
  const queue = new FairQueue(NO_LIMITS);
  for (let i = 0; i < 50; i++) queue.push(item('a', 'ana'));
  peopleOf(queue, 40);
  for (let i = 0; i < 50; i++) queue.push(item('b', 'bo'));
  expect(peopleOf(queue, 6).filter((person) => person === 'ana')).toHaveLength(3);
});

it('gives no second turn in a row to somebody who asks again after each answer', () => {
  const queue = new FairQueue(NO_LIMITS);
  for (let i = 0; i < 20; i++) queue.push(item('a', 'ana'));
  const served: string[] = [];
  for (let i = 0; i < 10; i++) {
    if (queue.waiting < 20) queue.push(item('b', 'bo'));
    served.push(...peopleOf(queue, 1));
  }
  expect(served.filter((person) => person === 'bo').length).toBeLessThanOrEqual(5);
});

it('loses nothing, repeats nothing and keeps its limits, over random requests', () => {
  const random = new Random('fair queue');
  const limits = { perNetwork: 3, perPerson: 2 };
  const queue = new FairQueue<Queued>(limits);
  const [asked, running, done]: Set<Queued>[] = [new Set(), new Set(), new Set()];
  const most = (of: (each: Queued) => string): number => {
    const counts = new Map<string, number>();
    for (const each of running) counts.set(of(each), (counts.get(of(each)) ?? 0) + 1);
    return Math.max(0, ...counts.values());
  };
  const take = (): boolean => {
    const next = queue.shift();
    if (!next) return false;
    expect(asked.has(next) && !running.has(next) && !done.has(next)).toBe(true);
    running.add(next);
    expect(most(({ requester }) => requester.network)).toBeLessThanOrEqual(limits.perNetwork);
    expect(most(({ requester }) => requester.person)).toBeLessThanOrEqual(limits.perPerson);
    return true;
  };
  const finish = (): void => {
    const [first] = random.shuffle([...running]);
    if (!first) return;
    running.delete(first);
    queue.finish(first);
    done.add(first);
  };
  for (let i = 0; i < 3000; i++) {
    const kind = random.below(7);
    if (kind < 3) {
      const person = random.below(8);
      const next = item(`n${person % 3}`, `p${person}`, `t${random.below(3)}`, 1 + random.below(9));
      asked.add(next);
      queue.push(next);
      if (random.below(9) === 0 && queue.remove(next)) asked.delete(next);
    } else if (kind < 5) take();
    else finish();
    expect([queue.waiting, queue.inProgress]).toEqual([asked.size - running.size - done.size, running.size]);
  }
  while (take() || running.size > 0) finish();
  expect(done).toEqual(asked);
  expect(done.size).toBeGreaterThan(1000);
});

it('returns everything that waits when it is cleared', () => {
  const queue = new FairQueue(NO_LIMITS);
  const items = [item('a', 'ana'), item('a', 'bo'), item('b', 'cy')];
  for (const each of items) queue.push(each);
  expect(new Set(queue.clear())).toEqual(new Set(items));
  expect([queue.waiting, queue.shift()]).toEqual([0, undefined]);
});
