/** Tables kept in this browser's IndexedDB; where there is none (some private windows), in memory while the page is open. */
import type { Kept } from './kept.ts';

/** Where tables are kept. */
export interface Store {
  all(): Promise<Kept[]>;
  get(id: string): Promise<Kept | undefined>;
  /** Never fails: what cannot be kept for good is kept while the page is open. */
  put(table: Kept): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Milliseconds after which the database is taken to be out of order. */
const OPENING = 10_000;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Something is written when its transaction is complete: want of room may undo it after it has been taken. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** `lost` is called whenever a table could not be kept for good. @example const store = await openStore(() => {}); */
export async function openStore(lost: () => void): Promise<Store> {
  try {
    const request = indexedDB.open('followsuit', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
    const late = new Promise<never>((_, reject) => setTimeout(reject, OPENING));
    return inDatabase(await Promise.race([done(request), late]), lost);
  } catch {
    return inMemory(lost);
  }
}

function inDatabase(db: IDBDatabase, lost: () => void): Store {
  const reading = (): IDBObjectStore => db.transaction('tables').objectStore('tables');
  const writing = (work: (tables: IDBObjectStore) => void): Promise<void> => {
    const transaction = db.transaction('tables', 'readwrite');
    work(transaction.objectStore('tables'));
    return written(transaction);
  };
  /** Tables that the database did not take, as where there is no room left: they last as long as the page. */
  const spare = new Map<string, Kept>();
  return {
    all: async () => {
      const kept: Kept[] = await done(reading().getAll());
      return [...kept.filter(({ id }) => !spare.has(id)), ...spare.values()];
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
export function inMemory(lost: () => void = () => {}): Store {
  const tables = new Map<string, Kept>();
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
