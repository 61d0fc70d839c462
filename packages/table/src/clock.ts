/** The timers of a table: when bots stand in for absent people, and when clocks run out. */
import type { TimeLeft } from '@followsuit/protocol';
import { hasSeat } from './game-progress.ts';
import type { TablePorts } from './ports.ts';
import type { Turns } from './turns.ts';

export class TableClock {
  private readonly ports: TablePorts;
  /** Called when a person's grace time is over. */
  private readonly onAway: (seat: number) => void;
  /** Called when a seat's time has run out. */
  private readonly onTimeOut: (seat: number) => void;
  private readonly cancelAway: (() => void)[] = [];
  private cancelClock: (() => void) | null = null;

  constructor(ports: TablePorts, calls: { away: (seat: number) => void; timeOut: (seat: number) => void }) {
    this.ports = ports;
    this.onAway = calls.away;
    this.onTimeOut = calls.timeOut;
  }

  /** Resets all timers: after an act, and when somebody joins or leaves. */
  reset(turns: Turns, actors: number): void {
    this.stop();
    const { presence } = this.ports;
    const players = this.ports.players();
    // Bots stand in only while some player is present: a table that everybody has left waits for the first to return.
    if (players.some(({ kind }, seat) => kind === 'person' && presence.isHere(seat)))
      players.forEach(({ kind }, seat) => {
        if (kind === 'person' && !presence.isHere(seat) && !presence.away.has(seat)) this.waitFor(seat);
      });
    this.setClock(turns, actors);
  }

  stop(): void {
    if (this.cancelAway.length > 0) for (const cancel of this.cancelAway.splice(0)) cancel();
    this.cancelClock?.();
    this.cancelClock = null;
  }

  private waitFor(seat: number): void {
    const { grace, time, presence } = this.ports;
    if (grace === null) return;
    const rest = presence.leftAt[seat] + grace * 1000 - time.monotonic();
    this.cancelAway.push(time.after(Math.max(0, rest), () => this.onAway(seat)));
  }

  private setClock(turns: Turns, actors: number): void {
    if (this.ports.clock.kind === 'none') return;
    const players = this.ports.players();
    let first = Number.POSITIVE_INFINITY;
    let next = -1;
    this.timeLeft(turns, actors)?.forEach((left, seat) => {
      const isBot = players[seat].kind === 'bot' || this.ports.presence.away.has(seat);
      if (left === null || left >= first || !hasSeat(actors, seat) || isBot) return;
      first = left;
      next = seat;
    });
    if (next >= 0) this.cancelClock = this.ports.time.after(Math.max(0, first), () => this.onTimeOut(next));
  }

  /** Milliseconds that each seat has left, or null without a clock. */
  timeLeft(turns: Turns, actors: number): TimeLeft | null {
    const { clock, time } = this.ports;
    if (clock.kind === 'none') return null;
    const now = time.monotonic();
    return turns.since.map((_, seat) => turns.timeLeft(seat, clock, actors, now));
  }
}
