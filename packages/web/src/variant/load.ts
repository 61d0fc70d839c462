/** The knobs of a game and their words: loaded only for variants. */
import { type Knob, type Options, turnedIn } from '@followsuit/engine';
import { type RuleChange, ruleChanges, turnedWords, type VariantWords } from '@followsuit/present';
import { fileOf } from '../game-files.ts';
import { language } from '../text/language.ts';

const KNOBS = import.meta.glob<readonly Knob[]>('../../../games/src/*/knobs.ts', { import: 'knobs' });
const ENGLISH = import.meta.glob<VariantWords>('../../../games/src/*/knob-words.en.ts');
const GERMAN = import.meta.glob<VariantWords>('../../../games/src/*/knob-words.de.ts');

export interface VariantTexts extends VariantWords {
  readonly list: readonly Knob[];
}

/** @example (await loadKnobs('bishop'))?.list[0].id; null if the game has no knobs */
export async function loadKnobs(game: string): Promise<VariantTexts | null> {
  const [list, german] = await Promise.all([
    fileOf(KNOBS, game, 'knobs.ts'),
    language() === 'de' ? fileOf(GERMAN, game, 'knob-words.de.ts') : undefined,
  ]);
  const words = german ?? (await fileOf(ENGLISH, game, 'knob-words.en.ts'));
  return list && words
    ? { list, knobs: words.knobs, turned: words.turned, ...(words.acts && { acts: words.acts }) }
    : null;
}

/** What a table's rules change: sentences in the order of the game. */
export async function changesAt(game: string, players: number, options: Options): Promise<RuleChange[]> {
  const texts = await loadKnobs(game);
  return texts ? ruleChanges({ knobs: texts.list }, texts.knobs, players, options) : [];
}

/** The words of a table with those of its turned knobs. */
export async function wordsAt(game: string, words: unknown, players: number, options: Options): Promise<unknown> {
  const texts = await loadKnobs(game);
  return texts ? turnedWords(words, texts.turned, turnedIn({ knobs: texts.list }, players, options)) : words;
}
