// npm run engine-speed [-- game] [seconds]: random decisions a second through `followsuit engine`, one at a time and in batches,
// against the same games in this process. All in one run, since machines differ and are busy.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { at } from './inputs.mjs';
import { ready } from './ready.mjs';

const [id = 'coralon', seconds = '3'] = process.argv.slice(2);
const MS = 1000 * Number(seconds);
const BATCH = 256;

ready();
const { gameOf } = await import(at('packages/games/dist/index.js'));
const { playable } = await import(at('packages/games/dist/playable.js'));
const { Random } = await import(at('packages/engine/dist/index.js'));
const random = new Random('speed');

/** Decisions a second of something that makes some each time. */
async function measure(name, work) {
  for (const begin = performance.now(); performance.now() - begin < MS / 4; ) await work(); // warm
  let decisions = 0;
  const begin = performance.now();
  while (performance.now() - begin < MS) decisions += await work();
  const rate = (1000 * decisions) / (performance.now() - begin);
  console.log(`${name.padEnd(34)} ${Math.round(rate).toLocaleString('en').padStart(12)} a second`);
  return rate;
}

const game = playable(gameOf(id), () => new Map());
let session = game.create({ seed: 0 });
let n = 0;
const inProcess = await measure('in this process', () => {
  for (let i = 0; i < 100; i++) {
    if (session.isOver || session.hands > 20) session = game.create({ seed: ++n });
    const [seat] = session.actors;
    const moves = session.legalMoves(seat);
    session.move(seat, moves[random.below(moves.length)]);
  }
  return 100;
});

const child = spawn(process.execPath, [at('packages/cli/bin/followsuit.mjs'), 'engine'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  child.stdin.write(`${JSON.stringify(request)}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok || answer.problems) throw new Error(JSON.stringify(answer.problem ?? answer.problems));
  return answer;
}

const { setup } = await ask({ cmd: 'setup', game: id });
const { game: single } = await ask({ cmd: 'reset', setup, seed: 'single' });
let legal = (await ask({ cmd: 'step', games: [single] })).legal[0];
const one = await measure('one at a time', async () => {
  if (legal.length === 0) {
    await ask({ cmd: 'reset', game: single, seed: ++n });
    legal = (await ask({ cmd: 'step', games: [single] })).legal[0];
  }
  legal = (await ask({ cmd: 'step', games: [single], acts: [legal[random.below(legal.length)]] })).legal[0];
  return 1;
});

const { games } = await ask({ cmd: 'reset', setup, seed: 'batch', count: BATCH });
let masks = (await ask({ cmd: 'step', games })).legal;
const many = await measure(`batches of ${BATCH}`, async () => {
  const over = games.filter((_, i) => masks[i].length === 0);
  if (over.length > 0) {
    const requests = over.map((number) => ({ cmd: 'reset', game: number, seed: ++n }));
    await ask({ cmd: 'batch', requests });
    masks = (await ask({ cmd: 'step', games })).legal;
  }
  const acts = masks.map((mask) => mask[random.below(mask.length)]);
  masks = (await ask({ cmd: 'step', games, acts })).legal;
  return acts.filter((act) => act !== undefined).length;
});
child.stdin.end();
await once(child, 'exit');
console.log(
  `${id}: of the speed in this process, ${((100 * one) / inProcess).toFixed(1)} % one at a time and ${((100 * many) / inProcess).toFixed(0)} % in batches`,
);
