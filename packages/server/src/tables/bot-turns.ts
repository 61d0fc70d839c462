/** The bots of a table that are choosing a move now. */
import { botOf } from '@followsuit/bots';
import type { Play, View } from '@followsuit/engine';
import type { ServerContext } from '../context.ts';

/** Percent of the usual pause before the first bot acts where all may act at once: with the default, one to four seconds. */
const FIRST_PERCENT = { least: 140, most: 570 };

/** The same for a bot that waits in case a person says something first. */
const LISTENING_PERCENT = 400;

/** Why a bot pauses; this decides for how long. */
export type PauseKind = 'usual' | 'first' | 'listens';

/** A bot acts after this multiple of its thinking time, even if it had nothing to think about. */
const LEEWAY = 1.2;

export class BotTurns {
  private readonly context: ServerContext;
  /** Called with the move that a bot has chosen. */
  private readonly onMove: (seat: number, since: number, move: number) => Promise<void>;
  /** Called if a move fails. */
  private readonly onFailure: (error: unknown) => void;
  private readonly seats = new Set<number>();

  constructor(
    context: ServerContext,
    calls: { move: (seat: number, since: number, move: number) => Promise<void>; failure: (error: unknown) => void },
  ) {
    this.context = context;
    this.onMove = calls.move;
    this.onFailure = calls.failure;
  }

  get size(): number {
    return this.seats.size;
  }

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  /** Ends the turn of a seat's bot, whether it has chosen or gives up. */
  end(seat: number): void {
    this.seats.delete(seat);
  }

  /**
   * Lets a bot choose for a seat, unless it is already choosing. `since` is the number of events after which the choice came
   * up; `pause` says whether the bot would be the first to act where anybody may, or listens for a partner.
   */
  start(seat: number, since: number, bot: string, view: () => View<Play>, pause: PauseKind): void {
    if (this.seats.has(seat)) return;
    this.seats.add(seat);
    Promise.all([this.context.bots.choose(bot, view()), this.wait(bot, pause)])
      .then(([move]) => this.onMove(seat, since, move))
      .catch((error) => {
        this.seats.delete(seat);
        this.onFailure(error);
      });
  }

  /** The pause lets people follow, and hides whether a move needed thought. */
  private wait(bot: string, pause: PauseKind): Promise<void> {
    const { botPause, time } = this.context;
    const ms = Math.max((botPause * this.percentFor(pause)) / 100, (botOf(bot)?.ms ?? 0) * LEEWAY);
    return new Promise((resolve) => {
      if (ms > 0) time.after(ms, resolve);
      else resolve();
    });
  }

  private percentFor(pause: PauseKind): number {
    const { least, most } = FIRST_PERCENT;
    if (pause === 'first') return least + this.context.random.below(most - least + 1);
    return pause === 'listens' ? LISTENING_PERCENT : 100;
  }
}
