/** `npm run load <what> [tables] [seconds] [pace]`: measures the server. docs/performance.md has the results. */
import { acts } from './acts.ts';
import { compareWithBoardgame } from './boardgame-comparison.ts';
import { kill } from './kill.ts';
import { memory } from './memory.ts';
import { noiseLoad } from './noise.ts';
import { stored } from './stored.ts';

const [what = '', ...numbers] = process.argv.slice(2);
const [first, second, third] = numbers.map(Number);

const PROGRAMS: Record<string, () => Promise<void>> = {
  acts: () => acts({ tables: first || 2000, seconds: second || 20, pace: third || 0 }),
  boardgame: () => compareWithBoardgame({ tables: first || 500, seconds: second || 15, pace: 0 }),
  kill: () => kill(first || 100, second || 50),
  memory: () => memory(first || 2000),
  noise: () => noiseLoad(first || 1_000_000),
  stored: () => stored(first || 100_000),
};

const program = PROGRAMS[what];
if (program) {
  await program();
  process.exit(0);
}
console.error(`There is no load "${what}"; there are ${Object.keys(PROGRAMS).join(', ')}.`);
process.exit(2);
