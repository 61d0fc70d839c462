/** Messages between the page and the workers that review: one leads, another may help. */
import type { Line } from '@followsuit/engine';
import type { DepthName, MomentReview, ReviewReport } from '@followsuit/review';
import type { MomentRange } from './review-parts.ts';

/** Whose game it was: the person's seat, when it ended, and the place of its record. */
export interface OwnGame {
  readonly seat: number;
  readonly when: number;
  readonly place: string;
}

export interface ReviewRequest {
  readonly t: 'review';
  readonly lines: readonly Line[];
  readonly depth: DepthName;
  /** If it was the person's game, it is noted among those. */
  readonly own: OwnGame | null;
  /** The connection to a worker that helps. */
  readonly helper: MessagePort | null;
}

/** Makes a worker help the one at the other end. */
export interface HelpRequest {
  readonly t: 'help';
  readonly port: MessagePort;
}

/** To the helper: first the game, then parts of it. It answers each part with its reviews; with null if it fails. */
export type HelpedGame = Pick<ReviewRequest, 'lines' | 'depth'>;
export type ToHelper = HelpedGame | MomentRange;
export type HelperAnswer = readonly MomentReview[] | null;

/** How far the review is; then the report, or why there is none. At last `noted`: nothing more comes. */
export type ReviewAnswer =
  | { readonly t: 'progress'; readonly share: number }
  | { readonly t: 'report'; readonly report: ReviewReport }
  | { readonly t: 'noted' }
  | { readonly t: 'none'; readonly why: 'damaged' | 'unfinished' | 'unknown' | 'failed' };
