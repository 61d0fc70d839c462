/** One click to a table against bots. */
import { signal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import { makeLocalTable } from '../client/local.ts';
import { goLater } from '../router.ts';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { bringTable } from './ahead.ts';
import { localSeats, seatsFor } from './new-seating.ts';
import { playersOf, presetsOf } from './presets.ts';

/** The level of bots where nobody chooses one. */
export const USUAL_BOT = 'club';

/** The game whose table is being made, and what went wrong with the last one. */
export const starting = signal<string | null>(null);
export const startTrouble = signal<string | null>(null);

/** Makes a table with the settings of the quick start, and goes there. */
export async function playNow(game: GameInfo): Promise<void> {
  if (starting.value) return;
  starting.value = game.id;
  startTrouble.value = null;
  const arrive = goLater();
  try {
    const [preset] = presetsOf(game);
    bringTable(game.id);
    const own = settings.name.value || words.home.you;
    const seats = localSeats(seatsFor('bots', playersOf(game, preset), USUAL_BOT), own);
    arrive(`/play/${await makeLocalTable({ game: game.id, options: preset.options, seats })}`);
  } catch (error) {
    startTrouble.value = (error as Error).message;
  }
  starting.value = null;
}
