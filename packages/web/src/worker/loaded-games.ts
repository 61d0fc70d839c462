/** The games of a worker: the rules of each are loaded when a table, a record or a question first needs them. */
import type { Game, Line, Options, Play } from '@followsuit/engine';
import { setUpOnce } from '@followsuit/games/rules-cache';
import { type Files, fileOf } from '../game-files.ts';
import { words } from '../text/text.ts';
import { orNotLoaded } from './lazy-module.ts';

type Exports = Readonly<Record<string, unknown>>;

const RULES: Files<Exports> = {
  ...import.meta.glob<Exports>('../../../games/src/*/rules.ts'),
  ...(process.env.FOLLOWSUIT_EXAMPLES === '1' && import.meta.glob<Exports>('../../../games/src/examples/*/rules.ts')),
};
const loaded = new Map<string, Game>();

const isGame = (value: unknown): value is Game => typeof value === 'object' && value !== null && 'setUp' in value;

/** Loads the rules of these games; there need not be such games. @example await loadGames([stored.game]) */
export async function loadGames(ids: Iterable<string>): Promise<void> {
  const missing = [...new Set(ids)].filter((id) => !loaded.has(id));
  await Promise.all(
    missing.map(async (id) => {
      const game = Object.values((await orNotLoaded(fileOf(RULES, id, 'rules.ts'))) ?? {}).find(isGame);
      if (game) loaded.set(id, game);
    }),
  );
}

/** Loads the game of a record. */
export const loadGameOf = ([first]: readonly Line[]): Promise<void> => loadGames(first ? [String(first.game)] : []);

/** A game that is loaded. */
export const loadedGame = (id: string): Game | undefined => loaded.get(id);

/** A game that is loaded, set up. */
export function loadedRules(id: string, players: number, options: Options): Play {
  const game = loadedGame(id);
  if (!game) throw new Error(words.worker.notLoaded);
  return setUpOnce(game, players, options);
}
