/** `npm run honesty [positions] [seed]`: tests all bots in positions of all games. docs/strength.md has the result. */
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { HONESTY_BOTS, type Honesty, honesty } from './honesty.ts';

/** Enough that a bot which sees all cards often differs, and few enough for ten thousand positions. */
const SIMULATIONS = 60;

const [count = '10000', seed = '1'] = process.argv.slice(2);
const positions = Number(count);
if (!Number.isInteger(positions) || positions < trickGames.length) {
  console.error(`Say how many positions, ${trickGames.length} at least, not "${count}".`);
  process.exit(2);
}

const results: Honesty[] = [];
for (const [i, game] of trickGames.entries()) {
  const share = Math.round(((i + 1) * positions) / trickGames.length) - Math.round((i * positions) / trickGames.length);
  const result = honesty(game, share, seed, { simulations: SIMULATIONS });
  results.push(result);
  const phases = Object.entries(result.phases).map(([name, n]) => `${name} ${n}`);
  const differ = HONESTY_BOTS.map((name) => `${name} ${result.differ[name]}`);
  console.log(`${game.id}: ${result.positions} positions, ${result.variants} variants (${phases.join(', ')})`);
  console.log(`  acts that differ: ${differ.join(', ')}`);
}
const sum = (name: string): number => results.reduce((all, { differ }) => all + differ[name], 0);
const all = results.reduce((so, result) => so + result.positions, 0);
console.log(`${all} positions; acts that differ: ${HONESTY_BOTS.map((name) => `${name} ${sum(name)}`).join(', ')}`);
// The control: the test must have detected the bot that sees all cards.
const isProof = results.every(({ differ }) => differ.open > 0);
process.exit(isProof && HONESTY_BOTS.every((name) => name === 'open' || sum(name) === 0) ? 0 : 1);
