/** `followsuit move`: what is wrong is said in one sentence. The move itself: server/src/store/move.test.ts. */
import { expect, it } from 'vitest';
import { newFolder, refused as run } from '../testing/run.ts';

it.each([
  [[], 'Say where to move: --database-url postgres://user@host/name, or DATABASE_URL.'],
  [
    ['--database-url', 'mysql://secret@host/name'],
    '--database-url cannot be what it is; it may be an address such as postgres://user@host/name.',
  ],
])('%s', async (args, sentence) => {
  expect(await run(['move', '--data', newFolder(), ...args])).toEqual({ code: 2, out: '', err: `${sentence}\n` });
});

it('a folder without a database is named', async () => {
  const data = newFolder();
  const { code, err } = await run(['move', '--data', data, '--database-url', 'postgres://nobody@127.0.0.1:1/none']);
  expect([code, err]).toEqual([2, `There is no database in ${JSON.stringify(data)}; name its folder with --data.\n`]);
});
