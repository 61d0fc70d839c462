/** Plays one numbered deal, or a whole game, and traces it. */
import { dealFromSeed, Random, type Rules, type State, seatsIn } from '@followsuit/engine';
import { DEALING, HAND, PHASE, TRICK } from '@followsuit/engine/state';
import type { StatePlayer } from './state-players.ts';
import type { Trace } from './trace.ts';

/** Hands after which a game is given up. */
export const HANDS_AT_MOST = 200;

/** The seed of a deal; `followsuit simulate` plays the same games. @example dealSeedOf('7', 12) === '7:12' */
export const dealSeedOf = (seed: string, i: number): string => `${seed}:${i}`;

/** The random numbers of each seat and of the order of acts. */
export interface Chances {
  readonly seats: readonly Random[];
  readonly order: Random;
}

export const chancesOf = (seats: number, seed: string): Chances => ({
  seats: Array.from({ length: seats }, (_, seat) => new Random(`${seed}/bot/${seat}`)),
  order: new Random(`${seed}/order`),
});

/** Whose move is next: if acts are seen at once, the order of the seats matters. */
export function nextToAct(rules: Rules, s: State, { order }: Chances): number {
  const seats = seatsIn(rules.actors(s));
  return seats[rules.inTheOpen(s) ? order.below(seats.length) : 0];
}

/**
 * Plays the deal with a seed, or the whole game, as the trace's unit says.
 *
 * @example playTraced(trace, players, '7:12'); // then read trace.score, trace.hands …
 */
export function playTraced(trace: Trace, players: readonly StatePlayer[], seed: string): void {
  const { rules } = trace;
  const s = rules.start();
  trace.clear();
  const hands = trace.unit === 'games' ? HANDS_AT_MOST : 1;
  const chances = chancesOf(rules.seats, seed);
  while (s[PHASE] === DEALING && s[HAND] < hands) {
    rules.deal(s, dealFromSeed(rules, s, seed));
    trace.dealt(s);
    playHandTraced(trace, s, players, chances);
  }
  trace.ended(s);
}

let room = new Int32Array(0);

function playHandTraced(trace: Trace, s: State, players: readonly StatePlayer[], chances: Chances): void {
  const { rules } = trace;
  if (room.length < rules.maxMoves) room = new Int32Array(rules.maxMoves);
  const moves = room;
  let endedByTrick = false;
  while (s[PHASE] >= 0) {
    const seat = nextToAct(rules, s, chances);
    const n = rules.moves(s, seat, moves);
    const move = n === 1 ? moves[0] : players[seat].choose(s, seat, chances.seats[seat]);
    trace.chooses(s, seat, move, moves, n);
    const tricks = s[PHASE] === rules.tricks ? s[TRICK] : -1;
    rules.apply(s, seat, move);
    endedByTrick = tricks >= 0 && s[PHASE] !== rules.tricks;
    if (!endedByTrick && tricks >= 0 && s[TRICK] !== tricks) trace.trickTaken(s);
  }
  trace.scored(s, endedByTrick);
}
