/** The timers of a table: when bots stand in for absent people, and when clocks run out. */
import { hasSeat } from '@followsuit/protocol';
import type { Time } from '../time.ts';
import type { Roster } from './roster.ts';
import type { Turns } from './turns.ts';

export class TableClock {
  private readonly time: Time;
  private readonly roster: Roster;
  private readonly turns: Turns;
  /** Called when a person's grace time is over. */
  private readonly onAway: (seat: number) => void;
  /** Called when a seat's time has run out. */
  private readonly onTimeOut: (seat: number) => void;
  private readonly cancelAway: (() => void)[] = [];
  private cancelClock: (() => void) | null = null;

  constructor(
    time: Time,
    roster: Roster,
    turns: Turns,
    calls: { away: (seat: number) => void; timeOut: (seat: number) => void },
  ) {
    this.time = time;
    this.roster = roster;
    this.turns = turns;
    this.onAway = calls.away;
    this.onTimeOut = calls.timeOut;
  }

  /** Resets all timers: after an act, and when somebody joins or leaves. `actors` is 0 if the game waits for nobody. */
  reset(actors: number, isRunning: boolean): void {
    this.stop();
    if (!isRunning) return;
    this.roster.seats.forEach(({ kind }, seat) => {
      if (kind === 'person' && this.roster.connections[seat] === 0 && !this.roster.away.has(seat)) this.waitFor(seat);
    });
    this.setClock(actors);
  }

  stop(): void {
    for (const cancel of this.cancelAway.splice(0)) cancel();
    this.cancelClock?.();
    this.cancelClock = null;
  }

  /** Bots stand in only while some player is present: a table that all have left waits for the first to come back. */
  private waitFor(seat: number): void {
    const { settings, leftAt, hasPlayersPresent } = this.roster;
    if (settings.grace === null || !hasPlayersPresent) return;
    const rest = leftAt[seat] + settings.grace * 1000 - this.time.now();
    this.cancelAway.push(this.time.after(Math.max(0, rest), () => this.onAway(seat)));
  }

  private setClock(actors: number): void {
    let first = Number.POSITIVE_INFINITY;
    let next = -1;
    this.timeLeft(actors)?.forEach((left, seat) => {
      if (left === null || left >= first || !hasSeat(actors, seat) || this.roster.isBot(seat)) return;
      first = left;
      next = seat;
    });
    if (next >= 0) this.cancelClock = this.time.after(Math.max(0, first), () => this.onTimeOut(next));
  }

  /** Milliseconds that each seat has left, or null without a clock. */
  timeLeft(actors: number): (number | null)[] | null {
    const { clock } = this.roster.settings;
    if (clock.kind === 'none') return null;
    const now = this.time.now();
    return this.roster.seats.map((_, seat) => this.turns.timeLeft(seat, clock, actors, now));
  }
}
