/** Which nodes step back when the network between them is torn. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isolatedNodes, type NodeSight } from './isolation.ts';

/** Nodes by their links; the first is the oldest. */
const nodesOf = (links: Record<string, string>): NodeSight[] =>
  Object.entries(links).map(([id, others], since) => ({ id, since, links: [...others] }));

it.each([
  ['all have links', { a: 'bc', b: 'ac', c: 'ab' }, []],
  ['one alone', { a: '' }, []],
  ['one has no link', { a: '', b: 'c', c: 'b' }, ['a']],
  ['one has not noticed yet that its links are dead', { a: 'bc', b: 'c', c: 'b' }, ['a']],
  ['two do not reach each other: the newer one of them', { a: 'c', b: 'c', c: 'ab' }, ['b']],
  ['only two: the newer one', { a: '', b: '' }, ['b']],
  ['nobody reaches anybody: all but the oldest', { a: '', b: '', c: '' }, ['c', 'b']],
  ['two halves: those of the newer one', { a: 'b', b: 'a', c: 'd', d: 'c' }, ['d', 'c']],
] as const)('%s', (_, links, isolated) => expect(isolatedNodes(nodesOf(links))).toEqual(isolated));

it('those that stay have links to each other, somebody stays, and the order of the rows does not matter', () => {
  const count = 6;
  const pairs = fc.uniqueArray(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 30 });
  fc.assert(
    fc.property(pairs, (linked) => {
      const nodes = Array.from({ length: count }, (_, i): NodeSight => {
        const links = linked.flatMap(([a, b]) => (a === i ? [b] : b === i ? [a] : []));
        return { id: `${i}`, since: i % 2, links: links.map(String) };
      });
      const isolated = isolatedNodes(nodes);
      const staying = nodes.filter(({ id }) => !isolated.includes(id));
      for (const a of staying) for (const b of staying) if (a !== b) expect(a.links).toContain(b.id);
      expect(staying.length).toBeGreaterThan(0);
      expect(isolatedNodes([...nodes].reverse())).toEqual(isolated);
    }),
  );
});
