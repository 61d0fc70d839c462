/** Who is connected to a table, who has left it, and for whom a bot plays meanwhile. */
export class Presence {
  /** How many connections each seat's person has here. */
  readonly connections: number[];
  /** When each absent person left, in monotonic time as all times here. */
  leftAt: number[];
  /** Seats where a bot stands in for an absent person. */
  readonly away = new Set<number>();
  spectators = 0;
  /** When somebody joined the empty table. */
  openedAt: number;

  constructor(seats: number, now: number) {
    this.connections = new Array(seats).fill(0);
    this.leftAt = new Array(seats).fill(now);
    this.openedAt = now;
  }

  /** A connection joins a seat (−1: as a spectator). */
  enter(seat: number, now: number): void {
    if (!this.isAttended) this.openedAt = now;
    this.away.delete(seat);
    if (seat < 0) this.spectators++;
    else this.connections[seat]++;
  }

  /** A connection leaves its seat. */
  exit(seat: number): void {
    if (seat < 0) this.spectators--;
    else this.connections[seat]--;
  }

  isHere(seat: number): boolean {
    return this.connections[seat] > 0;
  }

  /** Whether anybody is connected; otherwise the table is idle. */
  get isAttended(): boolean {
    return this.spectators > 0 || this.connections.some((n) => n > 0);
  }
}
