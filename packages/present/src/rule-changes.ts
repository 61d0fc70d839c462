/** What a variant changes, in words: for rules pages, signs and reports. */
import { type Json, type Knob, knobsOf, type Options, turnedIn } from '@followsuit/engine';
import type { KnobWords, VariantWords } from './game-words.ts';
import { knobValueText } from './settings.ts';
import { fill } from './text.ts';

/** One knob that is turned. */
export interface RuleChange {
  readonly id: string;
  readonly rule: string;
  readonly name: string;
  /** The rule as it is now, in a sentence. */
  readonly text: string;
  /** What the rulebook has instead: a value, or a sentence. */
  readonly rulebook: string;
}

/** What a knob says with a value. @example knobText(words.sweep, 3) // 'A sweep scores 3.' */
export const knobText = ({ text }: KnobWords, value: Json): string =>
  typeof text === 'string'
    ? fill(text, { value: knobValueText(value) })
    : (text[String(value)] ?? knobValueText(value));

/**
 * The changed rules of a variant, in the order of the game; none in the rulebook's game.
 *
 * @example ruleChanges(chevalier, words.knobs, 4, options)[0].text // 'A sweep scores 3.'
 */
export function ruleChanges(
  game: { readonly knobs?: readonly Knob[] },
  words: VariantWords['knobs'] | undefined,
  players: number,
  options: Options,
): RuleChange[] {
  const turned = turnedIn(game, players, options);
  return knobsOf(game)
    .filter(({ id }) => Object.hasOwn(turned, id))
    .map(({ id, rule, standard }) => {
      const own = words?.[id] ?? { name: id, text: `${id}: {value}.` };
      const before = standard(players, options);
      const rulebook = typeof own.text === 'string' ? knobValueText(before) : knobText(own, before).replace(/\.$/, '');
      return { id, rule, name: own.name, text: knobText(own, turned[id]), rulebook };
    });
}

type Table = Readonly<Record<string, unknown>>;

/**
 * The words of a game's table with those of its turned knobs.
 *
 * @example turnedWords(words, { sweep: { title: 'Sweeps!' } }, { sweep: 3 }).title // 'Sweeps!'
 */
export function turnedWords(words: unknown, turned: VariantWords['turned'] = {}, options: Options): unknown {
  const ids = Object.keys(turned).filter((id) => Object.hasOwn(options, id));
  return ids.reduce((all, id) => merged(all, turned[id] as Table), words as Table);
}

const merged = (words: Table, more: Table): Table =>
  Object.fromEntries(
    Object.entries({ ...words, ...more }).map(([name, text]) => {
      const isPart = name in words && typeof text === 'object' && text !== null && !Array.isArray(text);
      return [name, isPart ? merged(words[name] as Table, text as Table) : text];
    }),
  );
