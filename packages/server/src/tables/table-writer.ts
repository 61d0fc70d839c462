/** Writes the rows of one table, which its node must hold. */
import type { Play } from '@followsuit/engine';
import { actorsIn, type ChanceSecret, type GameProgress, type Step, type StoredStep } from '@followsuit/table';
import type { ServerContext } from '../context.ts';
import { resultRows } from '../store/results.ts';
import type { FairRow, LineRow } from '../store/schema.ts';
import type { Change, TableHold } from '../store/statements.ts';
import type { TableRows } from '../store/store.ts';
import { OutcomeUnknown, TableElsewhere, TablesLost } from '../store/write-errors.ts';
import { lineRows } from './record-rows.ts';
import type { Roster } from './roster.ts';

/** Milliseconds before the next attempt to take a table over. */
const RETRY = 500;

/** What to tell whoever sent something that could not be written. */
export const notWritten = (error: unknown): string =>
  error instanceof OutcomeUnknown || error instanceof TablesLost
    ? 'Whether this was kept is not certain; send it again.'
    : 'This could not be kept, so it was not done; try again.';

export class TableWriter {
  private readonly context: ServerContext;
  private readonly roster: Roster;
  private readonly reload: () => Promise<void>;

  /** `reload` reads the table again, after another node has had it. */
  constructor(context: ServerContext, roster: Roster, reload: () => Promise<void>) {
    this.context = context;
    this.roster = roster;
    this.reload = reload;
  }

  get hold(): TableHold {
    const { id, fence } = this.roster.row;
    return { table: id, fence };
  }

  /** Resolves when the change is durable. If the table is lost, it has been read again, or dropped, when this rejects. */
  async write(change: Change): Promise<void> {
    try {
      await this.context.store.write({ ...change, holds: [this.hold] });
    } catch (error) {
      if (error instanceof TablesLost) await this.reload();
      throw error;
    }
  }

  /** Does `work`; once more if the table was lost meanwhile, and has been read again: it may be done by then. */
  async again<T>(work: () => Promise<T>): Promise<T> {
    const { fence } = this.roster.row;
    try {
      return await work();
    } catch (error) {
      if (error instanceof TablesLost && this.roster.row.fence !== fence) return work();
      throw error;
    }
  }

  /** Takes the table over again; resolves to null if it is gone, or if another node has it. */
  async takeOver(): Promise<TableRows | null> {
    const { store, log } = this.context;
    const { id } = this.roster.row;
    for (;;) {
      try {
        const stored = await store.claim(id);
        log.warn({ table: id }, 'somebody else had taken a table over; it has been read again');
        return stored;
      } catch (error) {
        if (error instanceof TableElsewhere || store.isClosing) {
          log.warn({ err: error, table: id }, 'another node has taken a table over');
          return null;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }

  /** Writes a step as rows. */
  async step({ step, from, id, secret, over }: StoredStep, game: GameProgress): Promise<void> {
    const { row, seats } = this.roster;
    const { time, metrics } = this.context;
    const result = over ? JSON.stringify(step.lines[step.lines.length - 1]) : null;
    await this.write({
      lines: this.rowsOf(game.rules, step, from, id),
      update: over ? { id: row.id, set: { stage: 'over', over_at: time.now(), result } } : undefined,
      results: over ? resultRows(row.game, seats, [...game.lines.slice(0, from), ...step.lines]) : undefined,
      fair: secret ? [this.fairRow(secret)] : undefined,
    });
    if (over) row.stage = 'over';
    if (step.lines[0].ev === 'act') metrics.acts++;
  }

  rowsOf(rules: Play, { lines, state }: Step, from: number, id: string | null): LineRow[] {
    const { time, uptime } = this.context;
    const moment = { at: time.now(), up: uptime() };
    return lineRows(this.roster.row.id, lines, from, id, moment, actorsIn(rules, state));
  }

  fairRow({ n, secret }: ChanceSecret): FairRow {
    return { table_id: this.roster.row.id, n, secret, given: null };
  }
}
