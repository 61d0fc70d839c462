/** The script of the `WriterThread`: each message is one transaction; null ends it. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Guard, HELD_TABLES, type HeldRow, LIVE, lostHolds } from './holds.ts';
import { SqliteConnection } from './sqlite.ts';
import type { Transaction, WriteOutcome } from './writer-thread.ts';

const connection = new SqliteConnection((workerData as { path: string }).path);
parentPort?.postMessage('open');

/** What keeps the node from writing, or null. */
function faultOf({ node, holds }: Guard): WriteOutcome | null {
  const ids = JSON.stringify(holds.map(({ table }) => table));
  const lost = lostHolds(holds, connection.prepare(HELD_TABLES.sqlite).all([node, ids]) as HeldRow[]);
  if (lost.length === 0) return null;
  const isLive = connection.prepare(LIVE.sqlite).all([node]).length > 0;
  return { error: null, lost: isLive ? lost : 'lease' };
}

function commit({ statements, guard }: Transaction): WriteOutcome {
  try {
    connection.exec('begin immediate');
    const fault = guard && faultOf(guard);
    if (fault) {
      connection.exec('rollback');
      return fault;
    }
    for (const { sql, parameters } of statements) connection.prepare(sql).run(parameters);
    connection.exec('commit');
    return { error: null };
  } catch (error) {
    if (connection.isInTransaction) connection.exec('rollback');
    return { error: (error as Error).message };
  }
}

parentPort?.on('message', (transaction: Transaction | null) => {
  if (transaction !== null) return parentPort?.postMessage(commit(transaction));
  connection.close();
  parentPort?.close();
});
