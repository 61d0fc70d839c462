/** How fast games are played: against a bare loop, in the same run, so that the machine's own speed cancels out. */
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
  /** Card plays a second, from the first lead to the score of the hand. */
  readonly plays: number;
  /** The same as a share of the bare loop's. */
  readonly ratio: number;
  /** Whole hands a second, with deal and auction. */
  readonly hands: number;
  /** Bytes allocated for each card played. */
  readonly bytes: number;
  /** Cards played a second in simulations of a search with random playouts, as a share of those without. */
  readonly search: number;
  /** How far apart the middle half of all rounds lies, as a share of the figure. */
  readonly spread: { readonly ratio: number; readonly hands: number; readonly search: number };
}

/** The measured speed of a game without tricks: acts a second, their share of the bare loop's card plays, bytes for each. */
interface ActSpeed {
  readonly game: string;
  readonly acts: number;
  readonly ratio: number;
  readonly bytes: number;
}

/** What `bench.ts` of a game's folder exports: does so many acts, and returns how many. */
type ActRun = (acts: number, seed: number) => number;

export interface Bench {
  /** Card plays a second of the bare loop. */
  readonly bare: number;
  readonly games: readonly Speed[];
  /** Games without tricks, as far as they have a `bench.ts`. */
  readonly others: readonly ActSpeed[];
  /** The double-dummy solver on bridge deals. */
  readonly solver: readonly SolverTime[];
}

/** Start positions for each game; hands played in one measurement, to their end and with deal and auction; rounds. */
const STARTS = 64;
const HANDS = 500;
const WHOLE_HANDS = 400;
const ROUNDS = 21;
/** Rounds that are not counted: code is still being compiled. */
const WARM_UPS = 4;
const PLAYS_FOR_BYTES = 1_000_000;
/** Acts of a game without tricks in one measurement. */
const ACTS = 1000;

/** A game and what the rounds have shown of it; `yardsticks` is the bare loop, measured next to the card plays. */
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
 * Measures all games with every number of players. Everything runs before anything is measured, since search and server, too,
 * have all games in one process; then all take turns in several rounds. `progress` is told the share done, from 0 to 1.
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

/** The games that have a run of their own, and what the rounds have shown of them. */
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

/** One round of a game. Bare loop and game come close together, so that both meet the machine in the same mood. */
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

/** Sets a game up, and brings hands to their first lead with the bids of sensible players. */
function prepare(game: TrickGame, players: number): Entry {
  const rules = new Rules(game, players, filled(game, players));
  const random = new Random(`bench/${game.id}/${players}`);
  const bot = botOf('simple');
  if (!bot) throw new Error('There is no simple bot.');
  const starts = Array.from({ length: STARTS }, () => {
    const s = rules.start();
    while (s[PHASE] !== rules.tricks) {
      if (s[PHASE] < 0) {
        // A hand that came to its end without a card played is dealt again.
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

/** Plays hands at random from their first lead to the score; returns the cards played. The calls are those of search. */
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

/** Plays whole hands with every act at random; returns how many. */
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
