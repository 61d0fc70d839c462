/** The bans in force: of people with their agents, and of networks. All of them are in memory. */
import { type Problem, problem } from '@followsuit/protocol';
import type { Time } from '@followsuit/table';
import type { BanRow, Db } from '../store/schema.ts';
import { type Network, readNetwork } from './networks.ts';

/** The code with which sockets of banned people and networks are closed. */
export const BANNED = 4004;

/** Whoever may be banned. */
export interface Banned {
  readonly id: string;
  readonly owner: string | null;
}

export class Bans {
  private readonly time: Time;
  private people = new Map<string, BanRow>();
  private networks: { readonly row: BanRow; readonly network: Network }[] = [];

  constructor(time: Time) {
    this.time = time;
  }

  /** Reads the bans from the database. */
  async load(db: Db): Promise<void> {
    const rows = await db.selectFrom('bans').selectAll().orderBy('made_at').execute();
    const people = new Map<string, BanRow>();
    const networks: typeof this.networks = [];
    for (const row of rows) {
      if (!this.isInForce(row)) continue;
      if (row.person !== null) people.set(row.person, row);
      const network = row.network === null ? '' : readNetwork(row.network);
      if (typeof network !== 'string') networks.push({ row, network });
    }
    this.people = people;
    this.networks = networks;
  }

  /** Why an address and a person may not use the server, or null. */
  faultOf(address: string, person: Banned | null): Problem | null {
    return this.faultOfNetwork(address) ?? (person && this.faultOfPerson(person));
  }

  faultOfPerson({ id, owner }: Banned): Problem | null {
    const found = this.people.get(id) ?? this.people.get(owner ?? '');
    return found && this.isInForce(found) ? toProblem(found, 'You are') : null;
  }

  faultOfNetwork(address: string): Problem | null {
    const found = this.networks.find(({ row, network }) => this.isInForce(row) && network.includes(address));
    return found ? toProblem(found.row, 'Your network is') : null;
  }

  private isInForce({ until }: BanRow): boolean {
    return until === null || until > this.time.now();
  }
}

function toProblem({ until, reason }: BanRow, who: string): Problem {
  const end = until === null ? '' : ` until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return problem('banned', `${who} banned from this server${end}${reason === '' ? '' : `: ${reason}`}.`);
}
