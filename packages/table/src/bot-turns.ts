/** The bots of a table that are choosing a move now, and how long they wait before they act. */
import type { Bots, Time } from './ports.ts';

/**
 * How long bots and deals wait, in milliseconds: people can follow, and the time a bot takes does not reveal whether it had a
 * choice. Waits count from the last step, or from when somebody came to the table.
 */
export interface Pauses {
  /** The factor for every wait: 1 by default, 0 for none. */
  readonly pace: number;
  /** Until a bot begins to think: a phone needs its processor to draw the step first. */
  readonly beforeThinking: number;
  /** Until a bot acts; */
  readonly usual: number;
  /** how much longer after a trick; */
  readonly afterTrick: number;
  /** how much longer after the end of a hand; */
  readonly afterHand: number;
  /** how much longer in case a partner says something before their first turn in a hand. */
  readonly listening: number;
  /** If all may act at once and the first one counts, each bot waits for a random time after the choice came up. */
  readonly inTheOpen: { readonly least: number; readonly most: number };
  /** Until the next hand is dealt. */
  readonly deal: number;
  /** Until something that failed is tried again. */
  readonly retry: number;
  /** Whether bots that choose in secret at the same time also think and act at the same time. */
  readonly together: boolean;
}

interface BotTurn {
  readonly seat: number;
  /** The number of events after which the seat's choice came up. */
  readonly since: number;
  /** Whether something was said that the bot has not heard. */
  outdated: boolean;
  /** Cancels the wait before the bot acts. */
  cancel: (() => void) | null;
}

/** What a bot is asked, and what happens with its answer. */
export interface BotTurnCalls {
  /** Asks the bot of a seat; null if its turn is over. */
  ask(seat: number, since: number): ReturnType<Bots['choose']> | null;
  /** The milliseconds from now until the bot of a seat may act. */
  wait(seat: number): number;
  /** Called with the chosen move. Before it does anything it calls `end`, which returns whether the move still counts. */
  move(seat: number, since: number, move: number, end: () => boolean): Promise<void>;
  /** Called if a turn ended without a move. */
  ended(): void;
  /** Called if a move fails. */
  failure(error: unknown): void;
}

export class BotTurns {
  private readonly time: Time;
  private readonly pauses: Pauses;
  private readonly calls: BotTurnCalls;
  private readonly turns = new Map<number, BotTurn>();

  constructor(time: Time, pauses: Pauses, calls: BotTurnCalls) {
    this.time = time;
    this.pauses = pauses;
    this.calls = calls;
  }

  get size(): number {
    return this.turns.size;
  }

  /** Lets the bot of a seat choose, unless it is already choosing. */
  start(seat: number, since: number): void {
    if (this.turns.has(seat)) return;
    const turn: BotTurn = { seat, since, outdated: false, cancel: null };
    this.turns.set(seat, turn);
    this.wait(turn, this.pauses.beforeThinking * this.pauses.pace, () => this.ask(turn));
  }

  private ask(turn: BotTurn): void {
    const { calls } = this;
    const { seat, since } = turn;
    const answer = calls.ask(seat, since);
    if (answer === null) this.drop(turn);
    answer
      ?.then((move) => {
        if (this.turns.get(seat) !== turn) return;
        if (turn.outdated) return this.drop(turn);
        this.wait(turn, calls.wait(seat), () => {
          calls.move(seat, since, move, () => this.end(turn)).catch((error) => this.fail(turn, error));
        });
      })
      .catch((error) => this.fail(turn, error));
  }

  private wait(turn: BotTurn, ms: number, work: () => void): void {
    if (ms <= 0) work();
    else
      turn.cancel = this.time.after(ms, () => {
        turn.cancel = null;
        work();
      });
  }

  /** Ends a turn; returns whether its move counts. */
  private end(turn: BotTurn): boolean {
    if (this.turns.get(turn.seat) !== turn) return false;
    this.turns.delete(turn.seat);
    return !turn.outdated;
  }

  private drop(turn: BotTurn): void {
    this.end(turn);
    this.calls.ended();
  }

  private fail(turn: BotTurn, error: unknown): void {
    this.end(turn);
    this.calls.failure(error);
  }

  /** Restarts all bots that have not acted: they have not heard the latest phrase. */
  restart(): void {
    for (const [seat, turn] of [...this.turns]) {
      turn.outdated = true;
      if (turn.cancel === null) continue;
      turn.cancel();
      this.turns.delete(seat);
    }
    this.calls.ended();
  }

  /** Cancels all turns, for example when a move is taken back. */
  clear(): void {
    for (const { cancel } of this.turns.values()) cancel?.();
    this.turns.clear();
  }
}
