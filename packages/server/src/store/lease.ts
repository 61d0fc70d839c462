/**
 * The lease of a node: while it lasts, the node may write, and nobody takes its tables. It is a row of `nodes` with a time on
 * the database's clock, which the node keeps pushing ahead. One server is a cluster of one that tolerates no other node.
 */
import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { ConfigError } from '../config.ts';
import { hasLease } from './dialect.ts';
import type { Db } from './schema.ts';
import { addUptime, uptimeColumn } from './shared-uptime.ts';
import type { Statement } from './statements.ts';

/** Milliseconds between renewals, and for which each is valid. */
export interface LeaseTiming {
  readonly renew: number;
  readonly valid: number;
}

export const LEASE: LeaseTiming = { renew: 2000, valid: 8000 };
/** In a file the system's lock shows at once that a server has ended, so the lease need not be written as often. */
export const FILE_LEASE: LeaseTiming = { renew: 10_000, valid: 40_000 };

/** Milliseconds after which the rows of nodes that have ended are removed. */
const OLD = 3_600_000;

/** What a lease needs of its database. */
export interface LeaseDatabase {
  readonly db: Db;
  /** The database's clock, in milliseconds. */
  readonly now: RawBuilder<number>;
  /** Statements that make others wait who take a lease at the same time. */
  readonly lockNodes: readonly Statement[];
  commit(statements: readonly Statement[]): Promise<void>;
}

export interface LeaseSetup {
  readonly timing: LeaseTiming;
  /** Whether other nodes of a cluster may use the database too. */
  readonly cluster: boolean;
  /** Identifies the lock of the system that this node holds on the data folder: whoever held it before has ended. */
  readonly lock: string | null;
  /** The error if another server uses the database. */
  readonly refusal: string;
}

export class Lease {
  readonly node = randomBytes(12).toString('base64url');
  /** Called when another server has taken over the database; this one must stop. */
  onLost: (error: Error) => void = () => {};
  /** Called when the lease is valid again after it had run out: other nodes may have taken tables over meanwhile. */
  onLapse: () => void = () => {};
  private readonly database: LeaseDatabase;
  private readonly setup: LeaseSetup;
  /** On the process's own clock, until when the lease is valid at least. */
  private until = Number.NEGATIVE_INFINITY;
  /** The uptime of all nodes together when this process's own clock began; null outside a cluster. */
  private uptimeBase: number | null = null;
  private countsUptime = false;
  private timer: NodeJS.Timeout | undefined;
  private renewing: Promise<boolean> | null = null;

  constructor(database: LeaseDatabase, setup: LeaseSetup) {
    this.database = database;
    this.setup = setup;
  }

  /** Milliseconds that the lease is still valid, at least; negative if it may have run out. */
  get left(): number {
    return this.until - performance.now();
  }

  /** Milliseconds for which a renewal is valid. */
  get valid(): number {
    return this.setup.timing.valid;
  }

  /** How long the nodes of the cluster have been up, all together; null outside a cluster. */
  get uptime(): number | null {
    return this.uptimeBase === null ? null : Math.floor(this.uptimeBase + performance.now());
  }

  get isHeld(): boolean {
    return this.left > 0;
  }

  /** The database says that the lease has run out. */
  expire(): void {
    this.until = Number.NEGATIVE_INFINITY;
  }

  /**
   * Takes the lease. Waits for the lease of a server that was killed to run out; throws a `ConfigError` if the other server
   * renews its lease, and so is alive.
   */
  async take(): Promise<void> {
    if (this.timer) return;
    const { renew, valid } = this.setup.timing;
    const started = performance.now();
    const seen = new Map<string, number>();
    while (!(await this.renew())) {
      for (const { id, expires_at } of await this.others()) {
        const before = seen.get(id);
        if (before !== undefined && expires_at > before) throw new ConfigError(this.setup.refusal);
        seen.set(id, expires_at);
      }
      if (performance.now() - started > 2 * (valid + renew)) throw new ConfigError(this.setup.refusal);
      await new Promise((resolve) => setTimeout(resolve, renew / 10));
    }
    this.timer = setInterval(() => {
      this.renew().catch(() => {}); // the database does not answer: writes fail as long as it does not
    }, renew);
    this.timer.unref();
  }

