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
import { filledWith } from './report/fill.ts';
import { plainSettings, type SettingWords } from './report/setting-words.ts';
import type { RuleSettings, Study } from './study.ts';
import { type LabWords, labEnglish } from './words.en.ts';

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

/** What is wrong with a study: a sentence of the rules, which is in English, or one of `LabWords` and the setting it is about. */
export type StudyFault =
  | { readonly kind: 'rules'; readonly text: string }
  | { readonly kind: 'noTricks' | 'partners' }
  | { readonly kind: 'already'; readonly id: string; readonly value: Json };

export function studyFaultOf(game: Game, study: Pick<Study, 'players' | 'base' | 'changes'>): StudyFault | null {
  const { players, base, changes } = study;
  if (!('design' in game)) return { kind: 'noTricks' };
  const text = faultIn(game, players, base) ?? faultIn(game, players, { ...base, ...changes });
  if (text !== null) return { kind: 'rules', text };
  for (const [id, value] of Object.entries(changes))
    if (settingIn(game, players, base, id) === value) return { kind: 'already', id, value };
  const [before, after] = rulesOfStudy(game, study);
  return JSON.stringify(before.sides) === JSON.stringify(after.sides) ? null : { kind: 'partners' };
}

/** A fault in a sentence that says what to do. */
export const studyFaultText = (fault: StudyFault, game: Game, { faults }: LabWords, words: SettingWords): string =>
  fault.kind === 'rules'
    ? fault.text
    : fault.kind === 'already'
      ? filledWith(faults.already, { id: words.name(fault.id), value: words.value(fault.id, fault.value) })
      : filledWith(faults[fault.kind], { game: game.name });

/** What is wrong with a study, in English with the ids of a command, or null. */
export function faultInStudy(game: Game, study: Pick<Study, 'players' | 'base' | 'changes'>): string | null {
  const fault = studyFaultOf(game, study);
  return fault && studyFaultText(fault, game, labEnglish, plainSettings);
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
