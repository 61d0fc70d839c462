/** How fast games are played: against a bare loop, in the same run, so that the machine's own speed cancels out. */
import { botOf } from '@followsuit/bots';
import { dealFrom, filled, Random, Rules, type State, seatsIn, type TrickGame, viewOf } from '@followsuit/engine';
import { PHASE, TURN } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import { bareLoop, bareStart, nextRandom } from './bareloop.ts';
import { firstChoice, searched } from './bench-search.ts';
import { actsAtRandom } from './bench-solitaire.ts';
import { type SolverTime, solverTimes } from './bench-solver.ts';
import { bytesPer } from './heap.ts';

/** The measured speed of one game. */
export interface Speed {
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
  /** Cards played a second in simulations of a search with random playouts, as a share of `plays`. */
  readonly search: number;
}

export interface Bench {
  /** Card plays a second of the bare loop. */
  readonly bare: number;
  readonly games: readonly Speed[];
  /** The solitaire: acts a second, their share of the bare loop's card plays, and bytes allocated for each. */
  readonly solitaire: { readonly acts: number; readonly ratio: number; readonly bytes: number };
  /** The double-dummy solver on bridge deals. */
  readonly solver: readonly SolverTime[];
}

/** Start positions for each game; hands played in one measurement; measurements. */
const STARTS = 64;
const HANDS = 250;
const REPEATS = 41;
const PLAYS_FOR_BYTES = 1_000_000;
/** Acts of the solitaire in one measurement. */
const ACTS = 1000;

interface Entry {
  readonly game: TrickGame;
  readonly rules: Rules;
  readonly starts: readonly State[];
  readonly yardsticks: number[];
  readonly speeds: number[];
}

/** Measures all games with every number of players. `progress` is told the share done, from 0 to 1. */
export async function bench(progress: (share: number) => void = () => {}): Promise<Bench> {
  const entries = trickGames.flatMap((game) => game.players.map((players) => prepare(game, players)));
  const bareStarts = Array.from({ length: STARTS }, (_, i) => bareStart(i * 7919 + 1));
  const bare: number[] = [];
  // Everything runs before anything is measured: search and server, too, have all games in one process.
  bareLoop(bareStarts, 4000, 1);
  for (const { rules, starts } of entries) playOut(rules, starts, 4000, 1);
  actsAtRandom(ACTS, 1);
  const acts: number[] = [];
  for (let i = 0; i < REPEATS; i++) {
    for (const entry of entries) {
      // Bare loop and game in turns, close together, so that both meet the machine in the same mood.
      const yardstick = perSecond(() => bareLoop(bareStarts, HANDS, i + 1));
      const speed = perSecond(() => playOut(entry.rules, entry.starts, HANDS, i + 1));
      bare.push(yardstick);
      entry.speeds.push(speed);
      entry.yardsticks.push(yardstick);
    }
    acts.push(perSecond(() => actsAtRandom(ACTS, i + 1)));
    progress((i + 1) / (REPEATS + 1));
  }
  const speeds: Speed[] = [];
  for (const { game, rules, starts, yardsticks, speeds: all } of entries) {
    const handsNeeded = Math.ceil((PLAYS_FOR_BYTES / playOut(rules, starts, STARTS, 1)) * STARTS);
    speeds.push({
      game: game.id,
      players: rules.seats,
      plays: unhindered(all),
      ratio: unhindered(all) / unhindered(yardsticks),
      hands: perSecond(() => wholeHands(rules, 300)),
      bytes: await bytesPer(() => playOut(rules, starts, handsNeeded, 7)),
      search: searchShare(rules, starts),
    });
  }
  const solitaire = {
    acts: unhindered(acts),
    ratio: unhindered(acts) / unhindered(bare),
    bytes: await bytesPer(() => actsAtRandom(20 * ACTS, 7)),
  };
  const solver = solverTimes(unhindered(bare));
  progress(1);
  return { bare: unhindered(bare), games: speeds, solitaire, solver };
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
  return { game, rules, starts, yardsticks: [], speeds: [] };
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

/** Search and bare playing in turns, from the same positions. */
function searchShare(rules: Rules, starts: readonly State[]): number {
  const choices = starts.map((start) => firstChoice(rules, start)).filter((s) => s[PHASE] === rules.tricks);
  const [inSearch, played]: [number[], number[]] = [[], []];
  // By position: how many cards are played from there to the end of the hand, on average.
  const cards = choices.map((choice) => playOut(rules, [choice], 50, 1) / 50);
  for (let i = 0; i < REPEATS; i++) {
    const at = i % choices.length;
    inSearch.push(perSecond(() => cards[at] * searched(rules, choices[at])));
    played.push(perSecond(() => playOut(rules, choices, HANDS, i + 1)));
  }
  return unhindered(inSearch) / unhindered(played);
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

/** How often a second the thing happens that `run` counts. */
function perSecond(run: () => number): number {
  const begin = performance.now();
  const n = run();
  return (n * 1000) / (performance.now() - begin);
}

/**
 * The speed that a quarter of the measurements exceed. Whatever else the machine does only ever slows a measurement down, and
 * may hit the same game every time, so the middle one says less.
 */
const unhindered = (speeds: readonly number[]): number =>
  [...speeds].sort((a, b) => b - a)[Math.floor(speeds.length / 4)];
