/** People and their sessions. Tokens are random; only their hashes are stored. */
import { createHash } from 'node:crypto';
import { LIMITS, type Problem, problem } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';
import type { ServerRandom } from '../context.ts';
import type { Db, PersonRow, SessionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const WRONG = 'There is no account with this name and password.';
/** Milliseconds between updates of when a session was used, and between renewals of its cookie. */
const DAY = 86_400_000;
/** How many sessions are cached, so that not every request queries the database. */
const REMEMBERED = 20_000;

/** A person, and the session of their request. */
export interface Visitor {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly session: string;
  readonly agent: boolean;
}

export class People {
  private readonly db: Db;
  private readonly deleted: ReadonlySet<string>;
  private readonly time: Time;
  private readonly random: ServerRandom;
  /** Milliseconds after which an unused session ends. */
  private readonly keep: number;
  private readonly known = new Map<string, Visitor & { readonly usedAt: number; cookieAt: number }>();
  /** Counts changes to cached sessions: what was being read meanwhile must be read again. */
  private changes = 0;

  constructor({ db, deleted }: Pick<Store, 'db' | 'deleted'>, time: Time, random: ServerRandom, keepDays: number) {
    this.keep = keepDays * DAY;
    this.db = db;
    this.deleted = deleted;
    this.time = time;
    this.random = random;
  }

  /** The owner of a token, or null. */
  async visitor(token: string): Promise<Visitor | null> {
    const id = hashed(token);
    const now = this.time.now();
    const known = this.known.get(id);
    if (known && this.deleted.has(known.id)) return null;
    if (known && now - known.usedAt < DAY) return known;
    const { changes } = this;
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      // An agent disappears with its owner.
      .leftJoin('people as owners', 'owners.id', 'people.owner')
      .select(['people.id', 'people.name', 'people.account', 'sessions.kind', 'sessions.made_at', 'sessions.used_at'])
      .where('sessions.id', '=', id)
      .where((test) => test.or([test('people.owner', 'is', null), test('owners.id', 'is not', null)]))
      .executeTakeFirst();
    if (!row || this.deleted.has(row.id) || now - row.used_at > this.keep) return null;
    const isOld = now - row.used_at >= DAY;
    if (isOld && !(await this.noteUse(id, now))) return null;
    if (changes !== this.changes) return this.visitor(token);
    const agent = row.kind === 'token';
    const usedAt = isOld ? now : row.used_at;
    const more = { session: id, agent, usedAt, cookieAt: row.made_at };
    const visitor = { id: row.id, name: row.name, account: row.account !== null, ...more };
    if (this.known.size === REMEMBERED) this.known.clear();
    this.known.set(id, visitor);
    return visitor;
  }

  /** Notes that a session is used; false if it has ended meanwhile. */
  private async noteUse(session: string, now: number): Promise<boolean> {
    const update = this.db.updateTable('sessions').set({ used_at: now }).where('id', '=', session);
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
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
  async guest(name: string): Promise<{ person: PersonRow; token: string }> {
    const person = this.newPerson(name, null);
    await this.db.insertInto('people').values(person).execute();
    return { person, token: await this.session(person.id, 'cookie') };
  }

  /** Turns a guest into an account with a name and a password; the person and their games stay the same. */
  async signUp(visitor: Visitor, name: string, password: string): Promise<Problem | null> {
    if (visitor.account) return problem('forbidden', 'You have an account already.');
    if (visitor.agent) return problem('forbidden', 'An agent has no account of its own.');
    const kept = await hashPassword(password);
    try {
      await this.db
        .updateTable('people')
        .set({ name, account: accountOf(name), password: kept })
        .where('id', '=', visitor.id)
        .execute();
    } catch (error) {
      if (await this.find(name)) return problem('name-taken', 'Somebody has an account of that name.');
      throw error;
    }
    this.forget(visitor.id);
    return null;
  }

  /** A new name for a guest; seats taken before keep the old one. */
  async rename(visitor: Visitor, name: string): Promise<Problem | null> {
    if (visitor.account) return problem('forbidden', 'An account keeps its name.');
    if (visitor.agent) return problem('forbidden', 'An agent keeps its name.');
    await this.db.updateTable('people').set({ name }).where('id', '=', visitor.id).execute();
    this.forget(visitor.id);
    return null;
  }

  /** Whether a password is correct for an account. */
  async knows(visitor: Visitor, password: string): Promise<boolean> {
    const row = await this.db.selectFrom('people').select('password').where('id', '=', visitor.id).executeTakeFirst();
    return verifyPassword(password, row?.password ?? null);
  }

  /** Sets a new password, ends all other sessions and returns their ids: anybody who knew the old one is signed out. */
  async setPassword(visitor: Visitor, password: string): Promise<string[]> {
    const kept = await hashPassword(password);
    await this.db.updateTable('people').set({ password: kept }).where('id', '=', visitor.id).execute();
    const ended = await this.db
      .deleteFrom('sessions')
      .where('person', '=', visitor.id)
      .where('id', '!=', visitor.session)
      .returning('id')
      .execute();
    this.forget(visitor.id);
    return ended.map(({ id }) => id);
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

  /** Drops deleted people from memory. */
  peopleDeleted(people: readonly string[]): void {
    for (const id of people) this.forget(id);
  }

  /** A new session of an account, for the cookie of this browser; `ended` are those that had to make room for it. */
  async signIn(
    name: string,
    password: string,
  ): Promise<{ person: PersonRow; token: string; ended: readonly string[] } | Problem> {
    const person = await this.find(name);
    if (!(await verifyPassword(password, person?.password ?? null)) || !person)
      return problem('wrong-name-or-password', WRONG);
    const token = await this.session(person.id, 'cookie');
    return { person, token, ended: await this.endOldest(person.id, hashed(token)) };
  }

  private async endOldest(person: string, newest: string): Promise<string[]> {
    const all = (await this.sessions(person)).filter(({ kind, id }) => kind === 'cookie' && id !== newest);
    const ended = all.slice(LIMITS.sessions - 1).map(({ id }) => id);
    if (ended.length === 0) return ended;
    await this.db.deleteFrom('sessions').where('id', 'in', ended).execute();
    this.changes++;
    for (const id of ended) this.known.delete(id);
    return ended;
  }

  /** A new agent of a person: a person of its own, with a token. */
  async agent(visitor: Visitor, name: string): Promise<{ person: PersonRow; token: string } | Problem> {
    if (visitor.agent) return problem('forbidden', 'An agent cannot make agents.');
    const agents = (await this.sessions(visitor.id)).filter(({ kind }) => kind === 'token');
    if (agents.length >= LIMITS.agents)
      return problem('too-many', `You have ${agents.length} agents; end the session of one first.`);
    const person = this.newPerson(name, visitor.id);
    await this.db.insertInto('people').values(person).execute();
    return { person, token: await this.session(person.id, 'token') };
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

  /** Ends a session if it belongs to the person or one of their agents. */
  async end(person: string, session: string): Promise<boolean> {
    const own = (await this.sessions(person)).some(({ id }) => id === session);
    if (!own) return false;
    await this.db.deleteFrom('sessions').where('id', '=', session).execute();
    this.changes++;
    this.known.delete(session);
    return true;
  }

  private find(name: string): Promise<PersonRow | undefined> {
    return this.db.selectFrom('people').selectAll().where('account', '=', accountOf(name)).executeTakeFirst();
  }

  private newPerson(name: string, owner: string | null): PersonRow {
    return { id: this.random.id(12), name, account: null, password: null, owner, made_at: this.time.now() };
  }

  private async session(person: string, kind: SessionRow['kind']): Promise<string> {
    const token = this.random.id(24);
    const now = this.time.now();
    await this.db
      .insertInto('sessions')
      .values({ id: hashed(token), person, kind, made_at: now, used_at: now })
      .execute();
    return token;
  }

  private forget(person: string): void {
    this.changes++;
    for (const [id, visitor] of this.known) if (visitor.id === person) this.known.delete(id);
  }
}

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** Names that look the same are the same account. */
export const accountOf = (name: string): string => name.normalize('NFKC').toLowerCase();
