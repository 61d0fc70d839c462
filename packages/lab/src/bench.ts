/** Measures how fast games are played, relative to a bare loop in the same run, so that the machine's speed cancels out. */
import { botOf, nextRandom } from '@followsuit/bots';
import { dealFrom, filled, Random, Rules, type State, seatsIn, type TrickGame, viewOf } from '@followsuit/engine';
import { PHASE, TURN } from '@followsuit/engine/state';
import { games as allGames, trickGames } from '@followsuit/games';
import { loadFile } from '@followsuit/games/game-files';
import { bareLoop, bareStart } from './bare-loop.ts';
import { SearchRun } from './bench-search.ts';
import { type SolverTime, solverTimes } from './bench-solver.ts';
import { bytesPer } from './heap.ts';
import { measured, perSecond, quotients } from './measure.ts';

/** The measured speed of one game. */
interface Speed {
  readonly game: string;
  readonly players: number;
  /** Card plays per second, from the first lead to the score of the hand. */
  readonly plays: number;
  /** The same as a share of the bare loop's. */
  readonly ratio: number;
  /** Whole hands per second, with deal and auction. */
  readonly hands: number;
  /** Bytes allocated per card played. */
  readonly bytes: number;
  /** Cards played per second in a search with random playouts, as a share of those without search. */
  readonly search: number;
  /** The interquartile range of all rounds, as a share of the figure. */
  readonly spread: { readonly ratio: number; readonly hands: number; readonly search: number };
}

/** The measured speed of a game without tricks: acts per second, their share of the bare loop's card plays, bytes per act. */
interface ActSpeed {
  readonly game: string;
  readonly acts: number;
  readonly ratio: number;
  readonly bytes: number;
}

/** The export of a game's `bench.ts`: does a number of acts, and returns how many. */
type ActRun = (acts: number, seed: number) => number;

export interface Bench {
  /** Card plays per second of the bare loop. */
  readonly bare: number;
  readonly games: readonly Speed[];
  /** The games without tricks that have a `bench.ts`. */
  readonly others: readonly ActSpeed[];
  /** The double-dummy solver on bridge deals. */
  readonly solver: readonly SolverTime[];
}

/** Start positions per game; hands per measurement, of card play and with deal and auction; rounds. */
const STARTS = 64;
const HANDS = 500;
const WHOLE_HANDS = 400;
const ROUNDS = 21;
/** Warm-up rounds, which are not counted. */
const WARM_UPS = 4;
const PLAYS_FOR_BYTES = 1_000_000;
/** Acts of a game without tricks per measurement. */
const ACTS = 1000;

/** A game and its results per round; `yardsticks` is the bare loop, measured next to the card plays. */
interface Entry {
  readonly game: TrickGame;
  readonly rules: Rules;
  readonly starts: readonly State[];
  readonly search: SearchRun;
  readonly yardsticks: number[];
  readonly plays: number[];
  readonly hands: number[];
  readonly shares: number[];
}

/**
 * Measures all games with every number of players. Everything runs once before the measurement, since search and server also
 * have all games in one process; then all take turns in several rounds. `progress` receives the share done, from 0 to 1.
 */
export async function bench(progress: (share: number) => void = () => {}): Promise<Bench> {
  const entries = trickGames.flatMap((game) => game.players.map((players) => prepare(game, players)));
  const bareStarts = Array.from({ length: STARTS }, (_, i) => bareStart(i * 7919 + 1));
  const bareSpeed = (seed: number): number => perSecond(() => bareLoop(bareStarts, HANDS, seed));
  const others = await otherRuns();
  const bare: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    if (round === 0)
      for (const list of [bare, ...others.map(({ acts }) => acts), ...entries.flatMap(listsOf)]) list.length = 0;
    for (const entry of entries) measure(entry, round + WARM_UPS, bareSpeed);
    bare.push(bareSpeed(round + WARM_UPS + 1));
    for (const { run, acts } of others) acts.push(perSecond(() => run(ACTS, round + WARM_UPS + 1)));
    progress((round + WARM_UPS + 1) / (ROUNDS + WARM_UPS + 1));
  }
  const games: Speed[] = [];
  for (const entry of entries) games.push(await speedOf(entry));
  const otherSpeeds: ActSpeed[] = [];
  for (const { game, run, acts } of others)
    otherSpeeds.push({
      game,
      acts: measured(acts).median,
      ratio: measured(quotients(acts, bare)).median,
      bytes: await bytesPer(() => run(20 * ACTS, 7)),
    });
  const solver = solverTimes(() => bareSpeed(1));
  progress(1);
  return { bare: measured(bare).median, games, others: otherSpeeds, solver };
}

