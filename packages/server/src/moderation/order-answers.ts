/** What nodes answer to an order, and when it is done: when every node that is alive has answered. */
import type { Store } from '../store/store.ts';
import type { OrderKind } from './orders.ts';

/** Notes what this node says about an order; the others look whether it was the last. */
export async function answerOrder(store: Store, n: number, answer: string): Promise<void> {
  const noting = store.db
    .insertInto('order_answers')
    .values({ n, node: store.lease?.node ?? '', answer })
    .onConflict((clash) => clash.columns(['n', 'node']).doUpdateSet({ answer }));
  await store.write({ also: [noting.compile()], news: [{ t: 'orders' }] });
}

/** Notes which orders up to a number are done; returns whether some were open. Any node may do so. */
export async function settleOrders(store: Store, upTo: number, now: number): Promise<boolean> {
  const { db, lease } = store;
  const open = db.selectFrom('orders').select(['n', 'kind']).where('done_at', 'is', null).where('n', '<=', upTo);
  const orders = await open.orderBy('n').limit(100).execute();
  if (orders.length === 0) return false;
  const live = (await lease?.liveNodes()) ?? [];
  for (const { n, kind } of orders) {
    const rows = await db.selectFrom('order_answers').selectAll().where('n', '=', n).execute();
    if (rows.length === 0 || !live.every((id) => rows.some(({ node }) => node === id))) continue;
    const answers = rows.map(({ answer }) => answer);
    const done = db.updateTable('orders').set({ done_at: now, answer: combined(kind, answers) });
    // Answers of nodes that were suspended come late; nobody waits for them.
    const old = db.deleteFrom('order_answers');
    const late = old.where((test) => test.or([test('n', '=', n), test('n', '<', orders[0].n)]));
    await store.write({ also: [done.where('n', '=', n).where('done_at', 'is', null).compile(), late.compile()] });
  }
  return true;
}

/** What all nodes say about an order together. */
function combined(kind: OrderKind, answers: readonly string[]): string {
  if (answers.includes('failed')) return 'failed';
  if (kind === 'remove-table') return answers.includes('removed') ? 'removed' : 'unknown';
  if (kind !== 'bans') return String(answers.reduce((sum, each) => sum + Number(each), 0));
  const parts: { readonly closed: number; readonly networks: readonly string[] }[] = answers.map((each) =>
    JSON.parse(each),
  );
  const closed = parts.reduce((sum, part) => sum + part.closed, 0);
  return JSON.stringify({ closed, networks: [...new Set(parts.flatMap(({ networks }) => networks))] });
}
