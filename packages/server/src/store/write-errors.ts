/** Why a change could not be written. Each says what is certain about the change. */
import type { TableHold } from './statements.ts';

/** The connection was lost while the database committed: the change may be stored or not. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The connection was lost during a commit.', { cause });
  }
}

/** Not written: another node has taken these tables over since, or the database has lines that this node does not know. */
export class TablesLost extends Error {
  readonly holds: readonly TableHold[];

  constructor(holds: readonly TableHold[], cause?: unknown) {
    super('The table was changed elsewhere.', { cause });
    this.holds = holds;
  }
}

/** Not loaded: another node that is alive has the table. */
export class TableElsewhere extends Error {
  constructor() {
    super('Another server has this table.');
  }
}

/** Not written: the node's lease has run out, so others may use the database. */
export class LeaseExpired extends Error {
  constructor() {
    super('The lease on the database has run out.');
  }
}

/** Whether an error is about who may write, and not about the change. */
export const isOwnershipFailure = (error: unknown): boolean =>
  error instanceof TablesLost || error instanceof TableElsewhere || error instanceof LeaseExpired;
