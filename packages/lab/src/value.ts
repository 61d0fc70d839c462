/** Fits a game's value model and so makes `value.json` in its folder. */
import {
  type Bot,
  type FittedValue,
  featuresFor,
  handsInAll,
  knowledgeOf,
  type MeasuredScale,
  meanAndSpread,
  rounded,
  type Scale,
  type ValueModel,
} from '@followsuit/bots';
import { filled, type Json, type Options, Rules, type TrickGame } from '@followsuit/engine';
import { DELTA } from '@followsuit/engine/state';
import { formatJson } from './format-json.ts';
import { HandPool } from './hand-pool.ts';
import { fitSoftmax, logLoss, type Samples } from './softmax.ts';
import { playedPositions, pooledPositions, type ScoredPosition, withOddBoards, withOddScores } from './value-data.ts';

/** How much to play for each variant. */
export interface ValueEffort {
  /** Hands of the pool, for games decided by points alone. */
  readonly hands: number;
  /** Positions assembled from them, and games from each. */
  readonly positions: number;
  readonly games: number;
  /** Whole games, if boards or sheets decide, or players react to the totals. */
  readonly whole: number;
}

export const USUAL_EFFORT: ValueEffort = { hands: 1500, positions: 5000, games: 6, whole: 1500 };

/** Targets that a model is fitted to, as multiples of the default. */
const TARGETS = [1, 0.5, 1, 0.7, 1, 1.4, 1, 2];
/** The candidates for `soften`, and the share of positions they are tried on: one in this many. */
const SOFTEN = [0, 0.25, 0.5, 1, 2, 4, 6];
const SOME = 4;

/**
 * Fits the model of a game from games between bots of one kind.
 *
 * @example writeFileSync('coralon.value.json', writeModel(fitValue(coralon, simple, 'value/1')));
 */
export function fitValue(
  game: TrickGame,
  bot: Bot,
  seed: string,
  effort: ValueEffort = USUAL_EFFORT,
  progress: (share: number) => void = () => {},
): ValueModel {
  const tables = valueVariants(game);
  const variants = tables.map(({ players, options }, i) => {
    const variant = fitVariant(game, players, options, bot, `${seed}/${i}`, effort);
    progress((i + 1) / tables.length);
    return variant;
  });
  return { game: game.id, variants: sortedVariants(variants) };
}

/** The default options for each number of players, and each listed value of each option by itself or with its companion. */
export function valueVariants(game: TrickGame): { players: number; options: Options }[] {
  const { companions = [], idle = [] } = knowledgeOf(game).fitting ?? {};
  return game.players.flatMap((players) => {
    const usual = filled(game, players);
    const changes = (id: string): Options[] => {
      const { values = [] } = game.options.find((option) => option.id === id) ?? {};
      return 'low' in values ? [] : values.filter((value) => value !== usual[id]).map((value) => ({ [id]: value }));
    };
    const [first, second] = companions.map(changes);
    const both = (first ?? []).flatMap((one) => (second ?? []).map((other) => ({ ...one, ...other })));
    const ids = game.options.map(({ id }) => id).filter((id) => !idle.includes(id));
    return [{}, ...ids.flatMap(changes), ...both]
      .filter((options: Options) => !game.conflict?.(players, { ...usual, ...options }))
      .map((options: Options) => ({ players, options }));
  });
}

/** Sorts variants: those whose scores differ most from the default come first; see `agreeing`. */
function sortedVariants(variants: readonly FittedValue[]): FittedValue[] {
  const usual = (players: number): FittedValue =>
    variants.find((each) => each.players === players && Object.keys(each.options).length === 0) ?? variants[0];
  const away = ({ players, mean, spread }: FittedValue): number =>
    Math.abs(Math.log(spread / usual(players).spread)) + Math.abs(mean - usual(players).mean) / spread;
  return [...variants].sort((a, b) => a.players - b.players || away(b) - away(a));
}

function fitVariant(
  game: TrickGame,
  players: number,
  options: Options,
  bot: Bot,
  seed: string,
  effort: ValueEffort,
): FittedValue {
  const rules = new Rules(game, players, filled(game, players, options));
  const pool = new HandPool(rules, bot, effort.hands, seed);
  const scale = measureScale(rules, options, pool);
  const tables = tablesFor(rules);
  const { wholeGames } = knowledgeOf(game).fitting ?? {};
  if (!wholeGames)
    return bestFit(pooledPositions(tables, pool, scale.spread, effort.positions, effort.games, seed), scale);
  const begin = wholeGames === 'odd boards' ? withOddBoards(bot) : withOddScores(pool, scale.spread);
  return bestFit(playedPositions(tables, bot, effort.whole, begin, seed), scale);
}

