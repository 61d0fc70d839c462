// npm run models [GAME…]: all set-up, then the value models of these games are made of games that simple bots play, and all models
// written as they are kept, rounded.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ready } from './ready.mjs';

ready();
const { fitValue, USUAL_EFFORT, writeModel } = await import('../packages/lab/dist/value.js');
const { simple } = await import('../packages/bots/dist/index.js');
const { trickGames } = await import('../packages/games/dist/index.js');

const ids = process.argv.slice(2);
const unknown = ids.find((id) => !trickGames.some((game) => game.id === id));
if (unknown !== undefined) {
  console.error(`There is no game of tricks called "${unknown}"; npx followsuit games lists them.`);
  process.exit(2);
}

const folder = new URL('../packages/bots/src/models/', import.meta.url);
for (const game of trickGames.filter(({ id }) => ids.includes(id))) {
  const tell = (share) => process.stderr.write(`\r${game.id}: ${Math.round(100 * share)} %`);
  const model = fitValue(game, simple, 'value/1', USUAL_EFFORT, tell);
  process.stderr.write('\n');
  keep(new URL(`${game.id}.value.json`, folder), writeModel(model));
}
for (const name of readdirSync(folder).filter((each) => each.endsWith('.value.json'))) {
  const file = new URL(name, folder);
  keep(file, writeModel(JSON.parse(readFileSync(file, 'utf8'))));
}

function keep(file, text) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === before) return;
  writeFileSync(file, text);
  console.log(`${file.pathname.split('/').at(-1)}: ${before.length} bytes, now ${text.length}`);
}
