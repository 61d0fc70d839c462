/**
 * Carries out the orders of administrators on a running server. In a cluster every node does its part of every order; what
 * concerns a table is left to the node that has it. An order is done when all nodes that are alive have answered.
 */
import type { Announcement, ServerMessage } from '@followsuit/protocol';
import type { Server } from '../app.ts';
import { isStorageFailure } from '../store/database-errors.ts';
import type { Db, OrderRow } from '../store/schema.ts';
import { unlessElsewhere } from '../tables/elsewhere.ts';
import { BANNED, type Bans } from './bans.ts';
import { answerOrder, settleOrders } from './order-answers.ts';
import { type OrderBodies, ordersAfter } from './orders.ts';
import { unseat } from './unseating.ts';

/** Milliseconds between looks for new orders; while news tells of them at once, only every so many times. */
const INTERVAL = 500;
const SELDOM = 8;

type Services = Pick<Server, 'context' | 'tables' | 'people' | 'connections'> & { readonly bans: Bans };

/** Carries out what is left of an order; returns what to tell the administrator, or null while another node has a table of it. */
type Attempt = () => Promise<string | null>;

interface OpenOrder {
  readonly order: OrderRow;
  readonly attempt: Attempt;
}

export class Moderation {
  private readonly server: Services;
  private readonly db: Db;
  private done = 0;
  private timer: NodeJS.Timeout | undefined;
  /** The look under way, and the one that follows it. */
  private checking: Promise<void> | null = null;
  private next: Promise<void> | null = null;
  private stopped = false;
  /** Orders that wait for another node. */
  private open: OpenOrder[] = [];
  private unreachable = false;
  /** Whether an order may not be done yet: at first, and from each order until a look finds that all are. */
  private mayBeOpen = true;
  private skipped = 0;
  private announced: { readonly text: string; readonly until: number } | null = null;

  constructor(server: Services) {
    this.server = server;
    this.db = server.context.store.db;
  }

  /** What is announced now, or null. */
  get announcement(): Announcement | null {
    if (!this.announced || this.announced.until <= this.server.context.time.now()) return null;
    return { text: this.announced.text, until: new Date(this.announced.until).toISOString() };
  }

  /** Reads the bans and the announcement in force, and carries out what was ordered while no server ran. */
  async start(): Promise<void> {
    const { db } = this;
    await this.server.bans.load(db);
    const open = await db.selectFrom('orders').select('n').where('done_at', 'is', null).orderBy('n').executeTakeFirst();
    const last = await db.selectFrom('orders').select('n').orderBy('n', 'desc').executeTakeFirst();
    const announced = await db
      .selectFrom('orders')
      .select('body')
      .where('kind', '=', 'announce')
      .orderBy('n', 'desc')
      .executeTakeFirst();
    this.announced = announced ? JSON.parse(announced.body) : null;
    this.done = open ? open.n - 1 : (last?.n ?? 0);
    this.timer = setInterval(() => this.tick(), INTERVAL);
    this.timer.unref();
    await this.check();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopped = true;
    await this.checking;
    await this.next;
  }

  /** An order whose other nodes have not answered may wait for one that has died, of which there is no news. */
  private tick(): void {
    const isTold = this.server.context.store.news.hearsCommands && !this.mayBeOpen;
    if (isTold && ++this.skipped < SELDOM) return;
    this.skipped = 0;
    void this.check();
  }

  /** Carries out the orders given so far. While the database cannot be reached, they wait for the next check. */
  check(): Promise<void> {
    if (!this.checking) return this.look();
    this.next ??= this.checking.then(() => {
      this.next = null;
      return this.look();
    });
    return this.next;
  }

  private look(): Promise<void> {
    if (this.stopped) return Promise.resolve();
    this.checking = this.carryOut()
      .then(
        () => {
          this.unreachable = false;
        },
        (error) => {
          // Once, and not at every look.
          if (!this.unreachable)
            this.server.context.log.error({ err: error }, 'orders of the administrator cannot be read');
          this.unreachable = true;
        },
      )
      .finally(() => {
        this.checking = null;
      });
    return this.checking;
  }

