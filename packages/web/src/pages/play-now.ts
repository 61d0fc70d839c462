/** One click to a table against bots. */
import { signal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import { makeLocalTable } from '../client/local.ts';
import { goLater, place } from '../router.ts';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { localSeats, seatsFor } from './new-seating.ts';

/** The default level of bots. */
export const USUAL_BOT = 'club';

/** The game whose table is being made, and the last error. */
export const starting = signal<string | null>(null);
export const startTrouble = signal<string | null>(null);

/**
 * Makes a table for the rulebook's own game, every option at its default (VINES-TABLE-3), and goes there. `replace`: instead of
 * the current page, to which nobody wants to return.
 */
export async function playNow(game: GameInfo, how: { replace?: boolean } = {}): Promise<void> {
  if (starting.value) return;
  starting.value = game.id;
  startTrouble.value = null;
  const arrive = goLater(how);
  try {
    preloadTable(game.id);
    const own = settings.name.value || words.home.you;
    const seats = localSeats(seatsFor('bots', game.usualPlayers, USUAL_BOT), own);
    const table = { game: game.id, options: {}, seats, seating: 'random', seed: seedParam() } as const;
    arrive(`/play/${await makeLocalTable(table)}`);
  } catch (error) {
    startTrouble.value = (error as Error).message;
  }
  starting.value = null;
}

/** The seed that the address names, as in `/new/coralon?seed=a1`. */
export const seedParam = (): string | undefined => place.peek().query.get('seed') || undefined;

/** Loads the table's page and the game's skin while the table is still being made. @example preloadTable('bishop') */
export function preloadTable(game: string): void {
  const page = import('../table/local-page.tsx');
  const skin = import('../presentation.ts').then(({ preloadPresentation }) => preloadPresentation(game));
  Promise.all([page, skin]).catch(() => {}); // the table itself retries, and reports the error
}
