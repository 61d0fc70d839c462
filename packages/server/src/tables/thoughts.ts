/** The bots of a table that are thinking about a move. */
import { botOf } from '@followsuit/bots';
import type { Play, View } from '@followsuit/engine';
import type { House } from '../house.ts';

/** Where all may act at once, the first bot waits so many hundredths of the usual pause: one to four seconds, as a rule. */
const FIRST = { least: 140, most: 570 };

/** The same for one that listens whether a person will say something first. */
const LISTENING = 400;

/** Why a bot waits, which says how long. */
export type Wait = 'usual' | 'first' | 'listens';

/** How much longer than a bot thinks it takes until it acts, also where it has nothing to think about. */
const LEEWAY = 1.2;

export class Thoughts {
  private readonly house: House;
  /** Called with the move that a bot has chosen. */
  private readonly onMove: (seat: number, since: number, move: number) => Promise<void>;
  /** Called where a move could not be done. */
  private readonly onFailure: (error: unknown) => void;
  private readonly seats = new Set<number>();

  constructor(
    house: House,
    calls: { move: (seat: number, since: number, move: number) => Promise<void>; failure: (error: unknown) => void },
  ) {
    this.house = house;
    this.onMove = calls.move;
    this.onFailure = calls.failure;
  }

  get size(): number {
    return this.seats.size;
  }

  has(seat: number): boolean {
    return this.seats.has(seat);
  }

  /** A seat has done with thinking, or gives it up. */
  end(seat: number): void {
    this.seats.delete(seat);
  }

  /**
   * Lets a bot choose for a seat, unless it does so already; `since` is since when the choice has been there, `wait` whether
   * it would be the first to act where anybody may be, or listens to a partner.
   */
  begin(seat: number, since: number, bot: string, view: () => View<Play>, wait: Wait): void {
    if (this.seats.has(seat)) return;
    this.seats.add(seat);
    Promise.all([this.house.bots.choose(bot, view()), this.pause(bot, wait)])
      .then(([move]) => this.onMove(seat, since, move))
      .catch((error) => {
        this.seats.delete(seat);
        this.onFailure(error);
      });
  }

  /** So that people can follow, and cannot tell a move that needs no thought from one that does. */
  private pause(bot: string, wait: Wait): Promise<void> {
    const { botPause, time } = this.house;
    const ms = Math.max((botPause * this.shareFor(wait)) / 100, (botOf(bot)?.ms ?? 0) * LEEWAY);
    return new Promise((resolve) => {
      if (ms > 0) time.after(ms, resolve);
      else resolve();
    });
  }

  private shareFor(wait: Wait): number {
    if (wait === 'first') return FIRST.least + this.house.chance.below(FIRST.most - FIRST.least + 1);
    return wait === 'listens' ? LISTENING : 100;
  }
}