/** Tries on some positions how much luck is left at the end, and fits the weights on all. */
function bestFit(positions: readonly ScoredPosition[], scale: MeasuredScale): FittedValue {
  if (positions.length === 0) throw new Error('There is nothing to fit to.');
  const some = positions.filter((_, n) => n % SOME === 0);
  const lossWith = (soften: number): number => {
    const samples = samplesOf(some, { ...scale, soften });
    return logLoss(samples, fitSoftmax(samples, helpsWith(soften)));
  };
  const helpsWith = (soften: number): readonly boolean[] => featuresFor(positions[0].rules, { ...scale, soften }).helps;
  const losses = SOFTEN.map(lossWith);
  const soften = SOFTEN[losses.indexOf(Math.min(...losses))];
  const weights = fitSoftmax(samplesOf(positions, { ...scale, soften }), helpsWith(soften));
  return { ...scale, soften, weights: weights.map(rounded) };
}

/** The same game with several targets, if it has one. */
function tablesFor(rules: Rules): Rules[] {
  const option = rules.game.options.find(({ id }) => id === 'target');
  if (handsInAll(rules) > 0 || option === undefined || !('low' in option.values)) return [rules];
  const { low, high } = option.values;
  return TARGETS.map((times) => {
    const target = Math.round(Math.min(high, Math.max(low, Number(rules.options.target) * times)));
    return new Rules(rules.game, rules.seats, { ...rules.options, target });
  });
}

/** Positions as features. */
function samplesOf(positions: readonly ScoredPosition[], scale: Scale): Samples {
  const { sides } = positions[0].rules.design;
  const byRules = new Map([...new Set(positions.map(({ rules }) => rules))].map((r) => [r, featuresFor(r, scale)]));
  const { size } = featuresFor(positions[0].rules, scale);
  const numbers = new Float64Array(positions.length * sides.length * size);
  const shares = new Float64Array(positions.length * sides.length);
  positions.forEach(({ rules, state, shares: won }, n) => {
    byRules.get(rules)?.read(state, numbers.subarray(n * sides.length * size));
    shares.set(won, n * sides.length);
  });
  return { count: positions.length, sides: sides.length, size, numbers, shares };
}

/** Digits that a file stores: more would be noise of the games used for fitting, and bytes for browsers to load. */
const DIGITS = 3;

/** A model as a file stores it. @example writeFileSync(file, writeModel(JSON.parse(readFileSync(file, 'utf8')))) */
export const writeModel = (model: ValueModel): string => formatJson(brief(model as unknown as Json));

/** The model with all fractions rounded. */
function brief(value: Json): Json {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(DIGITS));
  if (Array.isArray(value)) return value.map(brief);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, brief(each as Json)]));
}

/** The most steps of the score table up to the mean score. */
const STEPS = 5;
/** The table ends when a score is rarer than this. */
const RARE = 0.002;

/** The scale of a variant, without `soften`. @example const scale = measureScale(rules, { zeroBids: 'zero' }, pool); */
function measureScale(rules: Rules, options: Options, pool: HandPool): MeasuredScale {
  const first = pool.hands.map((hand) => {
    const s = rules.start();
    pool.score(rules, s, hand);
    return s;
  });
  const scores = first.flatMap((s) => rules.design.sides.map((_, side) => s[DELTA + side]));
  const { mean, spread } = meanAndSpread(scores);
  const points = { players: rules.seats, options, mean: rounded(mean), spread: rounded(spread) };
  const step = Math.max(1, Math.round(mean / STEPS));
  const scale = handsInAll(rules) > 0 ? points : { ...points, step, reach: reached(scores, step) };
  return knowledgeOf(rules.game).fitting?.measure?.(rules, scale, { first, ends: pool.ends }) ?? scale;
}

/** How often a hand scores at least 0, 1, 2 … times `step`. */
function reached(scores: readonly number[], step: number): number[] {
  const table: number[] = [];
  for (let share = 1; share > RARE; ) {
    share = scores.filter((score) => score >= table.length * step).length / scores.length;
    table.push(Number(share.toFixed(3)));
  }
  return table;
}
