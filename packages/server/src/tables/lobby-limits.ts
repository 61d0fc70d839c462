/** How many tables whose games have not begun one host and one network may have, so that nobody fills the lobby. */
import { LIMITS, type Problem, problem, RARE_LIMITS } from '@followsuit/protocol';
import { KeyedQueue } from '../keyed-queue.ts';
import type { Db } from '../store/schema.ts';

/** How many networks are tracked; the oldest go first. */
const MAX_NETWORKS = 50_000;

const TOO_MANY_OF_NETWORK = problem(
  'too-many',
  'Your network has too many tables whose games have not begun; wait until some have.',
);

export class LobbyLimits {
  private readonly db: Db;
  /** The tables that each network has made; in memory only, since addresses are private. */
  private readonly byNetwork = new Map<string, Set<string>>();

  private readonly hosts = new KeyedQueue();
  private readonly networks = new KeyedQueue();

  constructor(db: Db) {
    this.db = db;
  }

  /** Runs what asks `fault` and then makes a table: of a host, and of a network, one at a time, since each has to count the others. */
  inTurn<T>(host: string, network: string | undefined, make: () => Promise<T>): Promise<T> {
    return this.hosts.run(host, () => (network === undefined ? make() : this.networks.run(network, make)));
  }

  /** Notes who has made a table. */
  made(table: string, network: string | undefined): void {
    if (network === undefined) return;
    const made = this.byNetwork.get(network) ?? new Set();
    if (this.byNetwork.size >= MAX_NETWORKS) this.byNetwork.delete(this.byNetwork.keys().next().value as string);
    this.byNetwork.set(network, made.add(table));
  }

  /** Why a host may not make another table, or null. Without a network only the host is limited. */
  async fault(host: string, network: string | undefined, isListed: boolean): Promise<Problem | null> {
    const own = await this.db
      .selectFrom('tables')
      .select('listed')
      .where('host', '=', host)
      .where('stage', '=', 'waiting')
      .execute();
    const listed = own.filter((table) => table.listed === 1).length;
    if (own.length >= LIMITS.hosted)
      return problem('too-many', `You have ${own.length} tables whose games have not begun; start or close one first.`);
    if (isListed && listed >= RARE_LIMITS.listed)
      return problem('too-many', `You have ${listed} tables in the lobby; start or close one first.`);
    return network === undefined ? null : this.faultOf(network, isListed);
  }

  private async faultOf(network: string, isListed: boolean): Promise<Problem | null> {
    const made = this.byNetwork.get(network);
    if (!made || made.size < RARE_LIMITS.listedOfNetwork) return null;
    const waiting = await this.stillWaiting([...made]);
    for (const id of made) if (!waiting.has(id)) made.delete(id);
    const listed = [...waiting.values()].filter(Boolean).length;
    const isFull = waiting.size >= RARE_LIMITS.hostedOfNetwork || (isListed && listed >= RARE_LIMITS.listedOfNetwork);
    return isFull ? TOO_MANY_OF_NETWORK : null;
  }

  /** The tables whose games have not begun, and whether the lobby lists each. */
  private async stillWaiting(ids: readonly string[]): Promise<Map<string, boolean>> {
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'listed'])
      .where('id', 'in', ids)
      .where('stage', '=', 'waiting')
      .execute();
    return new Map(rows.map(({ id, listed }) => [id, listed === 1]));
  }
}
