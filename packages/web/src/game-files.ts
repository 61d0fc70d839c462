/** The optional files of games' folders (packages/games/src/GAME), found by their names and loaded when they are needed. */
import type { BotKnowledge } from '@followsuit/bots';
import type { Game } from '@followsuit/engine';

type Files<T> = Readonly<Record<string, () => Promise<{ readonly default: T }>>>;

const bots: Files<BotKnowledge> = import.meta.glob<{ default: BotKnowledge }>([
  '../../games/src/*/bot.ts',
  '../../games/src/examples/*/bot.ts',
]);

/** The default export of a game's file, or undefined where the game has no such file. */
async function load<T>(files: Files<T>, { id }: Game): Promise<T | undefined> {
  const path = Object.keys(files).find((each) => each.split('/').at(-2) === id);
  return path === undefined ? undefined : (await files[path]()).default;
}

/** What bots know of a game: its `bot.ts`. @example (await loadBot(coralon))?.policy */
export const loadBot = (game: Game): Promise<BotKnowledge | undefined> => load(bots, game);
