// npm run versus -- rules|play GAME …: README.md.
import { parseArgs } from 'node:util';
import { at } from '../inputs.mjs';
import { ready } from '../ready.mjs';
import { GAMES } from './games.mjs';
import { compareRules } from './rules.mjs';

const MATCHES = Object.entries(GAMES).flatMap(([name, { opponents = [] }]) =>
  opponents.map((each) => `${name} against ${each}`),
);
const USAGE = `npm run versus -- rules GAME [--hands 100000] [--seed TEXT]
npm run versus -- play GAME --against ismcts|xinxin [--bot expert] [--deals 200] [--ms 20] [--seed TEXT] [--explore 10] [--file RESULTS] [--stock known|hidden]
Games: ${Object.keys(GAMES).join(', ')}.
To play: ${MATCHES.join(', ')}.`;
const DEFAULTS = {
  hands: '100000',
  deals: '200',
  ms: '20',
  explore: '10',
  bot: 'expert',
  seed: 'versus',
  against: '',
  file: '',
  stock: 'known',
};

/** What is asked for, or null if that is not clear. */
function readArguments() {
  try {
    const options = Object.fromEntries(
      Object.entries(DEFAULTS).map(([name, value]) => [name, { type: 'string', default: value }]),
    );
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const [command, name, ...more] = positionals;
    const numbers = Object.fromEntries(['hands', 'deals', 'ms', 'explore'].map((each) => [each, Number(values[each])]));
    const game = GAMES[name];
    const isClear =
      game &&
      more.length === 0 &&
      Object.values(numbers).every((n) => n > 0) &&
      (values.stock === 'known' || (values.stock === 'hidden' && game.id === 'oh-hell')) &&
      (command === 'rules' || (command === 'play' && game.opponents?.includes(values.against)));
    return isClear ? { ...values, ...numbers, command, name, game } : null;
  } catch {
    return null;
  }
}

const wanted = readArguments();
if (!wanted) {
  console.error(USAGE);
  process.exit(2);
}
const { command, name, game, seed } = wanted;
ready({ quiet: true });
const { gameOf } = await import(at('packages/games/dist/index.js'));
const { playable } = await import(at('packages/games/dist/playable.js'));
if (!gameOf(game.id)) {
  console.error(`There is no game ${game.id} here.`);
  process.exit(2);
}
const ours = playable(gameOf(game.id), () => new Map());
const create = (of) => ours.create({ players: game.players, options: game.options, seed: of });

try {
  if (command === 'play') {
    const { playMatch } = await import('./match.mjs');
    await playMatch({ ...wanted, create });
  } else {
    const tell = (n, faults) => process.stderr.write(`\r${n} hands, ${faults} differ`);
    const found = await compareRules({ game, create, hands: wanted.hands, seed, tell });
    const { compared, decisions, scored, faults } = found;
    process.stderr.write('\n');
    for (const fault of faults) console.log(fault);
    console.log(
      `${name}: ${compared} hands, ${decisions} decisions and the points of ${scored} hands compared; ${faults.length} hands differ.`,
    );
    process.exitCode = faults.length === 0 ? 0 : 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
