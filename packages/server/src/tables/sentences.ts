/** The rules of games in words. */
import type { Game } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';

const sentences = new Map<string, Map<string, string>>();

/** The sentence of a rule, as the page of the game has it. */
export function sentenceOf(game: Game, rule: string): string {
  const found = sentences.get(game.id) ?? sentencesOf(game);
  sentences.set(game.id, found);
  return found.get(rule) ?? rule;
}