/** The games with a `bench.ts`, and their results per round. */
async function otherRuns(): Promise<{ game: string; run: ActRun; acts: number[] }[]> {
  const runs = await Promise.all(
    allGames.map(async (game) => ({
      game: game.id,
      run: (await loadFile<{ default: ActRun }>(game, 'bench'))?.default,
    })),
  );
  return runs.flatMap(({ game, run }) => (run ? [{ game, run, acts: [] }] : []));
}

const listsOf = ({ yardsticks, plays, hands, shares }: Entry): number[][] => [yardsticks, plays, hands, shares];

/** One round of a game. Bare loop and game run close together, so that the load of the machine affects both alike. */
function measure(
  { rules, starts, search, yardsticks, plays, hands, shares }: Entry,
  round: number,
  bare: (seed: number) => number,
): void {
  yardsticks.push(bare(round + 1));
  plays.push(perSecond(() => playOut(rules, starts, HANDS, round + 1)));
  hands.push(perSecond(() => wholeHands(rules, WHOLE_HANDS)));
  shares.push(search.share());
}

async function speedOf({ game, rules, starts, yardsticks, plays, hands, shares }: Entry): Promise<Speed> {
  const handsNeeded = Math.ceil((PLAYS_FOR_BYTES / playOut(rules, starts, STARTS, 1)) * STARTS);
  const [ratio, whole, search] = [quotients(plays, yardsticks), hands, shares].map(measured);
  return {
    game: game.id,
    players: rules.seats,
    plays: measured(plays).median,
    ratio: ratio.median,
    hands: whole.median,
    bytes: await bytesPer(() => playOut(rules, starts, handsNeeded, 7)),
    search: search.median,
    spread: { ratio: ratio.spread, hands: whole.spread, search: search.spread },
  };
}

/** Sets up a game, and plays hands to their first lead with the bids of sensible players. */
function prepare(game: TrickGame, players: number): Entry {
  const rules = new Rules(game, players, filled(game, players));
  const random = new Random(`bench/${game.id}/${players}`);
  const bot = botOf('simple');
  if (!bot) throw new Error('There is no simple bot.');
  const starts = Array.from({ length: STARTS }, () => {
    const s = rules.start();
    while (s[PHASE] !== rules.tricks) {
      if (s[PHASE] < 0) {
        // A hand that ended without a card played is dealt again.
        s.set(rules.start());
        rules.deal(s, dealFrom(rules, s, random));
        continue;
      }
      const [seat] = seatsIn(rules.actors(s));
      rules.apply(s, seat, bot.choose(viewOf(rules, s, seat), random));
    }
    return s;
  });
  const search = new SearchRun(rules, starts, playOut);
  return { game, rules, starts, search, yardsticks: [], plays: [], hands: [], shares: [] };
}

/** Plays hands at random from their first lead to the score, as search does; returns the number of cards played. */
function playOut(rules: Rules, starts: readonly State[], hands: number, seed: number): number {
  const s = rules.start();
  const out = new Int32Array(rules.maxMoves);
  let x = seed | 1;
  let plays = 0;
  for (let hand = 0; hand < hands; hand++) {
    s.set(starts[hand % starts.length]);
    do {
      const n = rules.cards(s, s[TURN], out);
      x = nextRandom(x);
      rules.play(s, out[(x >>> 0) % n], null);
      plays++;
    } while (s[PHASE] === rules.tricks);
  }
  return plays;
}

/** Plays whole hands with random acts; returns how many. */
function wholeHands(rules: Rules, hands: number): number {
  const random = new Random('bench/hands');
  const out = new Int32Array(rules.maxMoves);
  let s = rules.start();
  for (let hand = 0; hand < hands; hand++) {
    if (rules.phase(s) === 'over') s = rules.start();
    rules.deal(s, dealFrom(rules, s, random));
    while (s[PHASE] >= 0) {
      const seat = 31 - Math.clz32(rules.actors(s));
      rules.apply(s, seat, out[random.below(rules.moves(s, seat, out))]);
    }
  }
  return hands;
}
