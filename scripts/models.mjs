// npm run models [GAME…]: sets everything up, trains the value models of these games on games between simple bots, and writes all
// models rounded, as they are stored.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ready } from './ready.mjs';

ready();
const { fitValue, USUAL_EFFORT, writeModel } = await import('../packages/lab/dist/index.js');
const { simple } = await import('../packages/bots/dist/index.js');
const { trickGames } = await import('../packages/games/dist/index.js');

const ids = process.argv.slice(2);
const unknown = ids.find((id) => !trickGames.some((game) => game.id === id));
if (unknown !== undefined) {
  console.error(`There is no game of tricks called "${unknown}"; npx followsuit games lists them.`);
  process.exit(2);
}

const fileOf = ({ id }) => new URL(`../packages/games/src/${id}/value.json`, import.meta.url);
for (const game of trickGames.filter(({ id }) => ids.includes(id))) {
  const tell = (share) => process.stderr.write(`\r${game.id}: ${Math.round(100 * share)} %`);
  const model = fitValue(game, simple, 'value/1', USUAL_EFFORT, tell);
  process.stderr.write('\n');
  keep(game, writeModel(model));
}
for (const game of trickGames.filter((each) => existsSync(fileOf(each))))
  keep(game, writeModel(JSON.parse(readFileSync(fileOf(game), 'utf8'))));

function keep(game, text) {
  const file = fileOf(game);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (text === before) return;
  writeFileSync(file, text);
  console.log(`${game.id}/value.json: ${before.length} bytes, now ${text.length}`);
}
