// npm run lab-speed [-- deals [game …]]: sets everything up, then measures how long a study takes: deals under two rules with `simple`
// players on two threads, wall time and processor time, for every card game. Each game changes a rule that both versions can share.
import { availableParallelism, loadavg } from 'node:os';
import { ready } from './ready.mjs';

ready();
const { openLabThreads, studyRunner } = await import('../packages/lab/dist/index.js');
const { trickGames } = await import('../packages/games/dist/index.js');
const { faultInStudy, rulesOfStudy, runStudy } = await import('../packages/study/dist/index.js');
const { usualPlayers } = await import('../packages/engine/dist/index.js');

const THREADS = 2;
const [deals = 10_000, ...wanted] = process.argv.slice(2).map((text, i) => (i === 0 ? Number(text) : text));

/** The first option or knob that can be changed to another of a few values. */
function studyOf(game) {
  const players = usualPlayers(game);
  const base = { game: game.id, players, base: {}, level: 'simple', weaker: 'random', unit: 'deals' };
  for (const { id, values } of [...game.options, ...(game.knobs ?? [])])
    for (const value of Array.isArray(values) ? values : []) {
      const study = { ...base, changes: { [id]: value }, deals, seed: 'speed', pairing: 'auto' };
      if (faultInStudy(game, study) === null) return study;
    }
  return null;
}

console.log(`${deals} deals under each of two rules, ${THREADS} threads of ${availableParallelism()} processors`);
console.log('| game | change | seconds | processor seconds | load |\n|---|---|---|---|---|');
for (const game of trickGames) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  const study = studyOf(game);
  if (study === null) continue;
  const threads = openLabThreads(THREADS);
  const [start, used] = [performance.now(), process.cpuUsage()];
  await runStudy(study, rulesOfStudy(game, study), studyRunner(threads));
  const { user, system } = process.cpuUsage(used);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  await threads.close();
  const [[id, value]] = Object.entries(study.changes);
  const cpu = ((user + system) / 1e6).toFixed(1);
  console.log(`| ${game.name} | ${id}=${value} | ${seconds} | ${cpu} | ${loadavg()[0].toFixed(1)} |`);
}
