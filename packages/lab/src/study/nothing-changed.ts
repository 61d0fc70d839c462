/**
 * `npm run nothing-changed [runs] [deals]`: studies in which nothing changed, on fresh deals, watched after every chunk. At most
 * one in twenty may ever say that something did.
 */
import '@followsuit/games/bots';
import { trickGames } from '@followsuit/games';
import { rulesOfStudy, runHere, runStudy, type Study } from '@followsuit/study';

const [runs = 200, deals = 250] = process.argv.slice(2).map(Number);
const ALLOWED = 0.05;
let flagged = 0;
for (let i = 0; i < runs; i++) {
  const game = trickGames[i % trickGames.length];
  const study: Study = {
    game: game.id,
    players: game.players[0],
    base: {},
    changes: {},
    level: 'simple',
    weaker: 'random',
    unit: 'deals',
    deals,
    seed: `nothing changed ${i}`,
    pairing: 'fresh',
  };
  const rules = rulesOfStudy(game, study);
  let names: string[] = [];
  await runStudy(study, rules, runHere(rules), {
    progress(results) {
      names = results.results().flatMap((each) => (each.flagged ? [each.metric.id] : []));
      return names.length === 0;
    },
  });
  if (names.length > 0) {
    flagged++;
    console.log(`study ${i}, ${game.id}: ${names.join(', ')}`);
  }
}
console.log(`${flagged} of ${runs} studies said that something had changed.`);
process.exit(flagged <= ALLOWED * runs ? 0 : 1);
