/**
 * `npm run review-check [what] [hands] [seed] [game …] [--cpu seconds]`: what reviews promise, measured game by game. It
 * prints figures after each fifth of the hands, so that an interrupted run counts; `--cpu` ends a game's part after so many
 * CPU-seconds. docs/review.md has the figures.
 */
import { type Game, Random } from '@followsuit/engine';
import { games } from '@followsuit/games';
import '@followsuit/games/bots';
import { DEPTHS, type Depth } from '@followsuit/review';
import { accountsOf, ErrorSample, hands, LuckSample, POLICY, redealt, reviewAll, standardRules } from './check.ts';

const BOTS = ['random', 'simple', 'club', 'expert'];
/** Enough for figures that are averaged over many decisions, and for those averaged over many hands. */
const SEARCHED: Depth = {
  ...{ worlds: 48, most: 192, playouts: 1, candidates: 6 },
  search: { trees: 4, mostTrees: 16, warmUp: 32, worlds: 48 },
};
const FEW: Depth = { worlds: 24, most: 24, playouts: 8, candidates: 10 };
/** For the mean over very many hands: how noisy a single one is hardly matters there. */
const FEWEST: Depth = { worlds: 4, most: 4, playouts: 4, candidates: 10 };
const LIGHTEST: Depth = {
  ...{ worlds: 3, most: 3, playouts: 1, candidates: 4 },
  search: { trees: 2, mostTrees: 2, warmUp: 1, worlds: 2 },
};
/** Hands of a game whose luck is measured: a first one and a later one. */
const LUCK_HANDS = 2;

/** A measurement: adds one game after another, and says what was found so far. */
interface Measurement {
  add(i: number): void;
  text(): string;
}

/** Mean luck and variances in hands between players of one kind. */
function luckBetween(game: Game, seed: string, bot: string, depth = FEW): Measurement {
  const rules = standardRules(game);
  const sample = new LuckSample();
  return {
    add(i) {
      const played = hands(rules, bot, `${seed}/${i}`, LUCK_HANDS);
      for (const accounts of accountsOf(played, reviewAll(played, depth, `${seed}/${i}`))) sample.add(accounts);
    },
    text() {
      const farthest = Math.max(...sample.means.map(({ mean, error }) => Math.abs(mean) / error));
      const means = sample.means.map(({ mean, error }) => `${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)}`);
      return `${sample.hands} hands, mean luck by seat ${means.join(', ')}, at most ${farthest.toFixed(2)} standard errors from zero; variance ${sample.ratio.toFixed(2)} times`;
    },
  };
}

const MEASUREMENTS: Readonly<Record<string, (game: Game, seed: string) => Measurement>> = {
  errors(game, seed) {
    const rules = standardRules(game);
    const samples = BOTS.map(() => new ErrorSample());
    return {
      add(i) {
        for (const [k, bot] of BOTS.entries()) {
          const played = hands(rules, bot, `${seed}/${i}`, 1);
          samples[k].add(reviewAll(played, SEARCHED, seed)[1]);
        }
      },
      text() {
        const texts = samples.map(({ decisions, graded, rate: { mean, error } }, k) => {
          const rate = `${(100 * mean).toFixed(3)} ± ${(100 * error).toFixed(3)}`;
          return `${BOTS[k]} ${rate} (${graded} of ${decisions})`;
        });
        return `lost by errors, in % of a win per decision (graded of all): ${texts.join(', ')}`;
      },
    };
  },
  luck: (game, seed) => luckBetween(game, seed, POLICY),
  'luck-many': (game, seed) => luckBetween(game, seed, POLICY, FEWEST),
  'luck-club': (game, seed) => luckBetween(game, seed, 'club'),
  redeal(game, seed) {
    const rules = standardRules(game);
    const random = new Random(`${seed}/redeal`);
    const sum = { decisions: 0, differ: 0, values: 0 };
    return {
      add(i) {
        const found = redealt(hands(rules, 'random', `${seed}/${i}`, 1), LIGHTEST, seed, random);
        sum.decisions += found.decisions;
        sum.differ += found.differ;
        sum.values += found.values;
      },
      text: () =>
        `${sum.decisions} decisions, ${sum.differ} verdicts differ; values that see all cards differ ${sum.values} times`,
    };
  },
  seeds(game, seed) {
    const rules = standardRules(game);
    let flagged = 0;
    let agreed = 0;
    let decisions = 0;
    return {
      add(i) {
        const played = hands(rules, BOTS[i % 3], `${seed}/${i}`, 1);
        const [one, two] = ['one', 'two'].map((each) => reviewAll(played, { ...DEPTHS.full, playouts: 1 }, each)[1]);
        const isMistake = (grade?: string): boolean => grade === 'mistake' || grade === 'blunder';
        for (const [k, { verdict }] of one.entries()) {
          if (verdict === null) continue;
          decisions++;
          const both = [verdict, two[k].verdict].map((each) => isMistake(each?.grade));
          if (both[0]) flagged++;
          if (both[1]) flagged++;
          if (both[0] && both[1]) agreed += 2;
        }
      },
      text: () => `${decisions} decisions, ${flagged} flags of mistakes with two seeds, ${agreed} of them with both`,
    };
  },
};

const args = process.argv.slice(2);
const limited = args.indexOf('--cpu');
const [, cpu = 'Infinity'] = limited < 0 ? [] : args.splice(limited, 2);
const [what = '', count = '10', seed = '1', ...ids] = args;
const measure = MEASUREMENTS[what];
const number = Number(count);
if (!measure || !Number.isInteger(number) || number < 1 || !(Number(cpu) > 0)) {
  console.error(`Say what to check (${Object.keys(MEASUREMENTS).join(', ')}) and over how many hands a game.`);
  process.exit(2);
}
for (const game of games.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const before = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  const measurement = measure(game, seed);
  let n = 0;
  const tell = (): void => console.log(`${game.id}, ${n}: ${measurement.text()} [${spent().toFixed(0)} CPU-s]`);
  while (n < number && spent() < Number(cpu)) {
    measurement.add(n++);
    if (n < number && n % Math.ceil(number / 5) === 0) tell();
  }
  tell();
}
