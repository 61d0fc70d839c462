/**
 * The laboratory's jobs as they go through Redis. Whoever can write there could send anything, so workers check every job: its
 * shape, its size, and that its game, rules and bots exist here. No job names a program to run.
 */
import { bots as levels } from '@followsuit/bots';
import { faultIn, type Json } from '@followsuit/engine';
import { gameOf, trickGames } from '@followsuit/games';
import { type LabJob, MEASURES } from '@followsuit/lab';
import * as v from 'valibot';
import { float64, integer } from './schema-parts.ts';

/** Deals or games of a job. */
const MOST = 1000;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const seats = integer(1, 16);
const settings = v.record(
  text(100),
  v.custom<Json>((value) => JSON.stringify(value).length <= 1000),
);
const seed = text(1000);
const level = v.picklist(levels.map(({ name }) => name));
const contestant = v.picklist([...levels.map(({ name }) => name), ...MEASURES]);
const seated = <T>(bot: v.GenericSchema<unknown, T>) => v.pipe(v.array(bot), v.minLength(1), v.maxLength(16));
const budget = v.union([
  v.strictObject({ ms: integer(1, 600_000) }),
  v.strictObject({ simulations: integer(1, 10_000_000) }),
]);
const weights = text(20_000);
const rows = v.pipe(v.array(weights), v.maxLength(1000));
const model = v.strictObject({
  game: text(100),
  lead: weights,
  leadIn: rows,
  follow: weights,
  followAt: rows,
  followIn: rows,
  choice: v.record(text(200), weights),
});

const study = v.pipe(
  v.strictObject({
    game: text(100),
    players: seats,
    base: settings,
    changes: settings,
    level,
    weaker: level,
    unit: v.picklist(['deals', 'games']),
    deals: integer(1, 10_000_000),
    seed,
    pairing: v.picklist(['auto', 'same', 'fresh']),
    budget: v.optional(budget),
    relearned: v.optional(v.tuple([model, model])),
  }),
  v.check(
    ({ game, players, base, changes }) =>
      isPlayable(game, players, base) && isPlayable(game, players, { ...base, ...changes }),
  ),
);
const simulation = v.pipe(
  v.strictObject({
    game: text(100),
    players: seats,
    options: settings,
    bots: seated(level),
    games: integer(1, 100_000_000),
    hands: v.optional(integer(1, 1_000_000)),
    budget: v.optional(budget),
    seed,
    records: v.boolean(),
  }),
  v.check(({ game, players, options, bots }) => bots.length === players && isPlayable(game, players, options, false)),
);
const contest = { game: text(100), players: seats, options: settings, bots: seated(contestant), budget, seed };
type Rules = { game: string; players: number; options: Readonly<Record<string, Json>> };
const isContest = ({ game, players, options }: Rules): boolean => isPlayable(game, players, options);
const setup = v.strictObject({ players: seats, options: settings });

const limits = { first: integer(0, 1e9), last: integer(0, 1e9) };
const isShort = ({ first, last }: { first: number; last: number }): boolean => first < last && last - first <= MOST;
const int32 = integer(-(2 ** 31), 2 ** 31 - 1);

export const labJob: v.GenericSchema<unknown, LabJob> = v.variant('job', [
  v.strictObject({
    job: v.literal('study'),
    task: v.strictObject({
      study,
      chunk: v.pipe(
        v.strictObject({ ...limits, paired: v.boolean() }),
        v.check((range) => isShort(range)),
      ),
    }),
  }),
  v.strictObject({
    job: v.literal('simulate'),
    task: v.pipe(
      v.strictObject({ simulation, ...limits }),
      v.check((range) => isShort(range)),
    ),
  }),
  v.strictObject({
    job: v.literal('tournament'),
    task: v.strictObject({
      contest: v.pipe(
        v.strictObject({ ...contest, against: contestant, play: v.picklist(['hands', 'games']) }),
        v.check((one) => isContest(one)),
      ),
      i: integer(0, 1e9),
    }),
  }),
  v.strictObject({
    job: v.literal('bids'),
    task: v.strictObject({
      contest: v.pipe(
        v.strictObject({ ...contest, bots: seated(level), play: v.literal('bids') }),
        v.check((one) => isContest(one)),
      ),
      i: integer(0, 1e9),
    }),
  }),
  v.strictObject({
    job: v.literal('gradient'),
    task: v.pipe(
      v.strictObject({
        game: text(100),
        setups: v.pipe(v.array(setup), v.minLength(1), v.maxLength(500)),
        seed,
        weights: float64,
        squares: v.pipe(v.array(v.pipe(v.number(), v.finite(), v.minValue(0))), v.maxLength(500)),
        first: integer(0, 1e9),
        states: v.pipe(v.array(v.pipe(v.array(int32), v.maxLength(4096))), v.maxLength(100)),
      }),
      v.check(({ game, setups, squares }) => squares.length === setups.length && areTrainable(game, setups)),
    ),
  }),
]);

/** Rules that were found playable: the jobs of one experiment share them. */
const playable = new Set<string>();

function isPlayable(id: string, players: number, given: Readonly<Record<string, Json>>, onlyTricks = true): boolean {
  const key = JSON.stringify([id, players, given, onlyTricks]);
  if (playable.has(key)) return true;
  const game = onlyTricks ? trickGames.find((each) => each.id === id) : gameOf(id);
  if (!game || faultIn(game, players, given) !== null) return false;
  if (playable.size > 1000) playable.clear();
  playable.add(key);
  return true;
}

const areTrainable = (game: string, setups: readonly v.InferOutput<typeof setup>[]): boolean =>
  setups.every(({ players, options }) => isPlayable(game, players, options));
