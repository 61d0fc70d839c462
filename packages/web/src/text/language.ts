/** The language of the app: that of the browser, or the one in the settings. English is built in; another is loaded before the first page. */
import type { GameWords } from '@followsuit/present';
import { effect } from '@preact/signals';
import { settings } from '../settings.ts';

export type Language = 'en' | 'de';

let german: typeof import('./german.ts') | undefined;

/** @example language() // 'de' */
export const language = (): Language => (german ? 'de' : 'en');

/** The words of a game in that language; undefined if they are English. */
export const translatedWords = async (game: string): Promise<GameWords | undefined> => german?.wordsOf(game);

/** What a server's error means, in that language; undefined if the server's own sentence will do. */
export const translatedProblem = (code: string): string | undefined => german?.problemOf(code);

/** The first of the browser's languages that the app has, unless one is chosen. @example wantedLanguage('auto', ['fr', 'de-AT']) // 'de' */
export function wantedLanguage(chosen: Language | 'auto', browser: readonly string[]): Language {
  if (chosen !== 'auto') return chosen;
  return browser.find((each) => /^(en|de)\b/.test(each))?.startsWith('de') ? 'de' : 'en';
}

/** Loads the words of the language; after this, a change in the settings loads the page again. */
export async function startLanguage(): Promise<void> {
  const wanted = wantedLanguage(settings.language.peek(), navigator.languages);
  effect(() => {
    if (wantedLanguage(settings.language.value, navigator.languages) !== wanted) location.reload();
  });
  if (wanted === 'en') return;
  try {
    german = await import('./german.ts');
    german.toGerman();
    document.documentElement.lang = wanted;
  } catch {
    // Without a network the app stays English.
  }
}
