/** Accounts of an older database get the skeletons of their names. */
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { Client } from '../testing/client.ts';
import { newFolder, start } from '../testing/start.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqlite } from './sqlite.ts';

it('older accounts are protected, also two whose names look alike', async () => {
  const data = newFolder();
  const db = new Kysely<Schema>({ dialect: sqlite(join(data, 'followsuit.db')) });
  await migrate(db, '004-results');
  for (const [i, name] of ['Nikolai', 'Nik0lai', 'Bo'].entries())
    await db
      .insertInto('people')
      .values({ id: `p${i}`, name, account: name.toLowerCase(), password: null, owner: null, made_at: i } as never)
      .execute();
  await db.destroy();
  const { base, server } = await start({ data });
  const rows = await server.context.store.db.selectFrom('people').select(['name', 'skeleton']).orderBy('id').execute();
  expect(rows.map(({ skeleton }) => skeleton)).toEqual(['nlkolal', null, 'bo']);
  const status = async (name: string) => (await new Client(base).request('POST', '/api/guest', { name })).status;
  expect(await Promise.all(['nikolai', 'Nik0lai', 'B0', 'Cy'].map(status))).toEqual([409, 409, 409, 200]);
});
