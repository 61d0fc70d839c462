/** People and their sessions. Tokens are random; only their hashes are stored. */
import { createHash } from 'node:crypto';
import { LIMITS, type Problem, problem } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';
import type { ServerRandom } from '../context.ts';
import { endedSessions, type NodeNews } from '../store/news.ts';
import type { Db, PersonRow, SessionRow } from '../store/schema.ts';
import type { Statement } from '../store/statements.ts';
import type { Store } from '../store/store.ts';
import { accountOf, faultInName, skeletonOf } from './names.ts';
import type { Passwords } from './passwords.ts';
import { faultInPassword } from './weak-passwords.ts';

const NAME_TAKEN = problem(
  'name-taken',
  'Somebody has an account of that name, or of one that looks like it; choose another.',
);
const WRONG = problem('wrong-name-or-password', 'There is no account with this name and password.');
const PASSWORD_DUE = problem('password-due', 'This password works once: choose a new one with it.');
/** Milliseconds between updates of when a session was used, and between renewals of its cookie. */
const DAY = 86_400_000;
/** How many sessions are cached, so that not every request queries the database. */
const REMEMBERED = 20_000;
/** Milliseconds for which a session is cached where other nodes may end it: their news come at once, and hardly ever get lost. */
export const SHORTLY = 30_000;

/** A person, and the session of their request. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly session: string;
  readonly agent: boolean;
  /** For an agent: the person whose agent it is. */
  readonly owner: string | null;
}

interface CachedVisitor extends Visitor {
  readonly usedAt: number;
  /** When it was read, on the process's own clock. */
  readonly readAt: number;
  cookieAt: number;
}

export class People {
  private readonly store: Pick<Store, 'db' | 'deleted' | 'write' | 'news'>;
  private readonly db: Db;
  private readonly deleted: ReadonlySet<string>;
  private readonly passwords: Passwords;
  private readonly time: Time;
  private readonly random: ServerRandom;
  /** Milliseconds after which an unused session ends. */
  private readonly keep: number;
  /** Milliseconds for which a session is cached. */
  private readonly cached: number;
  private readonly known = new Map<string, CachedVisitor>();
  /** Counts changes to cached sessions: what was being read meanwhile must be read again. */
  private changes = 0;

  constructor(
    store: Pick<Store, 'db' | 'deleted' | 'write' | 'news'>,
    passwords: Passwords,
    time: Time,
    random: ServerRandom,
    keepDays: number,
    cached = DAY,
  ) {
    this.cached = cached;
    this.keep = keepDays * DAY;
    this.store = store;
    this.db = store.db;
    this.deleted = store.deleted;
    this.passwords = passwords;
    this.time = time;
    this.random = random;
  }

  /** Writes in one transaction, not in this thread: a commit waits for the disk. */
  private write(...queries: readonly { compile(): Statement }[]): Promise<void> {
    return this.writeAndTell([], ...queries);
  }

  /** The same; all nodes hear the news with it. */
  private writeAndTell(news: readonly NodeNews[], ...queries: readonly { compile(): Statement }[]): Promise<void> {
    return this.store.write({ also: queries.map((query) => query.compile()), news });
  }

  /** The owner of a token, or null. */
  async visitor(token: string): Promise<Visitor | null> {
    const id = hashed(token);
    const now = this.time.now();
    const { isCurrent } = this.store.news;
    const known = isCurrent ? this.known.get(id) : undefined;
    if (known && this.deleted.has(known.id)) return null;
    const isFresh = known && this.time.monotonic() - known.readAt < this.cached;
    if (isFresh && now - known.usedAt < DAY) return known;
    const { changes } = this;
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      // An agent disappears with its owner.
      .leftJoin('people as owners', 'owners.id', 'people.owner')
      .select(['people.id', 'people.name', 'people.account', 'people.owner'])
      .select(['sessions.kind', 'sessions.made_at', 'sessions.used_at'])
      .where('sessions.id', '=', id)
      .where((test) => test.or([test('people.owner', 'is', null), test('owners.id', 'is not', null)]))
      .executeTakeFirst();
    if (!row || this.deleted.has(row.id) || now - row.used_at > this.keep) return null;
    const isOld = now - row.used_at >= DAY;
    if (isOld && !(await this.noteUse(id, now))) return null;
    if (changes !== this.changes) return this.visitor(token);
    const agent = row.kind === 'token';
    const usedAt = isOld ? now : row.used_at;
    const readAt = this.time.monotonic();
    const more = { session: id, agent, usedAt, readAt, cookieAt: this.known.get(id)?.cookieAt ?? row.made_at };
    const visitor = { id: row.id, name: row.name, account: row.account !== null, owner: row.owner, ...more };
    if (!isCurrent) return visitor;
    if (this.known.size === REMEMBERED) this.known.clear();
    this.known.set(id, visitor);
    return visitor;
  }

