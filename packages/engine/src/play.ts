/**
 * A game set up for its players and options, whatever it is played with: what tables, records and simulations need of it.
 * `Rules` is one for every game of tricks; a game of another kind brings its own.
 */
import type { Act, Json } from './acts.ts';
import type { Game, Options, Phrase } from './game.ts';
import { Random } from './random.ts';
import type { Field, State } from './state.ts';
import type { View } from './view.ts';

/** One line of a record: docs/record.md. */
export type Line = Readonly<Record<string, Json>>;

/** Why an act may not be done: the id of a rule. Its sentence is on the rules page. */
export interface Refusal {
  readonly rule: string;
}

/** What is wrong with a line of a record: the rule it breaks, and what there should have been. */
export interface Fault extends Refusal {
  readonly detail?: string;
  /** True where the game cannot be checked at all, because nothing here knows how it is played. */
  readonly unknown?: boolean;
}

/** Receives the events that follow from an act, as they happen. Search passes none. */
export interface EventSink {
  /** A trick is complete; its cards are still on the table. */
  trick(s: State, taker: number): void;
  score(s: State): void;
  over(s: State): void;
}

/** The fields of a view: who sees each, and what it says. */
export interface Fields {
  /** Those that a view shows, each with who may see it. */
  readonly shown: readonly Field[];
  /** What a field says in a state, or in what somebody sees of it, as `Play.json` writes it. */
  json(s: State, field: Field): Json;
  /** Tells what all see otherwise than before: `openChanges`. */
  changes(s: State, before: State | null, tell: (name: string, value: Json) => void): void;
  /** The cards that a seat holds, in what it sees; null where it may not look at them. */
  held(seen: State, seat: number): readonly string[] | null;
}

export interface Play {
  readonly game: Game;
  readonly options: Options;
  /** How many seats there are. */
  readonly seats: number;
  /** The seats that score together. */
  readonly sides: readonly (readonly number[])[];
  /** Moves that a seat can have at once at most: the length of a list that `moves` is given. */
  readonly maxMoves: number;
  /** Null for a game whose views can only be had as a whole. */
  readonly fields: Fields | null;
  /** Set phrases that seats may say during a hand, by id. */
  readonly phrases?: Readonly<Record<string, Phrase>> | undefined;

  /** A new game, waiting for what chance brings first. */
  start(): State;
  /** The name of the phase that is on. */
  phase(s: State): string;
  isOver(s: State): boolean;
  /** Hands, or turns, that are finished. */
  rounds(s: State): number;
  /** The total of each side. */
  totals(s: State): number[];
  /** The set of seats that have won; none before the end. */
  winners(s: State): number;

  /** The kind of line that chance has to bring now (`deal`, `setup`, `roll`), or null. */
  due(s: State): string | null;
  /** What the next chance is called: each has a stream of random numbers of its own, from the game's seed and this name. */
  stream(s: State): string;
  /** The line that is due, from random numbers. */
  draw(s: State, random: Random): Line;
  /** What is wrong with a line that chance is said to have brought, or null. */
  faultIn(s: State, line: Line): Fault | null;
  /** Lays out a line that `faultIn` has found good. */
  take(s: State, line: Line, sink?: EventSink | null): void;

  /** The set of seats that may act now. */
  actors(s: State): number;
  /** Whether everybody sees at once what each of several actors does, so that it matters who comes first. */
  inTheOpen(s: State): boolean;
  /** Whether the other seats learn only that somebody has acted, and not how: `s` is the state before the move. */
  secret(s: State, move: number): boolean;
  /** Lists the moves of a seat that is to act into `out` (`maxMoves` long), in canonical order, and returns how many there are. */
  moves(s: State, seat: number, out: Int32Array): number;
  /** The rule that forbids a move, or null if it may be done. */
  refuse(s: State, seat: number, move: number): string | null;
  /** Does a legal move, and all that follows from it up to the next choice or chance. */
  apply(s: State, seat: number, move: number, sink?: EventSink | null): void;
  /** The written form of a move in the phase that is on. */
  act(s: State, move: number): Act;
  /** For games on a board: the squares of one way by which a legal move takes its piece along, the first and the last among them. */
  way?(s: State, move: number): readonly string[];
  /** Reads a written act of a seat; `others` of its fields are not the act's own (such as `ev` and `seat`). */
  read(s: State, seat: number, act: Line, others?: number): { move: number } | Refusal;

  /** What a seat may know (−1: somebody who only watches); `into`, where given, is filled with it. */
  view(s: State, seat: number, into?: State): View<Play>;
  /** The same as plain data, for clients that do not run the engine. */
  json(s: State, seat: number): Record<string, Json>;
  /** Makes a sink that turns events into lines of the record. */
  recordWriter(write: (line: Line) => void): EventSink;
}

/** The line of chance that a game's seed gives next. @example rules.take(s, drawFromSeed(rules, s, '7')) */
export const drawFromSeed = (play: Play, s: State, seed: string): Line =>
  play.draw(s, new Random(`${seed}/${play.stream(s)}`));

/**
 * How a game's seed seats the players (VINES-TABLE-2): for each seat, the place that whoever sits there had before.
 *
 * @example seatsFromSeed(4, '7')
 */
export const seatsFromSeed = (seats: number, seed: string): number[] =>
  new Random(`${seed}/seats`).shuffle([...Array(seats).keys()]);

let room = new Int32Array(0);

/** The moves of a seat that is to act, as a list of their own. @example for (const move of listMoves(rules, s, seat)) … */
export function listMoves(play: Play, s: State, seat: number): Int32Array {
  if (room.length < play.maxMoves) room = new Int32Array(play.maxMoves);
  return room.slice(0, play.moves(s, seat, room));
}

/** The first line of a record. */
export function gameLine(play: Play, names: readonly string[], seed: string | null, more: Line = {}): Line {
  const { game, options, sides } = play;
  return { ev: 'game', format: 1, game: game.id, options, seats: names, sides, seed, ...more };
}
