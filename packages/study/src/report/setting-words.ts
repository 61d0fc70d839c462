/** The words of a game's settings in reports. Callers know them; without them a report names ids. */
import { type Game, type Json, type Variant, variantOf } from '@followsuit/engine';
import type { RulePair } from '../chunk.ts';
import type { RuleSettings, Study } from '../study.ts';
import { settingIn } from '../versions.ts';
import type { LabWords } from '../words.en.ts';
import { filledWith } from './fill.ts';

export interface SettingWords {
  /** @example name('buried') // 'Poison that the bidder put away' */
  readonly name: (id: string) => string;
  /** @example value('buried', 'blocks') // 'Prevents a sweep' */
  readonly value: (id: string, value: Json) => string;
  /** The changed rule in a sentence, with its id; null if the caller has none. */
  /** The words of its kinds of acts, and of its suits, besides those that `LabWords` has. */
  readonly acts: Readonly<Record<string, string>>;
  /** A sign for each suit by its name, in place of its letter. */
  readonly signs: Readonly<Record<string, string>>;
  readonly sentence: (id: string, value: Json) => { readonly text: string; readonly rule: string } | null;
}

/** Ids and values as they are. */
export const plainSettings: SettingWords = {
  name: (id) => id,
  value: (_id, value) => String(value),
  acts: {},
  signs: {},
  sentence: () => null,
};

/** Settings in a line. @example settingsInWords({ trickPoints: 12 }, plainSettings) === 'trickPoints: 12' */
export const settingsInWords = (settings: RuleSettings, { name, value }: SettingWords): string =>
  Object.entries(settings)
    .map(([id, each]) => `${name(id)}: ${value(id, each)}`)
    .join(', ');

/** A kind of acts in words, one for each word of its id. @example actKindText('bid 4', labEnglish, plainSettings) // 'bid 4' */
export const actKindText = (label: string, { acts }: LabWords, own: Pick<SettingWords, 'acts'>): string =>
  label
    .split(' ')
    .map((word) => own.acts[word] ?? (acts as Readonly<Record<string, string>>)[word] ?? word)
    .join(' ');

/** The changes in words: "Bids missed: minus instead of zero". */
export function changesInWords(
  { players, base, changes }: Study,
  game: Game,
  { report }: LabWords,
  { name, value }: SettingWords,
): string {
  const list = Object.entries(changes).map(([id, each]) => {
    const before = settingIn(game, players, base, id) ?? null;
    return filledWith(report.is, { id: name(id), value: value(id, each), before: value(id, before) });
  });
  return list.join(report.and) || report.nothing;
}

/** The changed rules, each in a sentence. */
export function changedSentences(
  { players, base, changes }: Study,
  game: Game,
  { report }: LabWords,
  words: SettingWords,
): string[] {
  return Object.entries(changes).map(([id, each]) => {
    const said = words.sentence(id, each);
    const before = words.value(id, settingIn(game, players, base, id) ?? null);
    return said
      ? filledWith(report.rule, { ...said, text: said.text.replace(/\.$/, ''), before })
      : filledWith(report.setting, { id: words.name(id), value: words.value(id, each), before });
  });
}

/** The variant of each version: null for the rulebook's game, and for one that differs by options alone. */
export const variantsOf = (game: Game, [before, after]: RulePair): readonly (Variant | null)[] =>
  [before, after].map(({ seats, options }) => variantOf(game, seats, options));
