/** Stores tables in IndexedDB; without it (some private windows), in memory while the page is open. */
import type { StoredTable } from './stored-table.ts';

export interface TableStore {
  all(): Promise<StoredTable[]>;
  get(id: string): Promise<StoredTable | undefined>;
  /** Never fails: a table that the database rejects is held in memory while the page is open. */
  put(table: StoredTable): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Milliseconds after which the database counts as broken. */
const OPENING = 10_000;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A write is done when its transaction is complete: a full disk can undo it after the request has succeeded. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Calls `lost` whenever a table could not be stored for good. @example const store = await openStore(() => {}); */
export async function openStore(lost: () => void): Promise<TableStore> {
  try {
    const request = indexedDB.open('followsuit', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
    const late = new Promise<never>((_, reject) => setTimeout(reject, OPENING));
    return inDatabase(await Promise.race([done(request), late]), lost);
  } catch {
    return inMemory(lost);
  }
}

function inDatabase(db: IDBDatabase, lost: () => void): TableStore {
  const reading = (): IDBObjectStore => db.transaction('tables').objectStore('tables');
  const writing = (work: (tables: IDBObjectStore) => void): Promise<void> => {
    const transaction = db.transaction('tables', 'readwrite');
    work(transaction.objectStore('tables'));
    return written(transaction);
  };
  /** Tables that the database rejected, as when the disk is full. They last as long as the page. */
  const spare = new Map<string, StoredTable>();
  return {
    all: async () => {
      const stored: StoredTable[] = await done(reading().getAll());
      return [...stored.filter(({ id }) => !spare.has(id)), ...spare.values()];
    },
    get: async (id) => spare.get(id) ?? done(reading().get(id)),
    put: async (table) => {
      try {
        await writing((tables) => tables.put(table));
        spare.delete(table.id);
      } catch {
        spare.set(table.id, table);
        lost();
      }
    },
    remove: async (id) => {
      spare.delete(id);
      await writing((tables) => tables.delete(id));
    },
  };
}

/** @example new Tables({ store: inMemory(), … }) */
export function inMemory(lost: () => void = () => {}): TableStore {
  const tables = new Map<string, StoredTable>();
  return {
    all: async () => [...tables.values()],
    get: async (id) => tables.get(id),
    put: async (table) => {
      tables.set(table.id, table);
      lost();
    },
    remove: async (id) => void tables.delete(id),
  };
}
