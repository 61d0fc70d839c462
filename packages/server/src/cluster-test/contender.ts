/** A node that contends for tables, in a process of its own: does to its store what its parent says, and ends with it. */
import { type NodeOptions, openDatabase } from '../store/database.ts';
import { Store } from '../store/store.ts';
import { isOwnershipFailure } from '../store/write-errors.ts';
import type { Contender } from './contention.ts';

export interface ContenderOrder {
  readonly n: number;
  readonly does: keyof Contender;
  readonly given: unknown;
}

export interface ContenderAnswer {
  readonly n: number;
  readonly result?: unknown;
  /** What went wrong: a failure of ownership by the name of its class. */
  readonly failure?: { readonly name: string; readonly message: string };
}

process.on('disconnect', () => process.exit(1));
const options: NodeOptions = { cluster: true };
const store = new Store(await openDatabase({ data: '', url: process.env.DATABASE_URL as string }, options));
process.on('message', ({ n, does, given }: ContenderOrder) => {
  (store[does] as (given: unknown) => Promise<unknown>)(given).then(
    (result) => process.send?.({ n, result } satisfies ContenderAnswer),
    (error) => {
      const name = isOwnershipFailure(error) ? error.constructor.name : 'Error';
      process.send?.({ n, failure: { name, message: String(error) } } satisfies ContenderAnswer);
    },
  );
});
process.send?.({ n: 0 } satisfies ContenderAnswer);
