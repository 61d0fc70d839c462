// npm run arena-anchors [-- boards]: sets everything up, then plays the arena's boards with its anchors, as far as they have not
// been played, and writes what they gain to packages/games/src/arena-1.json. To measure anew, empty the lists there.
import { readFileSync, writeFileSync } from 'node:fs';
import { at } from './inputs.mjs';
import { ready } from './ready.mjs';

ready();
const { arenaTournament, playNth } = await import('../packages/lab/dist/index.js');
const file = at('packages/games/src/arena-1.json');
const boards = Number(process.argv[2] ?? 40);
const arena = JSON.parse(readFileSync(file, 'utf8'));

for (let i = 0; i < boards; i++)
  for (const game of arena.games)
    for (const { bot, simulations } of arena.anchors) {
      const gains = game.anchors[bot];
      if (gains.length > i) continue;
      const { result } = await playNth({ contest: arenaTournament(game, bot, { simulations }), i });
      gains.push(Number(result[0].toFixed(5)));
      write();
      process.stderr.write(`\rboard ${i + 1} of ${boards}, ${game.game}, ${bot}        `);
    }
process.stderr.write('\n');

/** One line for each list of numbers. */
function write() {
  const text = JSON.stringify(arena, null, 2).replace(/\[[-\d.,\s]*\]/g, (list) =>
    list.replace(/\s+/g, ' ').replace('[ ', '[').replace(' ]', ']'),
  );
  writeFileSync(file, `${text}\n`);
}
