/** One click to a table against bots. */
import { signal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import { type LocalSeat, makeLocalTable } from '../client/local.ts';
import { goLater } from '../router.ts';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { bringTable } from './ahead.ts';
import { playersOf, presetsOf } from './presets.ts';

/** The level of bots where nobody chooses one. */
export const USUAL_BOT = 'club';

/** The game whose table is being made, and what went wrong with the last one. */
export const starting = signal<string | null>(null);
export const startTrouble = signal<string | null>(null);

/** Oneself and bots, with names. @example seatsWith(['club', 'club', 'club']) */
const seatsWith = (bots: readonly string[]): LocalSeat[] => [
  { kind: 'me', name: settings.name.value || words.home.you },
  ...bots.map((bot, i): LocalSeat => ({ kind: 'bot', bot, name: words.common.botNames[i] })),
];

/** Makes a table with the settings of the quick start, and goes there. */
export async function playNow(game: GameInfo): Promise<void> {
  if (starting.value) return;
  starting.value = game.id;
  startTrouble.value = null;
  const arrive = goLater();
  try {
    const [preset] = presetsOf(game);
    bringTable(game.id);
    const seats = seatsWith(Array.from({ length: playersOf(game, preset) - 1 }, () => USUAL_BOT));
    arrive(`/play/${await makeLocalTable({ game: game.id, options: preset.options, seats })}`);
  } catch (error) {
    startTrouble.value = (error as Error).message;
  }
  starting.value = null;
}
