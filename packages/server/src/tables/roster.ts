/** Who sits where at a table, who is connected, and what everybody may know of the table. */
import type { Options } from '@followsuit/engine';
import type { Pledge, RecordRejection, SeatInfo, SeatingRule, TableInfo, TimeControl } from '@followsuit/protocol';
import { Presence } from '@followsuit/table';
import { optionsOf, shownOptionsOf } from '../game-setups.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';

/** Grace, clock and how seats are given, as stored with the table. */
export interface TableSettings {
  readonly grace: number | null;
  readonly clock: TimeControl;
  /** Missing at tables that are older than the draw of seats: there everybody keeps their seat. */
  readonly seating?: SeatingRule;
  /** At the table of a rematch: the table before it, and the people who are in. */
  readonly again?: { readonly of: string; readonly agreed: readonly string[] };
  /** Whether people look for players: the game begins when all seats are taken. */
  readonly match?: true;
}

/** The bot that stands in for people: the best that thinks quickly. */
export const STAND_IN = 'simple';

export class Roster {
  row: TableRow;
  readonly options: Options;
  settings: TableSettings;
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

  /** Replaces what was stored by what is stored now. */
  reload(row: TableRow, seats: SeatRow[]): void {
    this.row = row;
    this.settings = JSON.parse(row.settings);
    this.seats = seats;
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
      options: shownOptionsOf(this.row, this.seats.length, this.options),
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
      ...(stage === 'waiting' ? this.gathering() : {}),
    };
  }

  /** What brings a game to begin by itself. */
  private gathering(): Pick<TableInfo, 'agreed' | 'match'> {
    const { again, match } = this.settings;
    return { ...(again && { agreed: this.seatsOf(again.agreed) }), ...(match && { match }) };
  }

  /** The seats at which some people sit, in order. */
  private seatsOf(people: readonly string[]): number[] {
    return this.seats.flatMap(({ kind, person, seat }) =>
      kind === 'person' && people.includes(person ?? '') ? [seat] : [],
    );
  }

  /** Whether a person at this table is in: always, except where a rematch still waits for them. */
  isIn(person: string | null): boolean {
    const { again } = this.settings;
    return !again || again.agreed.includes(person ?? '');
  }

  /** Whether a game that begins by itself may begin now. */
  get isComplete(): boolean {
    const { again, match } = this.settings;
    const people = this.seats.filter(({ kind }) => kind === 'person');
    if (people.length === 0) return false;
    if (match) return this.seats.every(({ kind }) => kind !== 'open');
    return again !== undefined && people.every(({ person }) => this.isIn(person));
  }

  private seatInfo({ kind, name, bot }: SeatRow, seat: number): SeatInfo {
    return { kind, name, here: this.presence.isHere(seat), away: this.presence.away.has(seat), bot };
  }
}
