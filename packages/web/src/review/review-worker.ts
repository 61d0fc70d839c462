/** The worker that reviews: one game at a time. It stores what it has, and goes on from there the next time. */
import { gameOf, rulesFor } from '@followsuit/games';
import {
  type FinishedGame,
  finishedGame,
  type MomentReview,
  Reviewer,
  type ReviewReport,
  reportOf,
} from '@followsuit/review';
import { loadKnowledge } from '../worker/bot-moves.ts';
import type { OwnGame, ReviewAnswer, ReviewRequest } from './messages.ts';
import { noteGame } from './note-game.ts';
import { reviewKey } from './review-key.ts';
import { storedReview, storeReview } from './review-store.ts';

/** The same game has the same review on every device. */
const SEED = '1';
/** Milliseconds between two writes to the database, and between two reports of progress. */
const STORES = 3000;
const TELLS = 100;

const tell = (answer: ReviewAnswer): void => postMessage(answer);

self.onmessage = ({ data }: MessageEvent<ReviewRequest>) => {
  review(data).catch(() => tell({ t: 'none', why: 'failed' }));
};

async function review({ lines, depth, own }: ReviewRequest): Promise<void> {
  const key = reviewKey(lines, depth);
  const stored = await storedReview(key);
  if (stored?.report) tell({ t: 'report', report: stored.report });
  if (stored?.report && own === null) return tell({ t: 'noted' });
  const game = finishedGame(lines, gameOf, ({ id }, ...setup) => rulesFor(id, ...setup));
  if ('why' in game) return tell({ t: 'none', why: game.why });
  await loadKnowledge(game.rules.game);
  if (stored?.report) return note(game, stored.report, own);
  const settings = { depth, seed: SEED };
  const reviewer = new Reviewer(game, settings);
  const reviewed: MomentReview[] = [...(stored?.reviewed ?? [])];
  const all = game.moments.length;
  let [storedAt, toldAt] = [performance.now(), 0];
  for (const each of reviewer.run(reviewed.length, all)) {
    reviewed.push(each);
    const now = performance.now();
    if (now - toldAt > TELLS) {
      toldAt = now;
      tell({ t: 'progress', share: reviewed.length / all });
    }
    if (now - storedAt < STORES) continue;
    storedAt = now;
    await storeReview({ key, lines, depth, reviewed, report: null });
  }
  const report = reportOf(game, reviewer.prior(), reviewed, settings);
  await storeReview({ key, lines, depth, reviewed: [], report });
  tell({ t: 'report', report });
  await note(game, report, own);
}

async function note(game: FinishedGame, report: ReviewReport, own: OwnGame | null): Promise<void> {
  if (own !== null) await noteGame(game, report, own);
  tell({ t: 'noted' });
}
