/** Everything that clients have seen. What contradicts itself is a violation at once; the rest is compared with the database. */
import type { Json } from '@followsuit/engine';

/** The fate of an act as its client knows it: acknowledged with the number of events after it, rejected, or not answered. */
export type ActFate = { readonly done: number } | { readonly rejected: string } | 'sent';

export interface TableNotes {
  /** By seat and number: the text of each event. */
  readonly events: Map<number, string[]>;
  readonly acts: Map<string, ActFate>;
  /** By number of the chance: the hash that was shown. */
  readonly pledges: Map<number, string>;
  /** By number of the chance: the random bytes that the server has answered with `given`. */
  readonly parts: Map<number, Set<string>>;
  /** The most events that anybody has seen. */
  seq: number;
}

/** Violations of each kind that are told in full. */
const TOLD = 5;

export class Notes {
  readonly tables = new Map<string, TableNotes>();
  readonly violations: string[] = [];
  private readonly kinds = new Map<string, number>();
  /** Counts for the report. */
  readonly counts = { sent: 0, done: 0, rejected: 0, events: 0, connects: 0, stale: 0 };

  table(id: string): TableNotes {
    let found = this.tables.get(id);
    if (!found) {
      found = { events: new Map(), acts: new Map(), pledges: new Map(), parts: new Map(), seq: 0 };
      this.tables.set(id, found);
    }
    return found;
  }

  /** Notes something that must not happen: `kind` in general, `detail` in particular. */
  violation(kind: string, detail: string): void {
    const count = (this.kinds.get(kind) ?? 0) + 1;
    this.kinds.set(kind, count);
    if (count <= TOLD) this.violations.push(`${kind}: ${detail}`);
    if (count === TOLD + 1) this.violations.push(`${kind}: more of these`);
  }

  /** A seat is shown an event; returns whether nobody had seen as many. */
  event(id: string, seat: number, n: number, event: Json): boolean {
    const table = this.table(id);
    const text = JSON.stringify(event);
    let events = table.events.get(seat);
    if (!events) {
      events = [];
      table.events.set(seat, events);
    }
    const before = events[n];
    if (before === undefined) events[n] = text;
    else if (before !== text)
      this.violation('an event that was shown has changed', `table ${id}, event ${n}: ${before} is now ${text}`);
    if (n < table.seq) return false;
    table.seq = n + 1;
    this.counts.events++;
    return true;
  }

  sent(table: string, act: string): void {
    this.counts.sent++;
    this.table(table).acts.set(act, 'sent');
  }

  done(id: string, act: string, seq: number): void {
    const { acts } = this.table(id);
    const before = acts.get(act);
    if (typeof before === 'object' && 'done' in before && before.done === seq) return;
    if (typeof before === 'object')
      this.violation('an act is answered in two ways', `table ${id}, act ${act}: ${JSON.stringify(before)}, ${seq}`);
    this.counts.done++;
    acts.set(act, { done: seq });
  }

  rejected(table: string, act: string, code: string): void {
    this.counts.rejected++;
    this.table(table).acts.set(act, { rejected: code });
  }

  pledge(id: string, n: number, hash: string): void {
    const { pledges } = this.table(id);
    const before = pledges.get(n);
    if (before !== undefined && before !== hash)
      this.violation('a pledge that was shown has changed', `table ${id}, chance ${n}: ${before} is now ${hash}`);
    else pledges.set(n, hash);
  }

  part(id: string, n: number, random: string): void {
    const { parts } = this.table(id);
    const given = parts.get(n) ?? new Set();
    parts.set(n, given.add(random));
  }
}
