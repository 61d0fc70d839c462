/** The script of the `WriterThread`: each message is a list of statements for one transaction; null ends it. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteConnection } from './sqlite.ts';
import type { Statement } from './statements.ts';
import type { WriteOutcome } from './writer-thread.ts';

const connection = new SqliteConnection((workerData as { path: string }).path);

function commit(statements: readonly Statement[]): WriteOutcome {
  try {
    connection.exec('begin immediate');
    for (const { sql, parameters } of statements) connection.prepare(sql).run(parameters);
    connection.exec('commit');
    return { error: null };
  } catch (error) {
    if (connection.isInTransaction) connection.exec('rollback');
    return { error: (error as Error).message };
  }
}

parentPort?.on('message', (statements: readonly Statement[] | null) => {
  if (statements !== null) return parentPort?.postMessage(commit(statements));
  connection.close();
  parentPort?.close();
});
