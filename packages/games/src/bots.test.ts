/** The optional files of games' folders, and what bots find there. */
import { readdirSync, readFileSync } from 'node:fs';
import { type BotKnowledge, knowledgeOf } from '@followsuit/bots';
import { describe, expect, it } from 'vitest';
import { loadBot } from './bots.ts';
import { littleHearts } from './examples/index.ts';
import { loadFile } from './game-files.ts';
import { games, trickGames } from './index.ts';

// Classics may do without.
it.each(trickGames)('$id has models of its own', (game) => {
  const { policy, value } = knowledgeOf(game);
  const models = game.classic ? [policy, value].filter((model) => model !== undefined) : [policy, value];
  for (const model of models) expect(model?.game).toBe(game.id);
});

it('finds a file by the name of the game, and none where there is none', async () => {
  expect((await loadFile<{ default: BotKnowledge }>(trickGames[0], 'bot'))?.default).toBe(knowledgeOf(trickGames[0]));
  expect(await loadFile(littleHearts, 'bot')).toBeUndefined();
  expect(await loadFile({ ...littleHearts, id: 'no-such-game' }, 'rules')).toBeUndefined();
});

it('a game without knowledge has none', async () => {
  await loadBot(littleHearts);
  expect(knowledgeOf(littleHearts)).toEqual({});
});

describe('what knows no game', () => {
  const packages = new URL('../../', import.meta.url);
  const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.ts|testing\//.test(name);

  it.each(['engine', 'bots', 'lab', 'protocol', 'double-dummy'])('%s has no id of a game in its code', (name) => {
    const folder = new URL(`${name}/src/`, packages);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource);
    for (const file of files) {
      const code = readFileSync(new URL(file, folder), 'utf8').replace(/\/\*\*.*?\*\//gs, '');
      for (const { id } of games) expect(code, `${name}/src/${file}`).not.toMatch(new RegExp(`['"\`/]${id}['"\`]`));
    }
  });
});
