/** Begins the review of any record, so that its page can be opened again. */
import type { Line } from '@followsuit/engine';
import { reviewKey } from './review-key.ts';
import { storedReview, storeReview } from './review-store.ts';

/** Stores the record, and returns the address of its review. @example go(await beginReview(lines)) */
export async function beginReview(lines: readonly Line[]): Promise<string> {
  const key = reviewKey(lines, 'quick');
  if (!(await storedReview(key))) await storeReview({ key, lines, depth: 'quick', reviewed: [], report: null });
  return `/review/file/${key}`;
}
