/** The timers of a table: bots that stand in for people who are away, and clocks that run out. */
import { has } from '@followsuit/protocol';
import type { Time } from '../time.ts';
import type { Seating } from './seating.ts';
import type { Turns } from './turns.ts';

export class Hours {
  private readonly time: Time;
  private readonly seating: Seating;
  private readonly turns: Turns;
  /** Called when a bot begins to stand in. */
  private readonly onAway: (seat: number) => void;
  /** Called when a seat's time has run out. */
  private readonly onTimeOut: (seat: number) => void;
  private readonly cancelAway: (() => void)[] = [];
  private cancelClock: (() => void) | null = null;

  constructor(
    time: Time,
    seating: Seating,
    turns: Turns,
    calls: { away: (seat: number) => void; timeOut: (seat: number) => void },
  ) {
    this.time = time;
    this.seating = seating;
    this.turns = turns;
    this.onAway = calls.away;
    this.onTimeOut = calls.timeOut;
  }

  /** Sets all timers anew: after an act, and when somebody comes or goes. `actors` is 0 when nothing is to be waited for. */
  set(actors: number, goesOn: boolean): void {
    this.stop();
    if (!goesOn) return;
    this.seating.seats.forEach(({ kind }, seat) => {
      if (kind === 'person' && this.seating.here[seat] === 0 && !this.seating.away.has(seat)) this.waitFor(seat);
    });
    this.setClock(actors);
  }

  stop(): void {
    for (const cancel of this.cancelAway.splice(0)) cancel();
    this.cancelClock?.();
    this.cancelClock = null;
  }

  /** Nobody stands in at a table where no person is left: the game waits for the first who comes back. */
  private waitFor(seat: number): void {
    const { settings, leftAt, anybody } = this.seating;
    if (settings.grace === null || !anybody) return;
    const rest = leftAt[seat] + settings.grace * 1000 - this.time.now();
    this.cancelAway.push(this.time.after(Math.max(0, rest), () => this.onAway(seat)));
  }

  private setClock(actors: number): void {
    let first = Number.POSITIVE_INFINITY;
    let next = -1;
    this.left(actors)?.forEach((left, seat) => {
      if (left === null || left >= first || !has(actors, seat) || this.seating.isBot(seat)) return;
      first = left;
      next = seat;
    });
    if (next >= 0) this.cancelClock = this.time.after(Math.max(0, first), () => this.onTimeOut(next));
  }

  /** Milliseconds that each seat has left, or null without a clock. */
  left(actors: number): (number | null)[] | null {
    const { clock } = this.seating.settings;
    if (clock.kind === 'none') return null;
    const now = this.time.now();
    return this.seating.seats.map((_, seat) => this.turns.left(seat, clock, actors, now));
  }
}
