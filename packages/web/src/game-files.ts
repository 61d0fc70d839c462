/** The optional files of games' folders (packages/games/src/GAME): each is loaded when it is first needed. */
import { type BotKnowledge, registerKnowledge } from '@followsuit/bots';
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

const known = new WeakSet<Game>();

/** Gives bots what they know of a game, where they do not know it yet. @example await loadBot(coralon) */
export async function loadBot(game: Game): Promise<void> {
  if (known.has(game)) return;
  const knowledge = await load(bots, game);
  if (knowledge) registerKnowledge(game, knowledge);
  known.add(game);
}
