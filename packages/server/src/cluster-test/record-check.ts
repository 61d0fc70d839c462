/** Compares what clients have seen of a table with what the database holds. */
import { prover, Verifier } from '@followsuit/engine';
import { gameOf, rulesFor } from '@followsuit/games';
import { checkDeals, GameProgress, pledgeOf } from '@followsuit/table';
import { recordOf } from '../records.ts';
import type { TableRows } from '../store/store.ts';
import type { Notes, TableNotes } from './notes.ts';

/** Checks a table; `seen` is what clients noted of it. */
export function checkTable(rows: TableRows, seen: TableNotes, notes: Notes): void {
  const { id } = rows.table;
  const say = (kind: string, detail = ''): void => notes.violation(kind, `table ${id}${detail && `, ${detail}`}`);
  if (seen.seq > rows.lines.length) say('events were shown that are not stored', `${seen.seq} > ${rows.lines.length}`);
  if (rows.lines.some(({ n }, i) => n !== i)) say('the lines of a record are not numbered one by one');
  checkActs(rows, seen, say);
  const fault = rows.lines.length === 0 ? null : faultIn(rows);
  if (fault) say('a record does not verify', fault);
  if (fault || rows.lines.length === 0) return;
  checkEvents(rows, seen, say);
  checkChances(rows, seen, say);
}

type Say = (kind: string, detail?: string) => void;

/** What is wrong with a record or its deals, or null. */
function faultIn(rows: TableRows): string | null {
  const record = recordOf({ ...rows, table: { ...rows.table, stage: 'over' } });
  const lines = record
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const verifier = new Verifier(gameOf);
  for (const [i, line] of lines.entries()) {
    const fault = verifier.line(line);
    if (fault) return `line ${i + 1}: ${fault.rule} ${fault.detail ?? ''}`;
  }
  if (verifier.end()) return 'it ends between an act and what follows from it';
  const deal = checkDeals(lines, gameOf).find(({ fault }) => fault !== null);
  return deal ? `line ${deal.line}: ${deal.fault}` : null;
}

/** Every acknowledged act is there once; none that was rejected is. */
function checkActs({ lines }: TableRows, { acts }: TableNotes, say: Say): void {
  const stored = new Map<string, number[]>();
  for (const { n, act_id } of lines)
    if (act_id !== null) {
      const places = stored.get(act_id) ?? [];
      stored.set(act_id, [...places, n]);
    }
  for (const [act, places] of stored) {
    if (places.length > 1) say('an act is stored twice', `act ${act} at ${places.join(', ')}`);
    if (!acts.has(act)) say('an act is stored that nobody sent', `act ${act}`);
  }
  for (const [act, fate] of acts) {
    const places = stored.get(act) ?? [];
    if (fate === 'sent') continue;
    if ('rejected' in fate) {
      if (places.length > 0) say('an act is stored that was rejected', `act ${act}: ${fate.rejected}`);
    } else if (places.length === 0) say('an acknowledged act is not stored', `act ${act}`);
    else {
      const next = lines.findIndex(({ n, actors }) => n >= places[0] && actors !== null);
      if (fate.done !== next + 1)
        say('an act is acknowledged at another place', `act ${act}: ${fate.done}, stored up to ${next + 1}`);
    }
  }
}

/** Every event that was shown is the stored line, as the seat may see it. */
function checkEvents({ table, seats, lines }: TableRows, { events }: TableNotes, say: Say): void {
  const rules = rulesFor(table.game, seats.length, JSON.parse(table.options));
  const game = GameProgress.replay(
    rules,
    lines.map(({ body }) => JSON.parse(body)),
    prover,
  );
  for (const [seat, shown] of events) {
    const stored = game.eventsFor(seat, 0);
    for (const [n, text] of shown.entries())
      if (text !== undefined && text !== JSON.stringify(stored[n]))
        say('an event was shown that is not stored', `seat ${seat}, event ${n}: ${text}`);
  }
}

/** The pledge that was shown is the one of the stored secret, and acknowledged parts are in the deal. */
function checkChances({ lines, fair }: TableRows, { pledges, parts }: TableNotes, say: Say): void {
  const given = new Map<number, string[]>();
  for (const { n, given: waiting } of fair) given.set(n, Object.values(JSON.parse(waiting ?? '{}')));
  for (const { body } of lines) {
    const line = JSON.parse(body);
    const chance = line.fair ?? line.draw;
    if (!chance) continue;
    given.set(chance.n, Object.values(chance.given));
    const shown = pledges.get(chance.n);
    if (shown !== undefined && shown !== chance.hash)
      say('a pledge that was shown is not the one dealt', `${chance.n}`);
  }
  const secrets = new Map(fair.map(({ n, secret }) => [n, secret]));
  for (const [n, hash] of pledges) {
    const secret = secrets.get(n);
    if (secret === undefined || pledgeOf(secret) !== hash) say('a pledge was shown that is not stored', `chance ${n}`);
  }
  for (const [n, acknowledged] of parts)
    for (const random of acknowledged)
      if (!given.get(n)?.includes(random)) say('an acknowledged part is not in the deal', `chance ${n}`);
}
