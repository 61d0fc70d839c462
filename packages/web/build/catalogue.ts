/**
 * What the app shows of the games without running them: names, players, options with the explanations of the rules pages,
 * and the pages themselves. Worked out when the app is built, so that no rules are loaded to show a list.
 *
 * `virtual:catalogue` has the list; `virtual:game-choices` has their options and presets; `virtual:option-texts` names the options; `virtual:german` has
 * the German words of both; `virtual:pages` loads one page on demand;
 * `virtual:puzzles` has the ids of all puzzles; `virtual:credits` says who made what; `virtual:guide` is the guide to adding a game.
 */
import { existsSync, readFileSync } from 'node:fs';
import {
  byline,
  filled,
  type Game,
  type Options,
  optionsOn,
  rulesOn,
  sectionOn,
  settingsOf,
  type TrickGame,
  usualPlayers,
} from '@followsuit/engine';
import { games } from '@followsuit/games';
import { loadFile } from '@followsuit/games/game-files';
import { pageNames, readPage, sectionsOf, titleOf } from '@followsuit/games/pages';
import {
  type DeckInfo,
  type GameWords,
  type HomeWords,
  type Lesson,
  type SceneGame,
  sceneGameOf,
} from '@followsuit/present';
import type { Plugin } from 'vite';
import type { Credit, GameChoices, GameInfo, OptionTexts, PageText, SectionLink } from '../src/catalogue/types.ts';
import { withoutIds } from '../src/rules/section.ts';
import { newTable as germanTable } from '../src/text/de/new-table.ts';
import { newTable } from '../src/text/en/new-table.ts';
import { homesOf, pageHtml } from './page-html.ts';

export const names = pageNames();
const gameWords = new Map(
  await Promise.all(games.map(async (game) => [game.id, await loadFile<GameWords>(game, 'words.en')] as const)),
);
const germanWords = new Map(
  await Promise.all(games.map(async (game) => [game.id, await loadFile<GameWords>(game, 'words.de')] as const)),
);
const lessons = new Map(
  await Promise.all(
    games.map(async (game) => {
      const found = await loadFile<{ readonly default: Pick<Lesson, 'minutes'> }>(game, 'lesson');
      return [game.id, found?.default.minutes ?? null] as const;
    }),
  ),
);
const howTos = new Set(
  (await Promise.all(games.map(async (game) => ((await loadFile(game, 'how-to')) ? [game.id] : [])))).flat(),
);
export const homes = homesOf(names.map((name) => [name, readPage(name)]));

export function catalogue(): Plugin {
  return {
    name: 'followsuit:catalogue',
    resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : null),
    load(id) {
      if (id === '\0virtual:catalogue') return `export const catalogue = ${JSON.stringify(games.map(gameInfoOf))};`;
      if (id === '\0virtual:game-choices')
        return `export const gameChoices = ${JSON.stringify(Object.fromEntries(games.map((game) => [game.id, gameChoicesOf(game)])))};`;
      if (id === '\0virtual:option-texts')
        return `export const optionTexts = ${JSON.stringify(Object.fromEntries(games.map((game) => [game.id, optionTextsOf(game)])))};`;
      if (id === '\0virtual:german') return german();
      if (id === '\0virtual:puzzles') return `export const puzzleIds = ${JSON.stringify(puzzleIds())};`;
      if (id === '\0virtual:credits') return `export const credits = ${JSON.stringify(credits())};`;
      if (id === '\0virtual:guide') return `export const html = ${JSON.stringify(guide())};`;
      if (id === '\0virtual:pages') return `export const pages = {${names.map(loader).join(',')}};`;
      if (id.startsWith('\0virtual:page/')) return `export default ${JSON.stringify(pageOf(id.slice(14)))};`;
      return null;
    },
  };
}

const GUIDE = new URL('../../../docs/add-a-game.md', import.meta.url);

/** The guide as a page; links to files of the repository are only their text, since the app does not have them. */
function guide(): string {
  const text = readFileSync(GUIDE, 'utf8').replace(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
  return `<h1>${titleIn(text)}</h1>\n${pageHtml('add-a-game', text.replace(/^# .*\n/, ''), homes).html}`;
}

const titleIn = (text: string): string => /^# (.*)$/m.exec(text)?.[1] ?? '';

const loader = (name: string): string => `${JSON.stringify(name)}:()=>import('virtual:page/${name}')`;

/** The ids of the puzzles of each game that has some, in their order. */
export function puzzleIds(): Record<string, string[]> {
  const files = games.map(({ id }) => [id, new URL(`../../games/src/${id}/puzzles.json`, import.meta.url)] as const);
  const found = files.filter(([, file]) => existsSync(file));
  return Object.fromEntries(
    found.map(([game, file]) => [
      game,
      (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[]).map(({ id }) => id),
    ]),
  );
}

/** A game as the app lists it. */
export function gameInfoOf(game: Game): GameInfo {
  const { id, pages, players } = game;
  const page = readPage(pages[0]);
  const info = sceneGame(game);
  return {
    ...info,
    pages,
    players,
    classic: game.classic ?? false,
    usualPlayers: usualPlayers(game),
    home: gameWords.get(id)?.home ?? plainHome(page, info.deck),
    pairs: pairsIn(game),
    lesson: lessons.get(id) ?? null,
    howTo: howTos.has(id),
  };
}

/** The options and presets of a game. */
export const gameChoicesOf = ({ options, presets = [], players }: Game): GameChoices => ({
  presets,
  options: options.map(({ id, values, standard }) => ({
    id,
    values,
    standard: Object.fromEntries(players.map((n) => [n, standard(n)])),
  })),
});

/** @example optionTextsOf(coralon).options?.repeatZero.name // 'Zero after zero' */
export function optionTextsOf(game: Game): OptionTexts {
  const pageTexts = Object.fromEntries(optionsOn(readPage(game.pages[0])).map(({ id, text }) => [id, text]));
  return { ...withEnding(game, gameWords.get(game.id) ?? {}, newTable.endingScore), pageTexts };
}

/** Where the lowest total wins, a target is no winning score. */
function withEnding(game: Game, { options, presets }: GameWords, name: string): OptionTexts {
  const isEnding = game.options.some(({ id }) => id === 'target') && sceneGame(game).wins === 'low';
  return { options: isEnding ? { ...options, target: { name, ...options?.target } } : options, presets };
}

/** What the games' German words say for the home page, and of options. */
function german(): string {
  const named = <T>(of: (game: Game) => T): Record<string, T> =>
    Object.fromEntries(games.filter(({ id }) => germanWords.get(id)).map((game) => [game.id, of(game)]));
  const homes = named(({ id }) => germanWords.get(id)?.home ?? {});
  const optionTexts = named((game) => withEnding(game, germanWords.get(game.id) ?? {}, germanTable.endingScore));
  return `export const homes = ${JSON.stringify(homes)}; export const optionTexts = ${JSON.stringify(optionTexts)};`;
}

const isTrickGame = (game: Game): game is TrickGame => 'design' in game;

/** By the sides of a table for four, with the usual options and with each option on. */
function pairsIn(game: Game): boolean | string {
  if (!isTrickGame(game) || !game.players.includes(4)) return false;
  const isPaired = (given: Options): boolean =>
    game.design(4, settingsOf(game, 4, filled(game, 4, given))).sides.length === 2;
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
