/**
 * The worker that reviews: one game at a time. It stores what it has, and goes on from there the next time. A second one may
 * help with parts of the game; whoever reviews a moment, its figures are the same.
 */
import type { Line } from '@followsuit/engine';
import { gameOf, rulesFor } from '@followsuit/games';
import { type FinishedGame, finishedGame, Reviewer, type ReviewReport, reportOf } from '@followsuit/review';
import { loadKnowledge } from '../worker/bot-moves.ts';
import type {
  HelpedGame,
  HelperAnswer,
  HelpRequest,
  OwnGame,
  ReviewAnswer,
  ReviewRequest,
  ToHelper,
} from './messages.ts';
import { noteGame } from './note-game.ts';
import { reviewKey } from './review-key.ts';
import { ReviewParts } from './review-parts.ts';
import { storedReview, storeReview } from './review-store.ts';

/** The same game has the same review on every device. */
const SEED = '1';
/** Milliseconds between two writes to the database, and between two reports of progress. */
const STORES = 3000;
const TELLS = 100;

const tell = (answer: ReviewAnswer): void => postMessage(answer);

self.onmessage = ({ data }: MessageEvent<ReviewRequest | HelpRequest>) => {
  if (data.t === 'help') help(data.port);
  else review(data).catch(() => tell({ t: 'none', why: 'failed' }));
};

const read = (lines: readonly Line[]): ReturnType<typeof finishedGame> =>
  finishedGame(lines, gameOf, ({ id }, ...setup) => rulesFor(id, ...setup));

async function review({ lines, depth, own, helper }: ReviewRequest): Promise<void> {
  const key = reviewKey(lines, depth);
  const stored = await storedReview(key);
  if (stored?.report) tell({ t: 'report', report: stored.report });
  if (stored?.report && own === null) return tell({ t: 'noted' });
  const game = read(lines);
  if ('why' in game) return tell({ t: 'none', why: game.why });
  await loadKnowledge(game.rules.game);
  if (stored?.report) return note(game, stored.report, own);
  const settings = { depth, seed: SEED };
  const reviewer = new Reviewer(game, settings);
  const parts = new ReviewParts(stored?.reviewed ?? [], game.moments.length);
  if (helper) share(helper, { lines, depth }, parts);
  // The first part is stored at once: who leaves soon finds it again.
  let [storedAt, toldAt] = [Number.NEGATIVE_INFINITY, 0];
  for (let part = parts.take(); part !== null; part = parts.take()) {
    parts.add([...reviewer.run(part.first, part.last)]);
    const now = performance.now();
    if (now - toldAt > TELLS) {
      toldAt = now;
      tell({ t: 'progress', share: parts.share });
    }
    if (now - storedAt > STORES) {
      storedAt = now;
      await storeReview({ key, lines, depth, reviewed: parts.reviewed, report: null });
    }
    await new Promise((next) => setTimeout(next)); // now the helper's answers come in
  }
  await parts.ended;
  const report = reportOf(game, reviewer.prior(), parts.reviewed, settings);
  await storeReview({ key, lines, depth, reviewed: [], report });
  tell({ t: 'report', report });
  await note(game, report, own);
}

/** Parts that the helper has at a time: one to work on, and the next. */
const AHEAD = 2;

/** Lets the helper review some of the parts. */
function share(port: MessagePort, game: HelpedGame, parts: ReviewParts): void {
  const giveNext = (): void => {
    const part = parts.take();
    if (part !== null) port.postMessage(part satisfies ToHelper);
  };
  port.onmessage = ({ data }: MessageEvent<HelperAnswer>) => {
    giveNext();
    parts.add(data);
  };
  port.postMessage(game satisfies ToHelper);
  for (let i = 0; i < AHEAD; i++) giveNext();
}

/** Reviews the parts that the worker at the other end asks for. */
function help(port: MessagePort): void {
  let reviewer: Promise<Reviewer>;
  port.onmessage = ({ data }: MessageEvent<ToHelper>) => {
    if ('lines' in data) {
      reviewer = reviewerOf(data);
      return;
    }
    reviewer
      .then((ready) => port.postMessage([...ready.run(data.first, data.last)] satisfies HelperAnswer))
      .catch(() => port.postMessage(null satisfies HelperAnswer));
  };
}

async function reviewerOf({ lines, depth }: HelpedGame): Promise<Reviewer> {
  const game = read(lines);
  if ('why' in game) throw new Error(game.why);
  await loadKnowledge(game.rules.game);
  return new Reviewer(game, { depth, seed: SEED });
}

async function note(game: FinishedGame, report: ReviewReport, own: OwnGame | null): Promise<void> {
  if (own !== null) await noteGame(game, report, own);
  tell({ t: 'noted' });
}
