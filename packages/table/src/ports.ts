/**
 * What a table needs from its host environment. `Table` (table.ts) owns the game: it judges acts, computes steps, asks
 * bots, keeps time. The environment passes one object with these ports and calls `act`, `say`, `sync` and `advance`:
 *
 * | environment | store | chance | bots | send |
 * |---|---|---|---|---|
 * | server | SQL, many tables in one transaction | pledged secrets and clients' randomness | a pool of threads | one frame per distinct view |
 * | browser | IndexedDB | a seed | a worker | texts for one page |
 */
import type { Line, Play, Prover, View } from '@followsuit/engine';
import type { Pledge, SeatInfo, TimeControl } from '@followsuit/protocol';
import type { Pauses } from './bot-turns.ts';
import type { GameProgress, Step } from './game-progress.ts';
import type { Presence } from './presence.ts';

/** The time of day, a stopwatch and timers; tests replace them with a clock that they advance. */
export interface Time {
  /** Milliseconds since 1970. The operator may set this clock forward or back: use it for dates only. */
  now(): number;
  /** Whole milliseconds that never jump, from any origin: for everything that lasts. At a server they stand still while it is down. */
  monotonic(): number;
  /** Calls back after some milliseconds; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** The server's secret for the chance of this number. */
export interface ChanceSecret {
  readonly n: number;
  readonly secret: string;
}

/** The randomness that clients have given to a chance, by seat number. */
export type ChanceParts = Readonly<Record<string, string>>;

/** A step to store. All of it is written, or nothing. */
export interface StoredStep {
  readonly step: Step;
  /** The number of lines before it. */
  readonly from: number;
  /** The client's id of the act, so that a repeated act is recognised after a restart; null for bots and chance. */
  readonly id: string | null;
  /** The secret for the next chance, if the step is a chance with secrets. */
  readonly secret: ChanceSecret | null;
  /** Whether the game ends with it. */
  readonly over: boolean;
}

interface StepStore {
  /** Resolves when the step is durable; nobody sees it before that. A step whose writing fails never happens. */
  write(step: StoredStep): Promise<void>;
}

/** A chance that has been drawn: the table stores `line` and `secret` together, then calls `commit`. */
export interface DrawnChance {
  readonly line: Line;
  readonly secret: ChanceSecret | null;
  /** Moves on to the next chance, and returns its pledge. */
  commit(): Pledge | null;
}

/** Decides everything that players do not. */
export interface Chance {
  /** The pledge for the next chance, or null if the table makes none. */
  readonly pledge: Pledge | null;
  /** Whether the next chance can be drawn; if not, the port calls `table.advance()` when it can. */
  isReady(): boolean;
  /** Draws the chance that is due. If it could not be stored, a second call draws the same. */
  draw(game: GameProgress): DrawnChance;
  /** A random whole number below n that need not be secret; a seeded table draws the same number for the same `what`. */
  below(n: number, what: string): number;
  /** Cancels timers. */
  stop(): void;
}

export interface Bots {
  /** The move that a bot chooses for the seat of a view. It takes the same time whether there is a choice or not. */
  choose(bot: string, view: View<Play>): Promise<number>;
}

interface Send {
  /** Sends everybody the last step. `textFor` writes it for a seat (−1: a spectator) and repeats equal texts. */
  step(textFor: (seat: number) => string): void;
  /** Sends everybody who sits here and who is away, whenever that or the stage of the game changes. */
  info(): void;
}

/** Who plays a seat: a person, or a bot of a level. */
type Player = Pick<SeatInfo, 'kind' | 'bot'>;

export interface TablePorts {
  readonly id: string;
  readonly time: Time;
  readonly store: StepStore;
  readonly chance: Chance;
  readonly bots: Bots;
  readonly send: Send;
  /** Who is connected; the environment counts connections in it. */
  readonly presence: Presence;
  /** How long bots and deals wait. */
  readonly pauses: Pauses;
  /** The players in the order of their seats; they may change between steps. */
  players(): readonly Player[];
  /** The bot that plays for absent people. */
  readonly standIn: string;
  /** The grace in seconds before it does so; null: never. */
  readonly grace: number | null;
  readonly clock: TimeControl;
  /** What proves claims; null where it is not loaded yet. */
  readonly prover: Prover | null;
  /** The sentence of a rule, for refusals. */
  sentenceOf(rule: string): string;
  /** Called when an automatic step fails; the table tries again. */
  failed(error: unknown, text: string): void;
  /** Called when a seat's time has run out. */
  timedOut?(seat: number): void;
}
