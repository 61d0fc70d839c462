/** Reviews finished games of the person's that were not reviewed yet, one after another; it goes on while other pages are shown. */
import { signal } from '@preact/signals';
import type { OwnGame } from '../review/messages.ts';
import { ownGames } from '../review/own-games.ts';
import { linesAt } from '../review/receipt.tsx';
import { storedGames } from '../review/review-store.ts';
import { type RunningReview, reviewOf } from '../review/running-review.ts';

interface Running {
  readonly n: number;
  readonly all: number;
  readonly review: RunningReview | null;
}

/** The game that is being reviewed, from 1; null if none is. */
export const reviewing = signal<Running | null>(null);

/** Games whose records cannot be reviewed: they are not tried again while the page is open. */
const hopeless = new Set<string>();

/** Finished games without a review. */
export async function unreviewed(): Promise<OwnGame[]> {
  const noted = new Set((await storedGames()).map(({ place }) => place));
  return (await ownGames()).filter(({ place }) => !noted.has(place) && !hopeless.has(place));
}

let isWanted = false;

/** Stops after the game that is being reviewed. */
export const stopReviewing = (): void => {
  isWanted = false;
};

/** Reviews them all; `each` is called after every game. */
export async function reviewOwnGames(each: () => void): Promise<void> {
  if (reviewing.peek() !== null) return;
  isWanted = true;
  const games = await unreviewed();
  for (const [i, game] of games.entries()) {
    if (!isWanted) break;
    reviewing.value = { n: i + 1, all: games.length, review: null };
    const [place, ...id] = game.place.split('/');
    const lines = await linesAt(place, id.join('/'));
    if (typeof lines !== 'string') {
      const review = reviewOf(lines, 'quick', game);
      reviewing.value = { n: i + 1, all: games.length, review };
      await review.ended;
      if (review.trouble.peek() !== '') hopeless.add(game.place);
    } else hopeless.add(game.place);
    each();
  }
  reviewing.value = null;
}
