/**
 * A game set up for its players and options, of any kind: what tables, records and simulations need from it.
 * `Rules` implements it for every trick-taking game; a game of another kind implements it itself.
 */
import type { Act, Json } from './acts.ts';
import type { Game, Options, Phrase } from './game.ts';
import { recordedSetup } from './knobs.ts';
import { Random } from './random.ts';
import type { Field, State } from './state.ts';
import type { View } from './view.ts';

/** One line of a record: docs/record.md. */
export type Line = Readonly<Record<string, Json>>;

/** The id of the rule that forbids an act. Its sentence is on the rules page. */
export interface Refusal {
  readonly rule: string;
}

/** What is wrong with a line of a record: the rule it breaks, and what was expected. */
export interface Fault extends Refusal {
  readonly detail?: string;
  /** True if the game cannot be checked at all, because its rules are unknown here. */
  readonly unknown?: boolean;
}

/** Receives the events that follow from an act, as they happen. Search passes none. */
export interface EventSink {
  /** A trick is complete; its cards are still on the table. */
  trick(s: State, taker: number): void;
  score(s: State): void;
  over(s: State): void;
}

/** The fields of a view: who sees each, and its value. */
export interface Fields {
  /** The fields that a view shows, each with who may see it. */
  readonly shown: readonly Field[];
  /** The value of a field in a state or a view, as `Play.json` writes it. */
  json(s: State, field: Field): Json;
  /** Reports the public changes: `openChanges`. */
  changes(s: State, before: State | null, tell: (name: string, value: Json) => void): void;
  /** The cards that a seat holds, from its view; null if it may not look at them. */
  held(seen: State, seat: number): readonly string[] | null;
}

export interface Play {
  readonly game: Game;
  readonly options: Options;
  /** The number of seats. */
  readonly seats: number;
  /** The seats that score together. */
  readonly sides: readonly (readonly number[])[];
  /** The most moves that a seat can have at once: the length of the list passed to `moves`. */
  readonly maxMoves: number;
  /** One more than the highest move, in a game whose moves mean the same in every phase. */
  readonly moveCount?: number;
  /** Null for a game whose views are only available as a whole. */
  readonly fields: Fields | null;
  /** Set phrases that seats may say during a hand, by id. */
  readonly phrases?: Readonly<Record<string, Phrase>> | undefined;

  /** A new game, waiting for its first chance. */
  start(): State;
  /** The name of the current phase. */
  phase(s: State): string;
  isOver(s: State): boolean;
  /** The number of finished hands, or turns. */
  rounds(s: State): number;
  /** The total of each side. */
  totals(s: State): number[];
  /** Whether the highest total wins the game, or the lowest. */
  readonly wins: 'high' | 'low';
  /** The set of seats that have won; empty before the end. */
  winners(s: State): number;

  /** The kind of line that chance has to supply now (`deal`, `setup`, `roll`), or null. */
  due(s: State): string | null;
  /** The name of the next chance: each has its own stream of random numbers, from the game's seed and this name. */
  stream(s: State): string;
  /** Draws the line that is due. */
  draw(s: State, random: Random): Line;
  /** What is wrong with a line of chance, or null. */
  faultIn(s: State, line: Line): Fault | null;
  /** Applies a line that `faultIn` has accepted. */
  take(s: State, line: Line, sink?: EventSink | null): void;

  /** The set of seats that may act now. */
  actors(s: State): number;
  /** Whether everybody sees each act of several actors immediately, so that their order matters. */
  inTheOpen(s: State): boolean;
  /** Whether the other seats learn only that a seat has acted, and not how: `s` is the state before the move. */
  secret(s: State, move: number): boolean;
  /** Writes the moves of a seat that is to act to `out` (`maxMoves` long), in canonical order, and returns how many there are. */
  moves(s: State, seat: number, out: Int32Array): number;
  /** The rule that forbids a move, or null if it may be done. */
  refuse(s: State, seat: number, move: number): string | null;
  /** Does a legal move, and everything that follows from it up to the next choice or chance. */
  apply(s: State, seat: number, move: number, sink?: EventSink | null): void;
  /** The written form of a move in the current phase. */
  act(s: State, move: number): Act;
  /** For games on a board: the squares of one path that a legal move takes its piece along, including the first and the last. */
  way?(s: State, move: number): readonly string[];
  /** Reads a written act of a seat; `others` of its fields are not the act's own (such as `ev` and `seat`). */
  read(s: State, seat: number, act: Line, others?: number): { move: number } | Refusal;

  /** What a seat may know (−1: a spectator); fills `into`, if given. */
  view(s: State, seat: number, into?: State): View<Play>;
  /** The view as plain data, for clients that do not run the engine. */
  json(s: State, seat: number): Record<string, Json>;
  /** Creates a sink that turns events into lines of the record. */
  recordWriter(write: (line: Line) => void): EventSink;
}

/** The next line of chance from a game's seed. @example rules.take(s, drawFromSeed(rules, s, '7')) */
export const drawFromSeed = (play: Play, s: State, seed: string): Line =>
  play.draw(s, new Random(`${seed}/${play.stream(s)}`));

/**
 * How a game's seed seats the players (VINES-TABLE-2): for each seat, the previous seat of its player.
 *
 * @example seatsFromSeed(4, '7')
 */
export const seatsFromSeed = (seats: number, seed: string): number[] =>
  new Random(`${seed}/seats`).shuffle([...Array(seats).keys()]);

let room = new Int32Array(0);

/** The moves of a seat that is to act, as a new list. @example for (const move of listMoves(rules, s, seat)) … */
export function listMoves(play: Play, s: State, seat: number): Int32Array {
  if (room.length < play.maxMoves) room = new Int32Array(play.maxMoves);
  return room.slice(0, play.moves(s, seat, room));
}

/** The first line of a record. */
export function gameLine(play: Play, names: readonly string[], seed: string | null, more: Line = {}): Line {
  const { game, sides } = play;
  const { options, variant } = recordedSetup(game, play.seats, play.options);
  const line = { ev: 'game', format: 1, game: game.id, options, seats: names, sides, seed };
  return { ...line, ...(variant && { variant }), ...more };
}
