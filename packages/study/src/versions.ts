/** The two versions of a game that a study compares. */
import { usePolicy } from '@followsuit/bots';
import {
  faultIn,
  filled,
  type Game,
  type Json,
  type Knob,
  knobsOf,
  type Option,
  Rules,
  settingsOf,
} from '@followsuit/engine';
import type { RulePair } from './chunk.ts';
import type { RuleSettings, Study } from './study.ts';

/** What a study can change: an option or a knob. */
export type Changeable = Option | Knob;

/** Everything that can be changed in a game, options first. */
export const changeablesOf = (game: Game): readonly Changeable[] => [...game.options, ...knobsOf(game)];

/** @example changeableOf(stones, 'missedBid')?.values */
export const changeableOf = (game: Game, id: string): Changeable | undefined =>
  changeablesOf(game).find((each) => each.id === id);

/** The value of an option or a knob under some settings. @example settingIn(stones, 4, {}, 'trickPoints') === 10 */
export const settingIn = (game: Game, players: number, settings: RuleSettings, id: string): Json | undefined =>
  settingsOf(game, players, filled(game, players, settings))[id];

/** A version of the game. @example versionOf(stones, 4, { missedBid: 'minus' }) */
export function versionOf(game: Game, players: number, settings: RuleSettings): Rules {
  const rules = game.setUp(players, filled(game, players, settings));
  if (!(rules instanceof Rules)) throw new Error(`${game.id} is no game of tricks.`);
  return rules;
}

/** What is wrong with a study, in a sentence that says what to do, or null. */
export function faultInStudy(game: Game, study: Pick<Study, 'players' | 'base' | 'changes'>): string | null {
  const { players, base, changes } = study;
  if (!('design' in game)) return `${game.name} has no tricks; the laboratory is for games of tricks.`;
  const fault = faultIn(game, players, base) ?? faultIn(game, players, { ...base, ...changes });
  if (fault !== null) return fault;
  for (const [id, value] of Object.entries(changes))
    if (settingIn(game, players, base, id) === value)
      return `${id} is ${JSON.stringify(value)} already; name another value to compare it with.`;
  const [before, after] = rulesOfStudy(game, study);
  return JSON.stringify(before.sides) === JSON.stringify(after.sides)
    ? null
    : 'The laboratory compares rules with the same partners; choose the partners for both with an option of the game.';
}

/** Both versions, with the policies of the study. @example rulesOfStudy(stones, study)[1].options.missedBid === 'minus' */
export function rulesOfStudy(
  game: Game,
  { players, base, changes, relearned }: Pick<Study, 'players' | 'base' | 'changes' | 'relearned'>,
): RulePair {
  const rules: RulePair = [versionOf(game, players, base), versionOf(game, players, { ...base, ...changes })];
  for (const [i, model] of (relearned ?? []).entries()) usePolicy(rules[i], model);
  return rules;
}
