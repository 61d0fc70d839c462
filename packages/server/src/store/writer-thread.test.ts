/** A thread that fails is followed by another, which has nothing to do with its failure. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../testing/start.ts';
import { WriterThread } from './writer-thread.ts';

it('after a thread has failed, what is asked at once is done', async () => {
  const folder = join(newFolder(), 'later');
  const thread = new WriterThread(join(folder, 'followsuit.db'));
  const create = { sql: 'create table made (n integer)', parameters: [] };
  const again = thread.commit([create]).catch((error: Error) => {
    expect(error.message).toMatch(/unable to open/);
    mkdirSync(folder);
    return Promise.all([
      thread.commit([create]),
      thread.commit([{ sql: 'insert into made values (1)', parameters: [] }]),
    ]);
  });
  expect(await again).toHaveLength(2);
  await thread.close();
});
