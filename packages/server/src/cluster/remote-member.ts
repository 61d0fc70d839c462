/** A connection of another node at a table of this one. */
import { type ClientMessage, type Problem, problem, type ServerMessage } from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import { TableElsewhere } from '../store/write-errors.ts';
import type { AudienceMember } from '../tables/audience.ts';
import type { ServerTable } from '../tables/server-table.ts';
import { TableMoved } from '../tables/table-place.ts';
import type { TableRequest } from '../tables/table-requests.ts';
import type { Tables } from '../tables/tables.ts';
import type { LinkMessage } from './link-messages.ts';
import type { NodeLink } from './node-link.ts';

/** Milliseconds before the other node looks again for a table that this one could not load. */
const RETRY = 200;

/** What a link needs of its own node. */
export interface RemoteServices {
  readonly context: ServerContext;
  readonly tables: Tables;
  answer(request: TableRequest): Promise<object | Problem>;
}

export class RemoteMember implements AudienceMember {
  readonly person: string | null;
  readonly network: string;
  private readonly link: NodeLink;
  private readonly number: number;
  private readonly id: string;
  /** Resolves when it is at the table, or has been told that the table is not here. */
  private readonly entered: Promise<void>;
  private joined: ServerTable | null = null;
  private hasLeft = false;

  constructor(link: NodeLink, join: Extract<LinkMessage, { t: 'join' }>, { tables, context }: RemoteServices) {
    this.link = link;
    this.person = join.person;
    this.network = join.network;
    this.number = join.member;
    this.id = join.table;
    const found = tables.get(join.table).catch((error) => {
      if (!(error instanceof TableElsewhere))
        context.log.warn({ err: error, table: join.table }, 'a table could not be loaded');
      return null;
    });
    this.entered = found.then(async (table) => {
      // Whoever calls waits as well: answered at once, the other node would ask again and again.
      if (!table) await new Promise<void>((resolve) => context.time.after(RETRY, resolve));
      const isHere = table !== null && !this.hasLeft && !(await tables.giveToFirst(table));
      if (this.hasLeft) return;
      if (!isHere) {
        this.tableMoved();
        return;
      }
      this.joined = table;
      table.join(this, join.have, join.gives);
    });
  }

  send(frame: Buffer, seen: number): void {
    this.link.deliver(frame, this.number, seen);
  }

  tableClosed(): void {
    this.hasLeft = true;
    this.link.drop(this.number, 'closed');
  }

  tableMoved(): void {
    this.hasLeft = true;
    this.link.drop(this.number, 'moved');
  }

  leave(): void {
    this.hasLeft = true;
    this.joined?.leave(this);
  }

  async handle(message: ClientMessage): Promise<ServerMessage | null> {
    if (!this.joined) await this.entered;
    const table = this.joined;
    if (!table || this.hasLeft) throw new TableMoved();
    if (message.t === 'act') return table.act(this, message);
    if (message.t === 'give') return table.give(this, message);
    if (message.t === 'say') return table.say(this, message);
    return problem('bad-message', 'This is not for a table.', { table: this.id });
  }
}
