/** A table as connections use it: in this process, or at another node (cluster/remote-table.ts). */
import type { ActMessage, GiveMessage, SayMessage, ServerMessage } from '@followsuit/protocol';
import type { AudienceMember } from './audience.ts';

export interface TablePlace {
  readonly id: string;
  /** A connection joins; it already has the events up to `have`. */
  join(member: AudienceMember, have: number, gives: boolean): void;
  leave(member: AudienceMember): void;
  /**
   * These reject with `TableMoved` if another node has the table by now; the connection then sends them there. With `AnswerLost` acts and
   * parts go there too, since a table does each only once; talk does not.
   */
  act(member: AudienceMember, message: ActMessage): Promise<ServerMessage>;
  give(member: AudienceMember, message: GiveMessage): Promise<ServerMessage | null>;
  say(member: AudienceMember, message: SayMessage): Promise<ServerMessage | null>;
}

/** The table is at another node now. */
export class TableMoved extends Error {
  constructor() {
    super('The table is at another node now.');
  }
}

/** The link to the node of the table has ended before its answer came: what was asked may be done. */
export class AnswerLost extends Error {
  constructor() {
    super('The node of the table has not answered.');
  }
}