  private async carryOut(): Promise<void> {
    for (const each of [...this.open]) if (await this.finish(each)) this.open = this.open.filter((one) => one !== each);
    for (const order of await ordersAfter(this.db, this.done)) {
      this.mayBeOpen = true;
      const begun = {
        order,
        attempt: await this.obeying(
          order,
          () => this.obey(order),
          () => async () => 'failed',
        ),
      };
      if (!(await this.finish(begun))) this.open.push(begun);
      this.done = order.n;
    }
    const { store, time } = this.server.context;
    if (this.mayBeOpen) this.mayBeOpen = await settleOrders(store, this.done, time.now());
  }

  /** Answers an order if all of it is done; false if another node has a table of it. */
  private async finish({ order, attempt }: OpenOrder): Promise<boolean> {
    const answer = await this.obeying(order, attempt, () => 'failed');
    if (answer === null) return false;
    const { store, log } = this.server.context;
    log.warn({ order: order.kind, n: order.n, answer }, 'an order of the administrator was carried out');
    await answerOrder(store, order.n, answer);
    return true;
  }

  /** What fails for another reason than storage would fail again, and must not hold up the next order. */
  private async obeying<T>({ kind, n }: OrderRow, work: () => Promise<T>, failed: () => T): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      this.server.context.log.error({ err: error, order: kind, n }, 'an order of the administrator failed');
      return failed();
    }
  }

  /** Does at once what can be done at once, and returns how to do the rest. */
  private async obey({ kind, body }: OrderRow): Promise<Attempt> {
    const { tables } = this.server;
    const said = JSON.parse(body);
    if (kind === 'bans') return this.ban(said);
    if (kind === 'remove-table')
      return async () => {
        const removed = await unlessElsewhere(() => tables.removeAnyway(said.table));
        return removed === 'elsewhere' ? null : removed ? 'removed' : 'unknown';
      };
    const answer = kind === 'announce' ? this.announce(said) : this.signOut(said);
    return async () => answer;
  }

  /** An administrator has ended the sessions of a person. */
  private signOut(said: OrderBodies['person']): string {
    const { people, connections } = this.server;
    people.forget(said.person);
    return String(connections.closeWhere(({ person }) => person === said.person, 4001, 'signed out'));
  }

  private async ban({ person, networksToo }: OrderBodies['bans']): Promise<Attempt> {
    const { bans, connections, people } = this.server;
    const theirs = person === undefined ? [] : await people.withAgents(person);
    const isTheirs = (id: string | null): boolean => id !== null && theirs.includes(id);
    const networks = networksToo ? connections.networksWhere((each) => isTheirs(each.person)) : [];
    for (const network of networks) await this.banNetwork(network, networksToo as NonNullable<typeof networksToo>);
    const closed = await this.reloadBans();
    return async () => {
      let left = 0;
      for (const id of theirs)
        if (bans.faultOfPerson({ id, owner: person ?? null })) left += await unseat(this.server, id);
      return left > 0 ? null : JSON.stringify({ closed, networks });
    };
  }

  /** Reads the bans again; returns how many sockets closed because of them. */
  async reloadBans(): Promise<number> {
    const { bans, connections } = this.server;
    await bans.load(this.db);
    return connections.closeWhere((each) => bans.faultOf(each.address, each.identity), BANNED, 'banned');
  }

  private async banNetwork(
    network: string,
    { until, reason }: { readonly until: number | null; readonly reason: string },
  ): Promise<void> {
    const { random, time, store } = this.server.context;
    const row = { id: random.id(6), person: null, network, reason, made_at: time.now(), until };
    await store.write({
      also: [
        this.db.deleteFrom('bans').where('network', '=', network).compile(),
        this.db.insertInto('bans').values(row).compile(),
      ],
      news: [{ t: 'bans' }],
    });
  }

  private announce(said: OrderBodies['announce']): string {
    this.announced = said;
    const message: ServerMessage = { t: 'notice', text: said.text, until: new Date(said.until).toISOString() };
    return String(this.server.connections.broadcast(message));
  }
}
