/** `npm run review-check [what] [hands] [seed] [game …]`: what reviews promise, measured. docs/review.md has the figures. */
import { type Game, Random } from '@followsuit/engine';
import { games } from '@followsuit/games';
import '@followsuit/games/bots';
import { DEPTHS, type Depth } from '@followsuit/review';
import { accountsOf, countErrors, type Errors, hands, LuckSample, redealt, reviewAll, standardRules } from './check.ts';

const BOTS = ['random', 'simple', 'club', 'expert'];
/** Enough for figures that are averaged over many decisions, and for those averaged over many hands. */
const LIGHT: Depth = { worlds: 24, most: 48, playouts: 16, candidates: 6 };
const FEW: Depth = { worlds: 8, most: 8, playouts: 8, candidates: 5 };
const LIGHTEST: Depth = { worlds: 3, most: 3, playouts: 1, candidates: 4 };

const CHECKS: Readonly<Record<string, (game: Game, count: number, seed: string) => string>> = {
  errors(game, count, seed) {
    const rules = standardRules(game);
    const texts = BOTS.map((bot) => {
      const errors: Errors = { decisions: 0, graded: 0, lost: 0, gained: 0 };
      for (let i = 0; i < count; i++) {
        const played = hands(rules, bot, `${seed}/${i}`, 1);
        countErrors(errors, played, reviewAll(played, LIGHT, seed)[1]);
      }
      const { decisions, graded, lost, gained } = errors;
      const rate = (100 * lost) / decisions;
      return `${bot} ${rate.toFixed(2)} (${graded} of ${decisions}; ${((100 * gained) / decisions).toFixed(2)})`;
    });
    return `errors in % of a win per decision (graded of all; gained): ${texts.join(', ')}`;
  },
  luck(game, count, seed) {
    const rules = standardRules(game);
    const sample = new LuckSample();
    for (let i = 0; i < count; i++) {
      const played = hands(rules, 'club', `${seed}/${i}`, 1);
      for (const accounts of accountsOf(played, reviewAll(played, FEW, `${seed}/${i}`))) sample.add(accounts);
    }
    const farthest = Math.max(...sample.means.map(({ mean, error }) => Math.abs(mean) / error));
    const means = sample.means.map(({ mean, error }) => `${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)}`);
    return `mean luck by seat ${means.join(', ')}, at most ${farthest.toFixed(2)} standard errors from zero; variance ${sample.ratio.toFixed(2)} times`;
  },
  redeal(game, count, seed) {
    const rules = standardRules(game);
    const random = new Random(`${seed}/redeal`);
    const sum = { decisions: 0, differ: 0, values: 0 };
    for (let i = 0; i < count; i++) {
      const found = redealt(hands(rules, 'random', `${seed}/${i}`, 1), LIGHTEST, seed, random);
      sum.decisions += found.decisions;
      sum.differ += found.differ;
      sum.values += found.values;
    }
    return `${sum.decisions} decisions, ${sum.differ} verdicts differ; values that see all cards differ ${sum.values} times`;
  },
  seeds(game, count, seed) {
    const rules = standardRules(game);
    let flagged = 0;
    let agreed = 0;
    for (let i = 0; i < count; i++) {
      const played = hands(rules, BOTS[i % 3], `${seed}/${i}`, 1);
      const [one, two] = ['one', 'two'].map((each) => reviewAll(played, { ...DEPTHS.full, playouts: 1 }, each)[1]);
      const isMistake = (grade?: string): boolean => grade === 'mistake' || grade === 'blunder';
      for (const [k, { verdict }] of one.entries()) {
        const both = [verdict, two[k].verdict].map((each) => isMistake(each?.grade));
        if (both[0]) flagged++;
        if (both[1]) flagged++;
        if (both[0] && both[1]) agreed += 2;
      }
    }
    return `${flagged} flags of mistakes with two seeds, ${agreed} of them with both`;
  },
};

const [what = '', count = '10', seed = '1', ...ids] = process.argv.slice(2);
const check = CHECKS[what];
const number = Number(count);
if (!check || !Number.isInteger(number) || number < 1) {
  console.error(`Say what to check (${Object.keys(CHECKS).join(', ')}) and over how many hands a game.`);
  process.exit(2);
}
for (const game of games.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const before = process.cpuUsage();
  const text = check(game, number, seed);
  const { user, system } = process.cpuUsage(before);
  console.log(`${game.id}: ${text} [${((user + system) / 1e6).toFixed(0)} CPU-s]`);
}
