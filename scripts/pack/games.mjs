// What packing adds to the games: their rules pages, and files that need no file system, so that they run in browsers.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../inputs.mjs';
import { copy } from './files.mjs';

/** Loaded from the build, and only once there is one. */
const built = async (path) => import(at('packages/games/dist', path));

/** The files that replace those of the build, by path. */
export async function madeForGames() {
  const { games } = await built('index.js');
  const { readPage, recordRules } = await built('pages.js');
  const { rulesOn } = await import(at('packages/engine/dist/page.js'));
  const made = new Map();
  const textsOf = (page) => `dist/sentences/${page}.js`;
  const put = (page, rules) =>
    made.set(textsOf(page), `export default ${JSON.stringify(Object.fromEntries(rules), null, 2)};\n`);
  put('record', recordRules());
  for (const { id, pages } of games) {
    for (const page of pages) put(page, rulesOn(readPage(page)));
    made.set(`dist/${id}/sentences.js`, sentencesOf(['record', ...pages]));
  }
  made.set('dist/bots.js', botsOf(games));
  made.set(
    'dist/bots.d.ts',
    '/** Imported for its side effect: tells the bots what they know of each game. */\nexport {};\n',
  );
  return made;
}

/** The sentences of several pages as a module. */
const sentencesOf = (pages) => `/** The sentences that rejected acts quote, from the rules pages. */
${pages.map((page, i) => `import page${i} from '../sentences/${page}.js';`).join('\n')}
export const sentences = () => new Map([${pages.map((_, i) => `page${i}`).join(', ')}].flatMap(Object.entries));
`;

/** Registers what bots know of every game, without looking for files. */
function botsOf(games) {
  const known = games.filter(({ id }) => existsSync(at('packages/games/dist', id, 'bot.js')));
  return `/** Imported for its side effect: tells the bots what they know of each game. */
import { registerKnowledge } from '@followsuit/bots';
import { gameOf } from './index.js';
${known.map(({ id }, i) => `import bot${i} from './${id}/bot.js';`).join('\n')}
${known.map(({ id }, i) => `registerKnowledge(gameOf('${id}'), bot${i});`).join('\n')}
`;
}

/** Copies the rules pages beside the build, where `pages.ts` looks for them. */
export async function stagePages(folder) {
  const { pageNames } = await built('pages.js');
  for (const page of pageNames())
    copy(at('packages/games/src', page, 'rules.md'), join(folder, 'dist', page, 'rules.md'));
  copy(at('docs/record.md'), join(folder, 'dist/record.md'));
}