  /** From now on renewals count the uptime of the cluster: the database has been migrated. */
  async startUptime(): Promise<void> {
    if (!this.setup.cluster) return;
    this.countsUptime = true;
    await this.renewing;
    await this.renew();
  }

  /** Renews the lease, also one that has run out; resolves to false if another server uses the database now, or it has run out again. */
  renew(): Promise<boolean> {
    this.renewing ??= this.push().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async push(): Promise<boolean> {
    const { database, setup, node } = this;
    const { db, now } = database;
    const { cluster, lock, timing } = setup;
    const start = performance.now();
    const hadRunOut = this.timer !== undefined && !this.isHeld;
    await database.commit([
      ...database.lockNodes,
      sql`
        delete from nodes where id <> ${node} and (expires_at < ${now} - ${sql.lit(OLD)} or folder_lock = ${lock})`.compile(
        db,
      ),
      sql`
        insert into nodes (id, cluster, folder_lock, expires_at)
        select ${sql.val(node)}, ${sql.lit(cluster ? 1 : 0)}, ${sql.val(lock)}, ${now} + ${sql.lit(timing.valid)}
        where not exists (${this.blocking(sql`1`)})
        on conflict (id) do update set expires_at = excluded.expires_at`.compile(db),
      ...(this.countsUptime ? [addUptime(db, timing.valid), this.noteUptime()] : []),
    ]);
    if ((await this.others()).length > 0) {
      this.lose();
      return false;
    }
    const uptime = this.countsUptime ? sql`${uptimeColumn()} as uptime` : sql`null as uptime`;
    const own = await sql<{ uptime: number | null }>`
      select ${uptime} from nodes where id = ${node} and ${hasLease(db)}`.execute(db);
    // Without another server it has only run out again meanwhile: the database was slow, or its clock jumped. The next renewal takes it.
    if (own.rows.length === 0) this.expire();
    else this.until = start + timing.valid;
    const counted = own.rows[0]?.uptime ?? null;
    if (counted !== null) this.uptimeBase = counted - performance.now();
    if (this.isHeld && hadRunOut) this.onLapse();
    return this.isHeld;
  }

  /** The nodes beside which this one must not run. */
  private async others(): Promise<{ id: string; expires_at: number }[]> {
    const { rows } = await this.blocking(sql`id, expires_at`).execute(this.database.db);
    return rows as { id: string; expires_at: number }[];
  }

  private blocking(columns: RawBuilder<unknown>): RawBuilder<unknown> {
    return sql`
      select ${columns} from nodes
      where id <> ${this.node} and ${hasLease(this.database.db)} and (cluster = 0 or ${sql.lit(this.setup.cluster ? 0 : 1)} = 1)`;
  }

  /** The nodes whose leases are valid, this one among them. */
  async liveNodes(): Promise<string[]> {
    const { db } = this.database;
    const { rows } = await sql<{ id: string }>`select id from nodes where ${hasLease(db)}`.execute(db);
    return rows.map(({ id }) => id);
  }

  /** The statement by which this node takes a table over, unless a node that is alive has it. */
  claim(table: string): Statement {
    const live = sql`select id from nodes where ${hasLease(this.database.db)}`;
    return sql`
      update tables set owner = ${this.node}, fence = fence + 1
      where id = ${table} and (owner is null or owner = ${this.node} or owner not in (${live}))
        and ${this.node} in (${live})`.compile(this.database.db);
  }

  /** Until when this node has been up certainly: whoever takes its tables over charges nobody for later. */
  private noteUptime(): Statement {
    return sql`update nodes set up = ${uptimeColumn()} where id = ${this.node}`.compile(this.database.db);
  }

  private lose(): void {
    this.expire();
    if (!this.timer) return; // it was never held
    clearInterval(this.timer);
    this.onLost(new ConfigError(`${this.setup.refusal} This one has stopped.`));
  }

  /** Gives the lease up, so that another server can start at once. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    this.expire();
    await this.renewing?.catch(() => {});
    await this.database
      .commit([sql`delete from nodes where id = ${this.node}`.compile(this.database.db)])
      .catch(() => {}); // it runs out by itself
  }
}
