/** Checks what nodes sent each other: no secret, and for each member nothing but what that member's seat may see. */
import { type Line, type Play, prover } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import { actorsIn, GameProgress, hasSeat, writeOffer } from '@followsuit/table';
import type { Store, TableRows } from '../store/store.ts';
import type { LinkTap, TappedFrame } from './link-tap.ts';
import type { Notes } from './notes.ts';

/** Returns how many frames with a view were compared. */
export async function checkSecrecy(store: Store, tap: LinkTap, notes: Notes): Promise<number> {
  if (tap.faults > 0) notes.violation('packets between nodes cannot be read', String(tap.faults));
  for (const { secret, table_id } of await store.db.selectFrom('fair').selectAll().execute())
    if (tap.digits.has(secret)) notes.violation('the secret of a deal crossed a link', `table ${table_id}`);
  const byTable = new Map<string, TappedFrame[]>();
  for (const frame of tap.frames) {
    const frames = byTable.get(frame.table) ?? [];
    byTable.set(frame.table, frames);
    frames.push(frame);
  }
  let compared = 0;
  for (const [id, frames] of byTable) {
    const rows = await store.table(id);
    if (rows && rows.lines.length > 0) compared += checkFrames(rows, frames, notes);
  }
  return compared;
}

interface ShownView {
  readonly seat: number;
  readonly from: number;
  readonly events: readonly Line[];
  readonly view: Readonly<Record<string, unknown>>;
  /** What the seat may do, and what it may not. */
  readonly acts: unknown;
  readonly barred: unknown;
}

/** The frames with a view, by the number of events after which they show the table. */
function viewsIn({ seats }: TableRows, frames: readonly TappedFrame[]): Map<number, ShownView[]> {
  const views = new Map<number, ShownView[]>();
  for (const { person, text } of frames) {
    const message = JSON.parse(text);
    if (message.t !== 'sync' && message.t !== 'step') continue;
    const { seq, events, view = {}, acts, barred } = message;
    const seat = person === null ? -1 : seats.findIndex((row) => row.person === person);
    const shown = views.get(seq) ?? [];
    views.set(seq, shown);
    shown.push({ seat, from: seq - events.length, events, view, acts, barred });
  }
  return views;
}

function checkFrames(rows: TableRows, frames: readonly TappedFrame[], notes: Notes): number {
  const { table, seats, lines } = rows;
  const rules = rulesFor(table.game, seats.length, JSON.parse(table.options));
  const views = viewsIn(rows, frames);
  const record = lines.map(({ body }): Line => JSON.parse(body));
  let compared = 0;
  const check = (game: GameProgress, seq: number): void => {
    for (const shown of views.get(seq) ?? []) {
      compared++;
      const fault = faultIn(rules, game, shown);
      if (fault) notes.violation('a link carried what its member may not see', `table ${table.id}, ${seq}: ${fault}`);
    }
  };
  check(GameProgress.replay(rules, record.slice(0, 1), prover), 1);
  GameProgress.replay(rules, record, prover, (game, i) => check(game, i + 1));
  return compared;
}

/** How a view differs from the one of its seat, or null. */
function faultIn(rules: Play, game: GameProgress, { seat, from, events, view, ...offer }: ShownView): string | null {
  if (JSON.stringify(events) !== JSON.stringify(game.eventsFor(seat, from))) return `events of seat ${seat}`;
  const own = rules.json(game.state, seat);
  const wrong = Object.keys(view).find((field) => JSON.stringify(view[field]) !== JSON.stringify(own[field]));
  if (wrong !== undefined) return `${wrong} of seat ${seat}: ${JSON.stringify(view[wrong])}`;
  const actor = seat >= 0 && hasSeat(actorsIn(rules, game.state), seat) ? seat : -1;
  const offered = JSON.parse(`{${writeOffer(rules, rules.view(game.state, actor).state, actor)}}`);
  return JSON.stringify(offer) === JSON.stringify(offered) ? null : `what seat ${seat} may do`;
}
