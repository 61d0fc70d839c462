/** Who sits where at a table, who is connected, and what everybody may know of the table. */
import type { Options } from '@followsuit/engine';
import type { Pledge, RecordRejection, SeatInfo, SeatingRule, TableInfo, TimeControl } from '@followsuit/protocol';
import { Presence } from '@followsuit/table';
import { optionsOf } from '../game-setups.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

/** Grace, clock and how seats are given, as stored with the table. */
export interface TableSettings {
  readonly grace: number | null;
  readonly clock: TimeControl;
  /** Missing at tables that are older than the draw of seats: there everybody keeps their seat. */
  readonly seating?: SeatingRule;
}

/** The bot that stands in for people: the best that thinks quickly. */
export const STAND_IN = 'simple';

export class Roster {
  readonly row: TableRow;
  readonly options: Options;
  readonly settings: TableSettings;
  seats: SeatRow[];
  readonly presence: Presence;
  /** Why today's rules reject the table's record, or its options. */
  rejected: RecordRejection | null = null;
  /** The pledge for the draw of seats, while it is due. */
  draw: Pledge | null = null;

  constructor(row: TableRow, seats: SeatRow[], now: number) {
    this.row = row;
    this.options = optionsOf(row);
    this.settings = JSON.parse(row.settings);
    this.seats = seats;
    this.presence = new Presence(seats.length, now);
  }

  /** Whether seats are drawn when the game starts. */
  get drawsSeats(): boolean {
    return this.settings.seating === 'random' && this.seats.length > 1;
  }

  /** The rows of the seats in the order that a draw gave. */
  seatsInOrder(order: readonly number[]): SeatRow[] {
    return order.map((old, seat) => ({ ...this.seats[old], seat }));
  }

  /** Applies the seats of a draw; `Audience.updateSeats` moves the connections. */
  applyDraw(seats: SeatRow[], order: readonly number[]): void {
    this.seats = seats;
    this.presence.leftAt = order.map((old) => this.presence.leftAt[old]);
    this.draw = null;
  }

  /** The seat of a person, or −1. */
  seatOf(person: string | null): number {
    return person === null ? -1 : this.seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);
  }

  info(): TableInfo {
    const { id, game, host, listed, stage, rematch } = this.row;
    const { grace, clock } = this.settings;
    const hostSeat = this.seatOf(host);
    return {
      id,
      game,
      options: this.options,
      seats: this.seats.map((seat, i) => this.seatInfo(seat, i)),
      host: hostSeat < 0 ? null : hostSeat,
      listed: listed === 1,
      stage,
      grace,
      clock,
      seating: this.drawsSeats ? 'random' : 'fixed',
      draw: this.draw,
      watchers: this.presence.spectators,
      rematch,
      rejected: this.rejected,
    };
  }

  private seatInfo({ kind, name, bot }: SeatRow, seat: number): SeatInfo {
    return { kind, name, here: this.presence.isHere(seat), away: this.presence.away.has(seat), bot };
  }
}
