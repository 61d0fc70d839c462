/** Nodes that contend for one table: there is one writer at a time, and fences only rise. */
import { GAME } from '../load/prepare.ts';
import { NEW_TABLE_DEFAULTS, type TableRow } from '../store/schema.ts';
import type { Change, TableHold } from '../store/statements.ts';
import type { Store } from '../store/store.ts';
import { TableElsewhere, TablesLost } from '../store/write-errors.ts';

/** Who contends: a store of this process, or one of another (contender.ts). */
export type Contender = Pick<Store, 'claim' | 'write' | 'table'>;

export const contendedTable = (id: string): TableRow => ({
  id,
  game: GAME.id,
  options: '{}',
  host: 'ana',
  listed: 0,
  stage: 'playing',
  settings: '{"grace":null,"clock":{"kind":"none"}}',
  made_at: 1,
  ...NEW_TABLE_DEFAULTS,
});

function change(id: string, round: number, body: string, hold: TableHold): Change {
  const line = { table_id: id, n: round, body, act_id: null, at: 1, actors: null, up: null };
  return {
    lines: [line],
    update: { id, set: { result: JSON.stringify(`${body} ${round}`) } },
    holds: [hold],
  };
}

/** A step as most are: only a line, which is written in one statement together with the check of the fence. */
const lateLine = (id: string, n: number, hold: TableHold): Change => ({
  lines: [{ table_id: id, n, body: 'late', act_id: null, at: 1, actors: null, up: null }],
  holds: [hold],
});

/**
 * In each round all nodes claim the table at once; the winner and the one before it write at the same moment, and the winner
 * releases it. Returns how often each node won; throws an error that says what went wrong.
 */
export async function contend(stores: readonly Contender[], id: string, rounds: number): Promise<number[]> {
  const wins = stores.map(() => 0);
  let last: { readonly store: Contender; readonly hold: TableHold } | null = null;
  for (let round = 0; round < rounds; round++) {
    const claims = await Promise.allSettled(stores.map((store) => store.claim(id)));
    const winners = [...claims.keys()].filter((i) => claims[i].status === 'fulfilled');
    const fail = (text: string): never => {
      throw new Error(`round ${round}: ${text}`);
    };
    for (const claim of claims)
      if (claim.status === 'rejected' && !(claim.reason instanceof TableElsewhere)) throw claim.reason;
    if (winners.length !== 1) fail(`${winners.length} nodes have the table`);
    const [winner] = winners;
    const store = stores[winner];
    const rows = (claims[winner] as PromiseFulfilledResult<Awaited<ReturnType<Contender['claim']>>>).value;
    if (!rows) return fail('the table is gone');
    const hold = { table: id, fence: rows.table.fence };
    if (last && hold.fence <= last.hold.fence) fail(`the fence is ${hold.fence} after ${last.hold.fence}`);
    const [late, own] = await Promise.allSettled([
      last?.store.write(round % 2 === 0 ? change(id, round, 'late', last.hold) : lateLine(id, round, last.hold)),
      store.write(change(id, round, 'own', hold)),
    ]);
    if (own.status === 'rejected') throw own.reason;
    if (last && !(late.status === 'rejected' && late.reason instanceof TablesLost))
      fail('a node wrote with an earlier fence');
    const stored = await store.table(id);
    if (stored?.table.result !== JSON.stringify(`own ${round}`)) fail(`the row says ${stored?.table.result}`);
    if (stored?.lines.some(({ body, n }, i) => body !== 'own' || n !== i)) fail('a line is not by the owner');
    wins[winner]++;
    last = { store, hold };
    await store.write({ update: { id, set: { owner: null } }, holds: [hold] });
  }
  return wins;
}
