/** Stores reviews in IndexedDB, finished or not, so that they go on after the page was left. Without it, nothing is stored. */
import type { Line } from '@followsuit/engine';
import type { DepthName, MomentReview, ReviewReport } from '@followsuit/review';

export interface StoredReview {
  /** From `reviewKey`. */
  readonly key: string;
  readonly lines: readonly Line[];
  readonly depth: DepthName;
  /** The moments reviewed so far; empty once there is a report. */
  readonly reviewed: readonly MomentReview[];
  readonly report: ReviewReport | null;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  if (opened === null) {
    const request = indexedDB.open('followsuit-reviews', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('reviews', { keyPath: 'key' });
    opened = done(request);
  }
  return opened;
}

/** A stored review, or undefined. */
export async function storedReview(key: string): Promise<StoredReview | undefined> {
  try {
    return await done((await database()).transaction('reviews').objectStore('reviews').get(key));
  } catch {
    return undefined;
  }
}

/** Stores a review. It does not matter if that fails: the review is made again. */
export async function storeReview(review: StoredReview): Promise<void> {
  try {
    await done((await database()).transaction('reviews', 'readwrite').objectStore('reviews').put(review));
  } catch {
    // A full disk, or a private window.
  }
}
