/** German says everything that English says: in the app, in the words that all games share, and in every game's folder. */
import { games } from '@followsuit/games';
import { english, type GameWords, german } from '@followsuit/present';
import { describe, expect, it } from 'vitest';
import { area, translate } from './area.ts';
import { words as de } from './de.ts';
import * as en from './en.ts';
import { wantedLanguage } from './language.ts';

/** Every text by its path. @example textsIn({ a: { b: 'x' } }) // Map { 'a.b' => 'x' } */
function textsIn(words: unknown, path = ''): Map<string, string> {
  if (typeof words !== 'object' || words === null) return new Map([[path, String(words)]]);
  return new Map(Object.entries(words).flatMap(([key, each]) => [...textsIn(each, path ? `${path}.${key}` : key)]));
}

const ENGLISH = import.meta.glob<GameWords>('../../../games/src/*/words.en.ts', { eager: true });
const GERMAN = import.meta.glob<GameWords>('../../../games/src/*/words.de.ts', { eager: true });

const wordsOf = (files: Readonly<Record<string, GameWords>>, id: string, language: string): GameWords =>
  ({ ...files[`../../../games/src/${id}/words.${language}.ts`] }) as GameWords;

const PLACES: readonly (readonly [string, object, object])[] = [
  ['app', { ...en }, de],
  ['shared', english, german],
  ...games.map(({ id }) => [id, wordsOf(ENGLISH, id, 'en'), wordsOf(GERMAN, id, 'de')] as const),
];

/** Options whose names English takes from the app or from the rules page. */
const ADDED = /^(?:options\.\w+\.(?:name|text|values\.[\w-]+)|presets\.\w+)$/;
const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{(\w+)[}|]/g)].map(([, name]) => name)),
];

/** The same in both languages: names, codes, numbers, signs, what has no letters beside its placeholders, and these words. */
const SAME_PATHS =
  /^(?:app: (?:common\.(?:name|botNames.*)|home\.title|about\.(?:family|iconsLink|licence|fontLicence)|lore\.suits\.rows\.\d\.0|talk\.emotes\.\w+\.0|how\.drawn\.names.*|tableParts\.keys\.\w+\.0|settings\.choices\.language\.values\..*)|[\w-]+: home\.(?:level|minutes|cards\.\d+))$/;
const SAME_WORDS =
  /^(?:bot|coach|joker|name|normal|partner|poker|vibration|moment|blind|start|bot: \{level\}|bot, \{level\}|\{\w+\},? blind|\{minutes\} min|ana|bo|dog|jasper city|slalom|buccaneer|grand|null|ouvert)$/i;
const isSame = (where: string, text: string): boolean =>
  !/\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')) || SAME_PATHS.test(where) || SAME_WORDS.test(text);

/** What German leaves out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'baronet: table.riskMore': 'as many coins are lost as won',
};

describe.each(PLACES)('%s', (place, english, german) => {
  const [texts, translated] = [textsIn(english), textsIn(german)];

  it('has every text, and no others', () => {
    expect(texts.size).toBeGreaterThan(10);
    expect([...texts.keys()].filter((path) => !translated.has(path))).toEqual([]);
    expect([...translated.keys()].filter((path) => !texts.has(path) && !ADDED.test(path))).toEqual([]);
  });

  it('fills what English fills', () => {
    const found = [...translated].flatMap(([path, text]) => {
      const [own, offered] = [placeholders(text), placeholders(texts.get(path) ?? '')];
      const extra = own.filter((name) => !offered.includes(name)).map((name) => `${path}: {${name}} is not offered`);
      const lost = offered.filter((name) => !own.includes(name) && !LEFT_OUT[`${place}: ${path}`]);
      return [...extra, ...lost.map((name) => `${path}: {${name}} is left out`)];
    });
    expect(found).toEqual([]);
  });

  it('is not English', () => {
    const same = [...translated].filter(
      ([path, text]) => text === texts.get(path) && !isSame(`${place}: ${path}`, text),
    );
    expect(same).toEqual([]);
  });

  it('has German quotation marks', () => {
    expect([...translated].filter(([, text]) => /["“][^“”"]*["”]|\w'\w/.test(text.replace(/„[^“]*“/g, '')))).toEqual(
      [],
    );
  });
});

it.each(games.map((game) => [game.id, game] as const))('%s explains every option', (id, { options }) => {
  const own = wordsOf(GERMAN, id, 'de').options ?? {};
  expect(options.map((option) => option.id).filter((option) => !own[option]?.text)).toEqual([]);
  expect(Object.keys(own).filter((option) => !options.some((each) => each.id === option))).toEqual([]);
});

it.each(games.map(({ id }) => id))('%s has the same facts on the home page', (id) => {
  const [{ home }, { home: own }] = [wordsOf(ENGLISH, id, 'en'), wordsOf(GERMAN, id, 'de')];
  const facts = (words: GameWords['home']) => [words?.minutes, words?.level, words?.cards, words?.kinds?.length];
  expect(facts(own)).toEqual(facts(home));
});

it('translates areas in place, also those that come later', () => {
  const early = area('early', { text: 'yes', list: [{ deep: 'one' }] });
  const { list } = early;
  translate({ early: { text: 'ja', list: [{ deep: 'eins' }] }, late: { text: 'spät' } });
  expect(early.text).toBe('ja');
  expect(list[0].deep).toBe('eins');
  expect(area('late', { text: 'late' }).text).toBe('spät');
  translate({});
});

it('follows the browser unless a language is chosen', () => {
  expect(wantedLanguage('auto', ['fr-FR', 'de-AT', 'en'])).toBe('de');
  expect(wantedLanguage('auto', ['en-GB', 'de'])).toBe('en');
  expect(wantedLanguage('auto', ['fr'])).toBe('en');
  expect(wantedLanguage('de', ['en'])).toBe('de');
  expect(wantedLanguage('en', ['de'])).toBe('en');
});

it('knows the errors that people meet, as sentences with what to do', async () => {
  const { problems } = await import('./de/problems.ts');
  for (const text of Object.values(problems)) expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
  expect(Object.keys(problems)).toEqual(expect.arrayContaining(['rate', 'signed-out', 'seat-taken', 'unknown-table']));
});
