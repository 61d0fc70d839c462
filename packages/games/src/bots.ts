/** Imported for its effect: bots know all games, as far as their folders have a `bot.ts`. For Node only. */
import { type BotKnowledge, registerKnowledge } from '@followsuit/bots';
import type { Game } from '@followsuit/engine';
import { loadFile } from './game-files.ts';
import { games } from './index.ts';

/** Does the same for one game. @example await loadBot(hearts) */
export async function loadBot(game: Game): Promise<void> {
  const knowledge = (await loadFile<{ default: BotKnowledge }>(game, 'bot'))?.default;
  if (knowledge) registerKnowledge(game, knowledge);
}

await Promise.all(games.map(loadBot));
