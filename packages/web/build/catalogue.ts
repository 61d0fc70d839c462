/**
 * What the app shows of the games without running them: names, players, options with the explanations of the rules pages,
 * and the pages themselves. Worked out when the app is built, so that no rules are loaded to show a list.
 *
 * `virtual:catalogue` has the list; `virtual:option-texts` names the options; `virtual:pages` loads one page on demand;
 * `virtual:credits` says who made what.
 */
import {
  byline,
  filled,
  type Game,
  type Options,
  optionsOn,
  rulesOn,
  sectionOn,
  type TrickGame,
  usualPlayers,
} from '@followsuit/engine';
import { games } from '@followsuit/games';
import { loadFile } from '@followsuit/games/game-files';
import { pageNames, readPage, sectionsOf, titleOf } from '@followsuit/games/pages';
import { type DeckInfo, type GameWords, type HomeWords, type SceneGame, sceneGameOf } from '@followsuit/present';
import type { Plugin } from 'vite';
import type { Credit, GameInfo, OptionTexts, PageText, SectionLink } from '../src/catalogue/types.ts';
import { withoutIds } from '../src/rules/section.ts';
import { newTable } from '../src/text/en/new-table.ts';
import { homesOf, pageHtml } from './page-html.ts';

export const names = pageNames();
const gameWords = new Map(
  await Promise.all(games.map(async (game) => [game.id, await loadFile<GameWords>(game, 'words.en')] as const)),
);
const lessons = new Set(
  (await Promise.all(games.map(async (game) => ((await loadFile(game, 'lesson')) ? [game.id] : [])))).flat(),
);
export const homes = homesOf(names.map((name) => [name, readPage(name)]));

export function catalogue(): Plugin {
  return {
    name: 'followsuit:catalogue',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:catalogue') return `export const catalogue = ${JSON.stringify(games.map(gameInfoOf))};`;
      if (id === '\0virtual:option-texts')
        return `export const optionTexts = ${JSON.stringify(Object.fromEntries(games.map((game) => [game.id, optionTextsOf(game)])))};`;
      if (id === '\0virtual:credits') return `export const credits = ${JSON.stringify(credits())};`;
      if (id === '\0virtual:pages') return `export const pages = {${names.map(loader).join(',')}};`;
      if (id.startsWith('\0virtual:page/')) return `export default ${JSON.stringify(pageOf(id.slice(14)))};`;
      return null;
    },
  };
}

const loader = (name: string): string => `${JSON.stringify(name)}:()=>import('virtual:page/${name}')`;

/** A game as the app lists it. */
export function gameInfoOf(game: Game): GameInfo {
  const { id, pages, players } = game;
  const page = readPage(pages[0]);
  const texts = new Map(optionsOn(page).map((row) => [row.id, row.text]));
  const options = game.options.map(({ id, values, standard }) => ({
    id,
    values,
    standard: Object.fromEntries(players.map((n) => [n, standard(n)])),
    text: texts.get(id) ?? '',
  }));
  const info = sceneGame(game);
  return {
    ...info,
    pages,
    players,
    usualPlayers: usualPlayers(game),
    presets: game.presets ?? [],
    home: gameWords.get(id)?.home ?? plainHome(page, info.deck),
    options,
    pairs: pairsIn(game),
    lesson: lessons.has(id),
  };
}

/** @example optionTextsOf(coralon).options?.repeatZero.name // 'Zero after zero' */
export function optionTextsOf(game: Game): OptionTexts {
  const { options, presets } = gameWords.get(game.id) ?? {};
  // Where the lowest total wins, a target is no winning score.
  const isEnding = game.options.some(({ id }) => id === 'target') && sceneGame(game).wins === 'low';
  return { options: isEnding ? { target: { name: newTable.endingScore }, ...options } : options, presets };
}

const isTrickGame = (game: Game): game is TrickGame => 'design' in game;

/** By the sides of a table for four, with the usual options and with each option on. */
function pairsIn(game: Game): boolean | string {
  if (!isTrickGame(game) || !game.players.includes(4)) return false;
  const isPaired = (given: Options): boolean => game.design(4, filled(game, 4, given)).sides.length === 2;
  const switches = game.options.filter(({ values }) => Array.isArray(values) && values.includes('on'));
  return isPaired({}) || (switches.find((option) => isPaired({ [option.id]: 'on' }))?.id ?? false);
}

/** What a table knows of a game: its cards, if it is played with cards, who wins, and what the plain table shows. */
function sceneGame(game: Game): SceneGame {
  const { id, name, tables = {}, players: all } = game;
  if (!isTrickGame(game)) return { id, name, deck: null, tables, wins: 'high' };
  const [players] = all;
  return sceneGameOf(game.setUp(players, filled(game, players)));
}

/** The card of a game without words of its own, by its page; and the highest cards of three suits. */
function plainHome(page: string, deck: DeckInfo | null): HomeWords {
  const [, minutes] = /(\d+(?: to |[–-])?\d*) minutes/.exec(byline(page)) ?? [];
  return {
    sentence: firstSentence(sectionOn(page, 'In short')),
    ...(minutes && { minutes: minutes.replace(/ to |-/, '–') }),
    cards: deck?.suits.slice(-3).map(({ letter }, i) => deck.ranks[deck.ranks.length - 3 + i] + letter) ?? [],
  };
}

/** What a list has room for. */
const firstSentence = (text: string): string => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** One page as the app loads it. */
export function pageOf(name: string): PageText {
  const text = readPage(name);
  const sentences = Object.fromEntries(rulesOn(text));
  return { name, title: titleOf(name), ...pageHtml(name, text, homes), also: alsoFor(name), sentences };
}

/** What players look up besides the rules. */
const LOOKED_UP = ['Advice', 'Words', 'Credits'];

/** The sections of that kind for a page: its own, and those of pages that its game builds on. */
function alsoFor(name: string): SectionLink[] {
  const pages = games.find(({ id }) => id === name)?.pages ?? [name];
  return LOOKED_UP.flatMap((heading) =>
    sectionsOf({ pages }, heading).map(({ page }) => ({
      text: page === name ? heading : `${heading}: ${titleOf(page).split(':')[0]}`,
      href: `${page === name ? '' : `/rules/${page}`}#${heading.toLowerCase()}`,
    })),
  );
}

/** Who made the games, by the pages that say so: their section "Credits" or, where there is none, the line under the title. */
export function credits(): Credit[] {
  const found = new Map<string, Credit & { games: string[] }>();
  for (const game of games) {
    const [section] = sectionsOf(game, 'Credits');
    const page = section?.page ?? game.pages[0];
    const text = section?.text ?? `${byline(readPage(page)).split(';')[0]}.`;
    const credit = found.get(page) ?? { page, games: [], html: withoutIds(pageHtml(page, text, homes).html) };
    credit.games.push(game.name);
    found.set(page, credit);
  }
  return [...found.values()];
}
