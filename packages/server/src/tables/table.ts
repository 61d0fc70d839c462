/**
 * A table in memory: who joins and leaves, and what they ask for. All changes go through one queue, one at a time: each is
 * computed, written, and takes effect only when it is durable, so a failed write changes nothing. `table-game.ts` has the
 * game itself, `table-driver.ts` what happens without being asked.
 */
import {
  type ActMessage,
  GAME_PHRASES,
  type GameProgress,
  type GiveMessage,
  LIMITS,
  NEUTRAL_PHRASES,
  type SayMessage,
  type ServerMessage,
} from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import type { FairRow, SeatRow } from '../store/schema.ts';
import type { TableRows } from '../store/store.ts';
import { Audience, type AudienceMember } from './audience.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { Queue } from './queue.ts';
import { Roster } from './roster.ts';
import { TableDriver } from './table-driver.ts';
import { REJECTED, TableGame } from './table-game.ts';

const REMOVED = problem('unknown-table', 'The table has been closed.');

const isOfGame = (phrase: SayMessage['phrase']): phrase is (typeof GAME_PHRASES)[number] =>
  GAME_PHRASES.some((each) => each === phrase);

export class Table {
  readonly id: string;
  readonly roster: Roster;
  readonly audience: Audience;
  private readonly context: ServerContext;
  private readonly tableGame: TableGame;
  private readonly driver: TableDriver;
  private readonly changes = new Queue();
  /** How many acts of each seat are queued. */
  private readonly waitingActs: number[];
  /** When somebody last joined or left; unused tables leave the memory. */
  usedAt: number;
  private removed = false;

  constructor(context: ServerContext, { table, seats, lines, fair }: TableRows) {
    this.context = context;
    this.id = table.id;
    this.usedAt = context.time.now();
    this.roster = new Roster(table, seats, this.usedAt);
    this.audience = new Audience(this.id, this.roster);
    this.waitingActs = seats.map(() => 0);
    this.tableGame = new TableGame(context, this.roster, this.audience, lines, {
      timeLeft: () => this.driver.timeLeft(),
      stepTaken: () => this.driver.stepTaken(),
    });
    this.driver = new TableDriver(context, this.tableGame, this.roster, this.audience, this.changes, fair, () =>
      this.announceStart(),
    );
    // Started without a first line: the server stopped before it had drawn the seats.
    if (table.stage === 'playing' && lines.length === 0 && !this.roster.rejected)
      this.roster.draw = this.driver.chance.pledge;
  }

  /** Null until the game begins, and if today's rules cannot set it up. */
  get game(): GameProgress | null {
    return this.tableGame.game;
  }

  /** Whether the host has started the game: from then on nobody new can take a seat. */
  get begun(): boolean {
    return this.roster.row.stage !== 'waiting';
  }

  /** The set of seats that may act. */
  get actors(): number {
    return this.game?.actors ?? 0;
  }

  /** Whether a hand is being played in which some are partners: VINES-PARTNER-1. */
  private get hasPartnersPlaying(): boolean {
    return this.game !== null && this.actors !== 0 && this.game.rules.sides.some((side) => side.length > 1);
  }

  /** Whether it may leave the memory: nobody is connected and nothing is pending. */
  get idle(): boolean {
    return this.audience.size === 0 && this.waiting === 0 && !this.driver.thinking;
  }

  /** How many changes are queued or running. */
  get waiting(): number {
    return this.changes.waiting;
  }

  /** Stops timers and bots: the table leaves the memory, or the server stops. */
  close(): void {
    this.driver.stop();
  }

  /** Runs a change after all earlier ones. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    return this.changes.run(work);
  }

  // Joining, leaving, and taking seats.

  /** A connection joins; it already has the events up to `have`. */
  join(member: AudienceMember, have: number, gives: boolean): void {
    this.usedAt = this.context.time.now();
    const seat = this.roster.seatOf(member.person);
    this.audience.add(member, seat, gives);
    this.roster.away.delete(seat);
    this.sendSync(member, have);
    this.audience.broadcastInfo();
    this.driver.advance();
  }

  private sendSync(member: AudienceMember, have: number): void {
    if (this.game) this.audience.sendSync(member, this.game, have, this.driver.pledge, this.driver.timeLeft());
  }

  leave(member: AudienceMember): void {
    this.usedAt = this.context.time.now();
    const seat = this.audience.remove(member);
    if (seat === undefined) return;
    if (seat >= 0 && this.roster.connections[seat] === 0) this.roster.leftAt[seat] = this.usedAt;
    this.audience.broadcastInfo();
    this.driver.advance();
  }

  /** Changes who sits where; `change` returns the seats that change, or a problem. */
  reseat(change: () => SeatRow[] | Problem): Promise<Problem | null> {
    return this.queue(async () => {
      const rows = this.removed ? REMOVED : change();
      if (isProblem(rows)) return rows;
      await this.context.store.write({ seats: rows });
      this.applySeats(rows);
      return null;
    });
  }

