/** What `followsuit admin` does to the database of a server, whether it runs or not. */
import { randomBytes } from 'node:crypto';
import { ConfigError } from '../config.ts';
import { newId } from '../context.ts';
import { accountOf } from '../people/names.ts';
import { Passwords } from '../people/passwords.ts';
import type { BanRow, Db, PersonRow, ReportRow } from '../store/schema.ts';
import { readNetwork } from './networks.ts';
import { giveOrder } from './orders.ts';

const DAY = 86_400_000;
/** Letters of a one-time password: none that looks like another. 16 of them are 80 bits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

type NamedPerson = Pick<PersonRow, 'id' | 'name' | 'account' | 'owner' | 'made_at'>;

/** The person with an id, or the account with a name. */
export async function findPerson(db: Db, given: string): Promise<NamedPerson> {
  const people = db.selectFrom('people').select(['id', 'name', 'account', 'owner', 'made_at']);
  // The id first: somebody may call their account by the id of another.
  const found =
    (await people.where('id', '=', given).executeTakeFirst()) ??
    (await people.where('account', '=', accountOf(given)).executeTakeFirst());
  if (found) return found;
  throw new ConfigError(
    `Nobody here has the id ${JSON.stringify(given)}, nor an account of that name; followsuit admin people NAME finds guests.`,
  );
}

/** People by name: guests and agents too, the newest first. */
export const peopleNamed = (db: Db, name: string): Promise<NamedPerson[]> =>
  db
    .selectFrom('people')
    .select(['id', 'name', 'account', 'owner', 'made_at'])
    .where('name', '=', name)
    .orderBy('made_at', 'desc')
    .limit(100)
    .execute();

export interface BanWanted {
  /** A person's id or an account's name, or null. */
  readonly person: string | null;
  /** An address or a range, or null. */
  readonly network: string | null;
  readonly until: number | null;
  readonly reason: string;
  /** Whether to ban the networks from which the person is connected. */
  readonly networksToo: boolean;
}

/** Bans; resolves to the ban and the number of the order. A later ban of the same replaces the earlier. */
export async function ban(
  db: Db,
  wanted: BanWanted,
  now: number,
): Promise<{ readonly order: number; readonly ban: BanRow }> {
  const { until, reason } = wanted;
  const person = wanted.person === null ? null : (await findPerson(db, wanted.person)).id;
  const network = wanted.network === null ? null : networkOf(wanted.network);
  const row: BanRow = { id: newId(6), person, network, reason, made_at: now, until };
  const body = { ...(person && { person }), ...(person && wanted.networksToo && { networksToo: { until, reason } }) };
  const order = await giveOrder(db, 'bans', body, now, async (trx) => {
    await trx
      .deleteFrom('bans')
      .where((test) => (person === null ? test('network', '=', network) : test('person', '=', person)))
      .execute();
    await trx.insertInto('bans').values(row).execute();
  });
  return { order, ban: row };
}

function networkOf(given: string): string {
  const network = readNetwork(given);
  if (typeof network === 'string') throw new ConfigError(network);
  return network.text;
}

/** Lifts the bans with an id, of a person or of a network; resolves to how many there were, and the number of the order. */
export async function unban(
  db: Db,
  given: string,
  now: number,
): Promise<{ readonly order: number; readonly lifted: number }> {
  const people = db.selectFrom('people').select('id').where('account', '=', accountOf(given));
  const network = readNetwork(given);
  const found = await db
    .selectFrom('bans')
    .select('id')
    .where((test) =>
      test.or([
        test('id', '=', given),
        test('person', '=', given),
        test('person', 'in', people),
        test('network', '=', typeof network === 'string' ? given : network.text),
      ]),
    )
    .execute();
  if (found.length === 0)
    throw new ConfigError(`There is no ban of ${JSON.stringify(given)}; followsuit admin bans lists them.`);
  const ids = found.map(({ id }) => id);
  const order = await giveOrder(db, 'bans', {}, now, (trx) => trx.deleteFrom('bans').where('id', 'in', ids).execute());
  return { order, lifted: ids.length };
}

/** The bans in force, with the names of people. */
export const bansInForce = (db: Db, now: number): Promise<(BanRow & { name: string | null })[]> =>
  db
    .selectFrom('bans')
    .leftJoin('people', 'people.id', 'bans.person')
    .selectAll('bans')
    .select('people.name')
    .where((test) => test.or([test('until', 'is', null), test('until', '>', now)]))
    .orderBy('bans.made_at', 'desc')
    .execute();

/** The newest reports, with the names of people. */
export const newestReports = (
  db: Db,
  limit: number,
): Promise<(ReportRow & { by_name: string | null; about_name: string | null })[]> =>
  db
    .selectFrom('reports')
    .leftJoin('people as reporters', 'reporters.id', 'reports.person')
    .leftJoin('people as reported', 'reported.id', 'reports.about')
    .selectAll('reports')
    .select(['reporters.name as by_name', 'reported.name as about_name'])
    .orderBy('reports.made_at', 'desc')
    .limit(limit)
    .execute();

/** Orders to remove a table; resolves to the number of the order. */
export async function removeTable(db: Db, table: string, now: number): Promise<number> {
  const found = await db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst();
  if (!found) throw new ConfigError(`There is no table ${JSON.stringify(table)}; its id is the last part of its link.`);
  return giveOrder(db, 'remove-table', { table }, now);
}

export const announce = (db: Db, text: string, until: number, now: number): Promise<number> =>
  giveOrder(db, 'announce', { text, until }, now);

/** Gives an account a password that works once within a day, and ends its sessions. */
export async function resetPassword(
  db: Db,
  given: string,
  now: number,
  passwords = new Passwords(),
): Promise<{ readonly order: number; readonly password: string; readonly name: string }> {
  const { id, name, account } = await findPerson(db, given);
  if (account === null) throw new ConfigError(`${name} is no account, and has no password.`);
  const letters = [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const password = (letters.match(/.{4}/g) as string[]).join('-');
  const kept = await passwords.hash(password, now + DAY);
  const order = await giveOrder(db, 'person', { person: id }, now, async (trx) => {
    await trx.updateTable('people').set({ password: kept }).where('id', '=', id).execute();
    await trx.deleteFrom('sessions').where('person', '=', id).execute();
  });
  return { order, password, name };
}