  /** Notes that a session is used; false if it has ended meanwhile. */
  private async noteUse(session: string, now: number): Promise<boolean> {
    await this.write(this.db.updateTable('sessions').set({ used_at: now }).where('id', '=', session));
    const row = await this.db.selectFrom('sessions').select('id').where('id', '=', session).executeTakeFirst();
    return row !== undefined;
  }

  /** Whether to renew the cookie of a session, so that it lasts as long as the session does; true once a day. */
  isCookieDue(session: string): boolean {
    const known = this.known.get(session);
    const now = this.time.now();
    if (!known || now - known.cookieAt < DAY) return false;
    known.cookieAt = now;
    return true;
  }

  /** A new guest, and the token for the cookie. */
  async guest(name: string): Promise<{ person: PersonRow; token: string } | Problem> {
    const fault = await this.faultIn(name, null);
    return fault ?? this.add(this.newPerson(name, null), 'cookie');
  }

  /** Why a person may not take a name, or null. */
  private async faultIn(name: string, person: string | null): Promise<Problem | null> {
    const fault = faultInName(name);
    return fault ?? ((await this.isTaken(name, person)) ? NAME_TAKEN : null);
  }

  /** Whether an account of somebody else has this name, or one that looks like it. */
  private async isTaken(name: string, person: string | null): Promise<boolean> {
    const row = await this.db
      .selectFrom('people')
      .select('id')
      .where((test) => test.or([test('account', '=', accountOf(name)), test('skeleton', '=', skeletonOf(name))]))
      .where('id', '!=', person ?? '')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Stores a new person with a session. */
  private async add(person: PersonRow, kind: SessionRow['kind']): Promise<{ person: PersonRow; token: string }> {
    const { token, row } = this.newSession(person.id, kind);
    await this.write(this.db.insertInto('people').values(person), this.db.insertInto('sessions').values(row));
    return { person, token };
  }

  /** Turns a guest into an account with a name and a password; the person and their games stay the same. */
  async signUp(visitor: Visitor, name: string, password: string): Promise<Problem | null> {
    if (visitor.account) return problem('forbidden', 'You have an account already.');
    if (visitor.agent) return problem('forbidden', 'An agent has no account of its own.');
    const fault = (await this.faultIn(name, visitor.id)) ?? faultInPassword(password, name);
    if (fault) return fault;
    const kept = await this.passwords.hash(password);
    const account = { account: accountOf(name), skeleton: skeletonOf(name), password: kept };
    return this.setName(visitor, name, account, 'person-changed');
  }

  private async setName(
    visitor: Visitor,
    name: string,
    more: Partial<PersonRow>,
    t: 'person-changed' | 'person-renamed',
  ): Promise<Problem | null> {
    try {
      await this.writeAndTell(
        [{ t, person: visitor.id }],
        this.db
          .updateTable('people')
          .set({ name, ...more })
          .where('id', '=', visitor.id),
      );
    } catch (error) {
      // Somebody else may have taken it meanwhile.
      if (more.account && (await this.isTaken(name, visitor.id))) return NAME_TAKEN;
      throw error;
    }
    return null;
  }

  /**
   * Gives a person a new session in place of those that their browsers had; `ended` are the old ones. Whoever becomes an account gets
   * one, because somebody else may know the session of the guest, or may even have planted it.
   */
  async replaceSessions(person: string): Promise<{ token: string; ended: readonly string[] }> {
    const { token, row } = this.newSession(person, 'cookie');
    const ended = await this.db
      .selectFrom('sessions')
      .select('id')
      .where('person', '=', person)
      .where('kind', '=', 'cookie')
      .execute();
    await this.writeAndTell(
      [{ t: 'person-changed', person }],
      this.db.deleteFrom('sessions').where('person', '=', person).where('kind', '=', 'cookie'),
      this.db.insertInto('sessions').values(row),
    );
    return { token, ended: idsOf(ended) };
  }

  /** A new name for a guest, or for an account, which signs in with it from then on. */
  async rename(visitor: Visitor, name: string): Promise<Problem | null> {
    if (visitor.agent) return problem('forbidden', 'An agent keeps its name.');
    const fault = await this.faultIn(name, visitor.id);
    if (fault) return fault;
    const look = { account: accountOf(name), skeleton: skeletonOf(name) };
    return this.setName(visitor, name, visitor.account ? look : {}, 'person-renamed');
  }

  /** Whether a password is correct for an account. */
  async knows(visitor: Visitor, password: string): Promise<boolean> {
    const row = await this.db.selectFrom('people').select('password').where('id', '=', visitor.id).executeTakeFirst();
    const checked = await this.passwords.check(password, row?.password ?? null, this.time.now());
    return checked === 'right' || checked === 'old';
  }

  /** Sets a new password, and ends all other sessions: anybody who knew the old one is signed out. */
  async setPassword(
    { id, name, session }: Pick<Visitor, 'id' | 'name' | 'session'>,
    password: string,
  ): Promise<Problem | null> {
    const fault = faultInPassword(password, name);
    if (fault) return fault;
    const kept = await this.passwords.hash(password);
    const others = await this.db
      .selectFrom('sessions')
      .select('id')
      .where('person', '=', id)
      .where('id', '!=', session)
      .execute();
    await this.writeAndTell(
      [{ t: 'person-changed', person: id }, ...endedSessions(idsOf(others), 4001)],
      this.db.updateTable('people').set({ password: kept }).where('id', '=', id),
      this.db.deleteFrom('sessions').where('person', '=', id).where('id', '!=', session),
    );
    return null;
  }

  /** The ids of a person and their agents, if they exist. */
  async withAgents(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('people')
      .select('id')
      .where((test) => test.or([test('id', '=', person), test('owner', '=', person)]))
      .execute();
    return rows.map(({ id }) => id);
  }

  /**
   * A new session of an account, for the cookie of this browser; the oldest ones end to make room for it. `chosen` replaces a
   * password that works once. `faultOf` may object to the person, whose password is right.
   */
  async signIn(
    name: string,
    password: string,
    chosen?: string,
    faultOf: (person: PersonRow) => Problem | null = () => null,
  ): Promise<{ person: PersonRow; token: string } | Problem> {
    const person = await this.find(name);
    const checked = await this.passwords.check(password, person?.password ?? null, this.time.now());
    if (checked === 'wrong' || !person) return WRONG;
    const fault = faultOf(person);
    if (fault) return fault;
    if (checked === 'once') {
      if (chosen === undefined) return PASSWORD_DUE;
      const set = await this.setPassword({ ...person, session: '' }, chosen);
      if (set) return set;
    } else if (checked === 'old') await this.rehash(person, password);
    const { token, row } = this.newSession(person.id, 'cookie');
    await this.write(this.db.insertInto('sessions').values(row));
    await this.endOldest(person.id, row.id);
    return { person, token };
  }

  /** Replaces the hash of an older cost, unless the password was changed meanwhile. */
  private async rehash({ id, password: old }: PersonRow, password: string): Promise<void> {
    const kept = await this.passwords.hash(password);
    await this.write(
      this.db.updateTable('people').set({ password: kept }).where('id', '=', id).where('password', '=', old),
    );
  }

  private async endOldest(person: string, newest: string): Promise<void> {
    const all = (await this.sessions(person)).filter(({ kind, id }) => kind === 'cookie' && id !== newest);
    const ended = idsOf(all.slice(LIMITS.sessions - 1));
    if (ended.length === 0) return;
    await this.writeAndTell(endedSessions(ended, 4001), this.db.deleteFrom('sessions').where('id', 'in', ended));
  }

  /** A new agent of a person: a person of its own, with a token. */
  async agent(visitor: Visitor, name: string): Promise<{ person: PersonRow; token: string } | Problem> {
    if (visitor.agent) return problem('forbidden', 'An agent cannot make agents.');
    const agents = (await this.sessions(visitor.id)).filter(({ kind }) => kind === 'token');
    if (agents.length >= LIMITS.agents)
      return problem('too-many', `You have ${agents.length} agents; end the session of one first.`);
    const fault = await this.faultIn(name, visitor.id);
    return fault ?? this.add(this.newPerson(name, visitor.id), 'token');
  }

  /** The sessions of a person and their agents, newest first. */
  sessions(person: string): Promise<(SessionRow & { name: string })[]> {
    return this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .selectAll('sessions')
      .select('people.name')
      .where((test) => test.or([test('people.id', '=', person), test('people.owner', '=', person)]))
      .orderBy('sessions.used_at', 'desc')
      .execute();
  }

  /** Ends a session if it belongs to the person or one of their agents; with 'replaced', its sockets stay open for now. */
  async end(person: string, session: string, how: 'signed-out' | 'replaced' = 'signed-out'): Promise<boolean> {
    const own = (await this.sessions(person)).find(({ id }) => id === session);
    if (!own) return false;
    const news: NodeNews[] =
      how === 'replaced' ? [{ t: 'person-changed', person: own.person }] : endedSessions([session], 4001);
    await this.writeAndTell(news, this.db.deleteFrom('sessions').where('id', '=', session));
    return true;
  }

  private find(name: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('account', '=', accountOf(name)).executeTakeFirst();
  }

  private newPerson(name: string, owner: string | null): PersonRow {
    const none = { account: null, password: null, skeleton: null };
    return { id: this.random.id(12), name, owner, made_at: this.time.now(), ...none };
  }

  private newSession(person: string, kind: SessionRow['kind']): { token: string; row: SessionRow } {
    const token = this.random.id(24);
    const now = this.time.now();
    return { token, row: { id: hashed(token), person, kind, made_at: now, used_at: now } };
  }

  /** Drops what is cached about a person: their name, and whether their sessions go on. */
  forget(person: string): void {
    this.changes++;
    for (const [id, visitor] of this.known) if (visitor.id === person) this.known.delete(id);
  }

  /** Drops what is cached about sessions. */
  forgetSessions(sessions: Iterable<string>): void {
    this.changes++;
    for (const id of sessions) this.known.delete(id);
  }

  forgetAll(): void {
    this.forgetSessions([...this.known.keys()]);
  }
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
