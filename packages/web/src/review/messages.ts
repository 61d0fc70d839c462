/** Messages between the page and the worker that reviews. */
import type { Line } from '@followsuit/engine';
import type { DepthName, ReviewReport } from '@followsuit/review';

/** Whose game it was: the person's seat, when it ended, and the place of its record. */
export interface OwnGame {
  readonly seat: number;
  readonly when: number;
  readonly place: string;
}

export interface ReviewRequest {
  readonly lines: readonly Line[];
  readonly depth: DepthName;
  /** If it was the person's game, it is noted among those. */
  readonly own: OwnGame | null;
}

/** How far the review is; then the report, or why there is none. At last `noted`: nothing more comes. */
export type ReviewAnswer =
  | { readonly t: 'progress'; readonly share: number }
  | { readonly t: 'report'; readonly report: ReviewReport }
  | { readonly t: 'noted' }
  | { readonly t: 'none'; readonly why: 'damaged' | 'unfinished' | 'unknown' | 'failed' };
