/**
 * Looks things up by id with one query at a time: ids that are asked for while it runs go together into the next one. What it finds is
 * never older than the question.
 *
 * @example const owners = new BatchedLookup((ids) => ownersOf(ids)); await owners.find('table');
 */
export class BatchedLookup<T> {
  private readonly query: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  private running: Promise<unknown> = Promise.resolve();
  private next: { readonly ids: Set<string>; readonly found: Promise<ReadonlyMap<string, T>> } | null = null;

  constructor(query: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
    this.query = query;
  }

  /** What belongs to an id; rejects if the query fails. */
  async find(id: string): Promise<T | undefined> {
    this.next ??= this.plan();
    const { ids, found } = this.next;
    ids.add(id);
    return (await found).get(id);
  }

  private plan(): NonNullable<typeof this.next> {
    const ids = new Set<string>();
    const found = this.running.then(() => {
      this.next = null;
      return this.query([...ids]);
    });
    this.running = found.catch(() => {});
    return { ids, found };
  }
}
