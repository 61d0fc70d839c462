/** People who do any legal act. */
import { type Line, Random, Verifier } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import type { Client, Known } from './client.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever a table may be made of
type Any = any;

/**
 * Creates a table: the host at seat 0, the others at the next seats, bots at the rest; everybody joins, and the host starts.
 * They keep these seats unless `more` says otherwise.
 */
export async function tableFor(
  clients: readonly Client[],
  game: string,
  seats: number,
  more: Any = {},
): Promise<string> {
  const [host, ...guests] = clients;
  const { bot = 'random', ...body } = more;
  const kinds = Array.from({ length: seats }, (_, i) =>
    i === 0 ? { kind: 'me' } : i < clients.length ? { kind: 'open' } : { kind: 'bot', bot },
  );
  const answer = await host.post('/api/tables', { game, seats: kinds, seating: 'fixed', ...body });
  const id: string = answer.table?.id;
  if (!id) throw new Error(JSON.stringify(answer));
  for (const guest of guests) {
    const seated = await guest.post(`/api/tables/${id}/seat`);
    if (!seated.table) throw new Error(JSON.stringify(seated));
  }
  for (const client of clients) await client.join(id);
  const started = await host.post(`/api/tables/${id}/start`);
  if (!started.table) throw new Error(JSON.stringify(started));
  return id;
}

const isOver = ({ info }: Known): boolean => info?.stage === 'over';

/** Plays until the game is over or a condition holds; ignores refusals and stale acts. */
export async function playOn(
  client: Client,
  table: string,
  random: Random,
  enough: (known: Known) => boolean = () => false,
): Promise<void> {
  const known = client.tables.get(table) as Known;
  for (;;) {
    await client.until(() => known.acts.length > 0 || isOver(known) || enough(known), 20_000);
    if (isOver(known) || enough(known)) return;
    const answer = await client.act(table, known.acts[random.below(known.acts.length)]);
    if (answer.t === 'error' && answer.code !== 'stale') throw new Error(JSON.stringify(answer));
    await client.until(() => answer.t === 'error' || known.seq >= answer.seq);
  }
}

/** What is wrong with a record, or null. */
export function faultOf(lines: readonly Line[]): string | null {
  const verifier = new Verifier(gameOf);
  for (const [i, line] of lines.entries()) {
    const fault = verifier.line(line);
    if (fault) return `line ${i + 1}: ${fault.rule} ${fault.detail ?? ''}`;
  }
  const fault = verifier.end();
  return fault ? `${fault.rule} ${fault.detail ?? ''}` : null;
}

export const linesOf = (text: string): Line[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

export { Random };