  /** Applies rows of seats that are already stored. */
  applySeats(rows: readonly SeatRow[]): void {
    for (const row of rows) {
      this.roster.seats[row.seat] = row;
      this.roster.away.delete(row.seat); // whoever sits there now is somebody else
    }
    for (const member of this.audience.updateSeats()) this.sendSync(member, 0);
    this.audience.broadcastInfo();
    this.driver.advance();
  }

  /** The host starts the game, with bots in the seats that are still open. */
  start(person: string, bot: string): Promise<Problem | null> {
    return this.queue(async () => {
      const { row, seats } = this.roster;
      if (this.removed) return REMOVED;
      if (row.host !== person) return problem('forbidden', 'Only the host can start the game.');
      if (this.begun) return problem('too-late', 'The game has begun already.');
      if (this.roster.rejected) return REJECTED;
      const filled = seats.map(
        (seat): SeatRow => (seat.kind === 'open' ? { ...seat, kind: 'bot', bot, name: bot } : seat),
      );
      const secret = this.context.random.secret();
      const fair: FairRow[] = [{ table_id: this.id, n: 0, secret }];
      if (this.roster.drawsSeats) await this.openDraw(filled, fair);
      else await this.tableGame.begin(filled, fair, null);
      this.driver.chance.start(secret);
      if (this.roster.drawsSeats) this.roster.draw = this.driver.chance.pledge;
      this.announceStart();
      return null;
    });
  }

  /** Stores that seats are closed, and the server's secret for the draw of seats; only then may its pledge be sent. */
  private async openDraw(seats: SeatRow[], fair: FairRow[]): Promise<void> {
    const { row } = this.roster;
    await this.context.store.write({ seats, fair, update: { id: this.id, set: { stage: 'playing' } } });
    row.stage = 'playing';
    this.roster.seats = seats;
  }

  /** Tells everybody that the game, or the draw of seats before it, has begun. */
  private announceStart(): void {
    this.audience.updateSeats();
    this.audience.broadcastInfo();
    for (const member of this.audience.all()) this.sendSync(member, 0);
    this.driver.advance();
  }

  /** Removes a table whose game has not begun, unless `fault` objects; calls `onRemoved` before it tells the audience. */
  remove(fault: () => Problem | null, onRemoved: () => void): Promise<Problem | null> {
    return this.queue(async () => {
      const against = this.removed ? REMOVED : fault();
      if (against) return against;
      if (this.begun) return problem('too-late', 'The game has begun; you can only leave it.');
      await this.context.store.write({ remove: this.id });
      onRemoved();
      this.end();
      return null;
    });
  }

  /** Closes a table that has been deleted from the database. */
  end(): void {
    this.removed = true;
    this.close();
    this.audience.close();
  }

  // Requests of connections.

  /** Does an act that a client asks for. */
  async act(person: string | null, message: ActMessage): Promise<ServerMessage> {
    const { seat, id } = message;
    const more = { table: this.id, id };
    const notYours = (): Problem | null =>
      this.roster.seatOf(person) === seat ? null : problem('not-your-seat', 'You do not sit at that seat.', more);
    const fault = notYours();
    if (fault) return fault;
    if (this.waitingActs[seat] >= LIMITS.waiting)
      return problem('busy', 'Your earlier acts are still being written; wait for them.', more);
    this.waitingActs[seat]++;
    try {
      // Checked again in the queue: the draw of seats may have come first.
      return await this.queue(async () => notYours() ?? this.tableGame.act(message, more));
    } catch (error) {
      this.context.log.error({ err: error, table: this.id }, 'an act could not be written');
      return problem('storage', 'The act could not be kept, so it was not done; try again.', more);
    } finally {
      this.waitingActs[seat]--;
    }
  }

  /** Takes a client's randomness for the draw of seats or the next deal. */
  give(member: AudienceMember, { n, random, table }: GiveMessage): Problem | null {
    const seat = this.audience.seatOf(member);
    // Before the draw no client knows whether it has a seat, so a watcher's randomness is ignored and not rejected.
    if (seat < 0 && this.roster.draw) return null;
    if (seat < 0 && n === this.driver.pledge?.n)
      return problem('not-your-seat', 'Only those who sit here add to the deals.', { table });
    if (seat < 0 || !this.driver.chance.give(seat, n, random))
      return problem('too-late', 'That deal has been made, or has your randomness already.', { table });
    this.driver.advance();
    return null;
  }

  say(member: AudienceMember, { phrase, emote, text, table }: SayMessage): Problem | null {
    const { row, seats } = this.roster;
    const seat = this.audience.seatOf(member);
    if (text !== undefined && row.listed === 1)
      return problem('not-private', 'Words of your own are for private tables; here there are phrases.', { table });
    if (seat < 0) return problem('not-your-seat', 'Only those who sit here can speak.', { table });
    if (isOfGame(phrase)) {
      const fault = this.driver.say(seat, phrase);
      if (fault !== null) return problem('forbidden', fault, { table });
    } else if (this.hasPartnersPlaying && !NEUTRAL_PHRASES.some((each) => each === phrase))
      return problem('forbidden', 'During a hand partners say no more than hello or thanks.', { table });
    this.audience.broadcast({ t: 'said', table: this.id, seat, name: seats[seat].name, phrase, emote, text });
    return null;
  }
}
