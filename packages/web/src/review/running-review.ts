/** Reviews that run in this page: they go on while the person looks at other pages. */
import type { Line } from '@followsuit/engine';
import type { DepthName, ReviewReport } from '@followsuit/review';
import { type Signal, signal } from '@preact/signals';
import { words } from '../text/text.ts';
import type { HelpRequest, OwnGame, ReviewAnswer, ReviewRequest } from './messages.ts';
import { reviewKey } from './review-key.ts';

export interface RunningReview {
  /** From 0 to 1. */
  readonly share: Signal<number>;
  readonly report: Signal<ReviewReport | null>;
  /** Why there is no review, in a sentence. */
  readonly trouble: Signal<string>;
  /** Resolves when nothing more is computed: after the report, the person's own game is noted. */
  readonly ended: Promise<void>;
}

const running = new Map<string, RunningReview>();

/**
 * The review of a record; starts it if it is not running. The person's own game is noted when it is reviewed.
 *
 * @example reviewOf(lines, 'quick', await ownGameAt('local', id)).report.value
 */
export function reviewOf(lines: readonly Line[], depth: DepthName, own: OwnGame | null = null): RunningReview {
  const key = reviewKey(lines, depth);
  const known = running.get(key);
  if (known) return known;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const review: RunningReview = { share: signal(0), report: signal(null), trouble: signal(''), ended };
  running.set(key, review);
  const worker = openWorker();
  const helper = navigator.hardwareConcurrency > 1 ? openWorker() : null;
  const stop = (why: string): void => {
    // With a report there is nothing to complain of, even if the game could not be noted.
    if (review.report.peek() === null) review.trouble.value = why;
    if (why !== '') running.delete(key); // the next visit tries again
    worker.terminate();
    helper?.terminate();
    end();
  };
  worker.onerror = () => stop(words.review.none.failed);
  worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
    if (data.t === 'progress') review.share.value = data.share;
    else if (data.t === 'none') stop(words.review.none[data.why]);
    else if (data.t === 'noted') stop('');
    else {
      review.share.value = 1;
      review.report.value = data.report;
    }
  };
  const { port1, port2 } = new MessageChannel();
  if (helper) {
    helper.onerror = () => stop(words.review.none.failed);
    helper.postMessage({ t: 'help', port: port2 } satisfies HelpRequest, [port2]);
  }
  const request: ReviewRequest = { t: 'review', lines, depth, own, helper: helper && port1 };
  worker.postMessage(request, helper ? [port1] : []);
  return review;
}

const openWorker = (): Worker =>
  new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module', name: 'review' });
