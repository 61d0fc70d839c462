/**
 * What reviews store in IndexedDB: reviews, finished or not, so that they go on after the page was left; and the person's
 * reviewed games, with their mistakes to practise. Without it, nothing is stored.
 */
import type { Line } from '@followsuit/engine';
import type { DepthName, GameEntry, MomentReview, Puzzle, ReviewReport } from '@followsuit/review';

export interface StoredReview {
  /** From `reviewKey`. */
  readonly key: string;
  readonly lines: readonly Line[];
  readonly depth: DepthName;
  /** The moments reviewed so far; empty once there is a report. */
  readonly reviewed: readonly MomentReview[];
  readonly report: ReviewReport | null;
}

/** A mistake to practise: a puzzle whose record is that of its game up to the line. */
export interface PracticeItem {
  readonly line: number;
  readonly loss: number;
  readonly puzzle: Omit<Puzzle, 'lines'>;
  /** How often in a row it was answered right; at `LEARNED` (puzzles/practice.ts) it is done. */
  readonly right: number;
}

/** A game of the person's that was reviewed. Its key is that of its quick review. */
export interface StoredGame extends GameEntry {
  /** The place of its record: `local/` or `t/` with the id of its table. */
  readonly place: string;
  /** The record up to the last mistake: practice outlives the table. */
  readonly lines: readonly Line[];
  readonly practice: readonly PracticeItem[];
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error) => {
    opened = null; // another window may have an older version of the app open: try again later
    throw error;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('followsuit-reviews', 2);
  request.onupgradeneeded = () => {
    const db = request.result;
    for (const name of ['reviews', 'games'])
      if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: 'key' });
  };
  const blocked = new Promise<never>((_, reject) => {
    request.onblocked = reject;
  });
  return Promise.race([done(request), blocked]).then((db) => {
    // A newer version of the app wants to change the database.
    db.onversionchange = () => {
      db.close();
      opened = null;
    };
    return db;
  });
}

type Store = 'reviews' | 'games';

async function get<T>(store: Store, key: string): Promise<T | undefined> {
  try {
    return await done((await database()).transaction(store).objectStore(store).get(key));
  } catch {
    return undefined;
  }
}

/** It does not matter if that fails: everything here can be made again. */
async function put(store: Store, value: unknown): Promise<void> {
  try {
    await done((await database()).transaction(store, 'readwrite').objectStore(store).put(value));
  } catch {
    // A full disk, or a private window.
  }
}

/** A stored review, or undefined. */
export const storedReview = (key: string): Promise<StoredReview | undefined> => get('reviews', key);

/** Stores a review. */
export const storeReview = (review: StoredReview): Promise<void> => put('reviews', review);

/** A reviewed game of the person's, or undefined. */
export const storedGame = (key: string): Promise<StoredGame | undefined> => get('games', key);

/** Stores a reviewed game of the person's. */
export const storeGame = (game: StoredGame): Promise<void> => put('games', game);

/** All reviewed games of the person's, one for each place. */
export async function storedGames(): Promise<StoredGame[]> {
  try {
    const all: StoredGame[] = await done((await database()).transaction('games').objectStore('games').getAll());
    return [...new Map(all.map((game) => [game.place, game])).values()];
  } catch {
    return [];
  }
}
