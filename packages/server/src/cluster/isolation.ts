/**
 * Which nodes step back when not all of them reach each other. Those that stay all have links to one another, so whoever is at one of
 * them reaches every table. All nodes decide by what is in the database, and so agree. docs/decisions/0122.
 */

/** A node that is alive, as others see it in the database. */
export interface NodeSight {
  readonly id: string;
  /** Since when others can reach it, on the database's clock. */
  readonly since: number;
  /** The nodes to which it says that it has links. */
  readonly links: readonly string[];
}

/**
 * The ids of the nodes that step back: again and again the one with the fewest links, and of several the newest, until all others
 * have links to each other.
 *
 * @example
 * isolatedNodes([
 *   { id: 'a', since: 1, links: ['b'] },
 *   { id: 'b', since: 2, links: ['a'] },
 *   { id: 'c', since: 0, links: [] },
 * ]); // ['c']
 */
export function isolatedNodes(nodes: readonly NodeSight[]): string[] {
  const isolated: string[] = [];
  for (let staying = [...nodes]; ; ) {
    const counts = new Map(
      staying.map((node) => [node, staying.filter((other) => other !== node && areLinked(node, other)).length]),
    );
    const count = (node: NodeSight): number => counts.get(node) as number;
    const [weakest] = [...staying].sort((a, b) => count(a) - count(b) || b.since - a.since || (a.id < b.id ? 1 : -1));
    if (weakest === undefined || count(weakest) === staying.length - 1) return isolated;
    isolated.push(weakest.id);
    staying = staying.filter((node) => node !== weakest);
  }
}

/** A link counts if both ends know of it: while a network is cut one way, one end may not have noticed yet. */
const areLinked = (a: NodeSight, b: NodeSight): boolean => a.links.includes(b.id) && b.links.includes(a.id);
