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

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @example const store = await openStore(); await store.put(table); */
export async function openStore(): Promise<Store> {
  try {
    const request = indexedDB.open('followsuit', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
    return inDatabase(await done(request));
  } catch {
    return inMemory();
  }
}

function inDatabase(db: IDBDatabase): Store {
  const tables = (mode: IDBTransactionMode): IDBObjectStore => db.transaction('tables', mode).objectStore('tables');
  /** Tables that the database did not take, as where there is no room left: they last as long as the page. */
  const spare = new Map<string, Kept>();
  return {
    all: async () => {
      const kept: Kept[] = await done(tables('readonly').getAll());
      return [...kept.filter(({ id }) => !spare.has(id)), ...spare.values()];
    },
    get: async (id) => spare.get(id) ?? done(tables('readonly').get(id)),
    put: async (table) => {
      try {
        await done(tables('readwrite').put(table));
        spare.delete(table.id);
      } catch {
        spare.set(table.id, table);
      }
    },
    remove: async (id) => {
      spare.delete(id);
      await done(tables('readwrite').delete(id));
    },
  };
}

/** @example new Tables({ store: inMemory(), … }) */
export function inMemory(): Store {
  const tables = new Map<string, Kept>();
  return {
    all: async () => [...tables.values()],
    get: async (id) => tables.get(id),
    put: async (table) => void tables.set(table.id, table),
    remove: async (id) => void tables.delete(id),
  };
}
