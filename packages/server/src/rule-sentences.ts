/** The sentences of rules, as their pages have them. */
import type { Game } from '@followsuit/engine';
import { sentencesOf } from '@followsuit/games/pages';

const sentences = new Map<string, Map<string, string>>();

/** The sentence of a rule, from the game's rules page. */
export function ruleSentence(game: Game, rule: string): string {
  const found = sentences.get(game.id) ?? sentencesOf(game);
  sentences.set(game.id, found);
  return found.get(rule) ?? rule;
}
