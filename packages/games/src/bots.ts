/** Imported for its side effect: registers the `bot.ts` of every game that has one. For Node only. */
import { type BotKnowledge, registerKnowledge } from '@followsuit/bots';
import type { Game } from '@followsuit/engine';
import { loadFile } from './game-files.ts';
import { games } from './index.ts';

/** Registers the `bot.ts` of one game. @example await loadBot(hearts) */
export async function loadBot(game: Game): Promise<void> {
  const knowledge = (await loadFile<{ default: BotKnowledge }>(game, 'bot'))?.default;
  if (knowledge) registerKnowledge(game, knowledge);
}

await Promise.all(games.map(loadBot));
