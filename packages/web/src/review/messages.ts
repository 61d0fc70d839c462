/** Messages between the page and the worker that reviews. */
import type { Line } from '@followsuit/engine';
import type { DepthName, ReviewReport } from '@followsuit/review';

export interface ReviewRequest {
  readonly lines: readonly Line[];
  readonly depth: DepthName;
}

/** How far the review is; at last the report, or why there is none. */
export type ReviewAnswer =
  | { readonly t: 'progress'; readonly share: number }
  | { readonly t: 'report'; readonly report: ReviewReport }
  | { readonly t: 'none'; readonly why: 'damaged' | 'unfinished' | 'unknown' | 'failed' };
