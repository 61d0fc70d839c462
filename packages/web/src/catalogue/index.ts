/** The games, as the app lists them. */
import { catalogue } from 'virtual:catalogue';
import { pages } from 'virtual:pages';
import type { DeckInfo } from '@followsuit/present';
import { area } from '../text/area.ts';
import type { GameInfo, PageText } from './types.ts';

export type { Content, GameChoices, GameInfo, OptionInfo, OptionTexts, PageText } from './types.ts';
export { catalogue };

area('homes', Object.fromEntries(catalogue.map(({ id, home }) => [id, home])));

/** @example gameInfo('coralon')?.name // 'Coralon' */
export const gameInfo = (id: string): GameInfo | undefined => catalogue.find((game) => game.id === id);

/** @example deckOf('vines')?.suits.length // 5 */
export const deckOf = (id: string): DeckInfo | undefined =>
  catalogue.find(({ deck }) => deck?.id === id)?.deck ?? undefined;

/** The seat across the table, if the two are partners; null if everybody plays alone. @example partnerOf(thieves, 4, {}, 1) // 3 */
export function partnerOf(
  { pairs }: GameInfo,
  seats: number,
  options: Readonly<Record<string, unknown>>,
  seat: number,
): number | null {
  const together = seats === 4 && (typeof pairs === 'string' ? options[pairs] === 'on' : pairs);
  return together ? (seat + 2) % seats : null;
}

/** A rules page, loaded on demand; undefined if there is no such page. */
export const loadPage = async (name: string): Promise<PageText | undefined> =>
  Object.hasOwn(pages, name) ? (await pages[name]()).default : undefined;

/** The sentence of a rule that a game quotes; null also if its page cannot be loaded. @example await sentenceOf('coralon', 'VINES-FOLLOW-1') */
export async function sentenceOf(game: string, rule: string): Promise<{ text: string; page: string } | null> {
  for (const name of gameInfo(game)?.pages ?? []) {
    const text = (await loadPage(name).catch(() => undefined))?.sentences[rule];
    if (text !== undefined) return { text, page: name };
  }
  return null;
}
