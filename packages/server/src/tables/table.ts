/**
 * A table that is in use: who comes and goes, and what they ask for. Whatever changes it goes through one queue, one change at
 * a time: it is worked out, written, and only when it is durable does it take effect and is anybody told. A write that fails
 * has therefore changed nothing. The game itself is in `playing.ts`, what happens without being asked for in `going.ts`.
 */
import {
  type ActMessage,
  type Answer,
  GAME_PHRASES,
  type GiveMessage,
  LIMITS,
  NEUTRAL_PHRASES,
  type Progress,
  type SayMessage,
} from '@followsuit/protocol';
import type { House } from '../house.ts';
import type { FairRow, SeatRow } from '../store/schema.ts';
import type { Kept } from '../store/store.ts';
import { Company, type Member } from './company.ts';
import { Going } from './going.ts';
import { Playing, REJECTED } from './playing.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { Queue } from './queue.ts';
import { Seating } from './seating.ts';

const GONE = problem('unknown-table', 'The table has been closed.');

const isOfGame = (phrase: SayMessage['phrase']): phrase is (typeof GAME_PHRASES)[number] =>
  GAME_PHRASES.some((each) => each === phrase);

export class Table {
  readonly id: string;
  readonly seating: Seating;
  readonly company: Company;
  private readonly house: House;
  private readonly playing: Playing;
  private readonly going: Going;
  private readonly changes = new Queue();
  /** Acts of each seat that wait to be done. */
  private readonly waitingActs: number[];
  /** When it was last used, for forgetting tables that are not. */
  usedAt: number;
  /** Whether it is no more. */
  private gone = false;

  constructor(house: House, { table, seats, lines, fair }: Kept) {
    this.house = house;
    this.id = table.id;
    this.usedAt = house.time.now();
    this.seating = new Seating(table, seats, this.usedAt);
    this.company = new Company(this.id, this.seating);
    this.waitingActs = seats.map(() => 0);
    this.playing = new Playing(house, this.seating, this.company, lines, {
      left: () => this.going.left(),
      taken: () => this.going.taken(),
    });
    this.going = new Going(house, this.playing, this.seating, this.company, this.changes, fair, () => this.tellBegun());
    // Started and not yet begun: the server stopped while the seats were to be drawn.
    if (table.stage === 'playing' && lines.length === 0 && !this.seating.rejected)
      this.seating.draw = this.going.dealing.pledge;
  }

  /** Null until the game begins, and where it cannot be set up any more. */
  get game(): Progress | null {
    return this.playing.game;
  }

  /** Whether the host has started the game: nobody else can take a seat from then on. */
  get begun(): boolean {
    return this.seating.row.stage !== 'waiting';
  }

  /** The set of seats that may act. */
  get actors(): number {
    return this.game?.actors ?? 0;
  }

  /** Whether a hand is going on in which some play together: VINES-PARTNER-1. */
  private get hasPartnersPlaying(): boolean {
    return this.game !== null && this.actors !== 0 && this.game.rules.sides.some((side) => side.length > 1);
  }

  /** Whether it can be forgotten: nobody is here and nothing is under way. */
  get idle(): boolean {
    return this.company.size === 0 && this.waiting === 0 && !this.going.thinking;
  }

  /** Changes that wait or are under way. */
  get waiting(): number {
    return this.changes.waiting;
  }

  /** Ends all that goes on by itself: it leaves the memory, or the server stops. */
  close(): void {
    this.going.stop();
  }

  /** Runs one change after another. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    return this.changes.run(work);
  }

  // Coming and going.

  /** Somebody comes, having events up to `have`. */
  join(member: Member, have: number, gives: boolean): void {
    this.usedAt = this.house.time.now();
    const seat = this.seating.seatOf(member.person);
    this.company.add(member, seat, gives);
    this.seating.away.delete(seat);
    this.sync(member, have);
    this.company.tell();
    this.going.on();
  }

  private sync(member: Member, have: number): void {
    if (this.game) this.company.sync(member, this.game, have, this.going.pledge, this.going.left());
  }

  leave(member: Member): void {
    this.usedAt = this.house.time.now();
    const seat = this.company.remove(member);
    if (seat === undefined) return;
    if (seat >= 0 && this.seating.here[seat] === 0) this.seating.leftAt[seat] = this.usedAt;
    this.company.tell();
    this.going.on();
  }

  /** Changes who sits where; `change` gives the seats that are different, or what stands against it. */
  reseat(change: () => SeatRow[] | Problem): Promise<Problem | null> {
    return this.queue(async () => {
      const rows = this.gone ? GONE : change();
      if (isProblem(rows)) return rows;
      await this.house.store.write({ seats: rows });
      this.seated(rows);
      return null;
    });
  }

  /** Takes seats as they are kept by now. */
  seated(rows: readonly SeatRow[]): void {
    for (const row of rows) {
      this.seating.seats[row.seat] = row;
      this.seating.away.delete(row.seat); // whoever sits there now is not the one who was away
    }
    for (const member of this.company.moved()) this.sync(member, 0);
    this.company.tell();
    this.going.on();
  }

  /** Begins the game, with bots in the seats that are still open. */
  start(person: string, bot: string): Promise<Problem | null> {
    return this.queue(async () => {
      const { row, seats } = this.seating;
      if (this.gone) return GONE;
      if (row.host !== person) return problem('forbidden', 'Only the host can start the game.');
      if (this.begun) return problem('too-late', 'The game has begun already.');
      if (this.seating.rejected) return REJECTED;
      const filled = seats.map(
        (seat): SeatRow => (seat.kind === 'open' ? { ...seat, kind: 'bot', bot, name: bot } : seat),
      );
      const secret = this.house.chance.secret();
      const fair: FairRow[] = [{ table_id: this.id, n: 0, secret }];
      if (this.seating.isDrawn) await this.openDraw(filled, fair);
      else await this.playing.begin(filled, fair, null);
      this.going.dealing.begin(secret);
      if (this.seating.isDrawn) this.seating.draw = this.going.dealing.pledge;
      this.tellBegun();
      return null;
    });
  }

  /** Keeps that nobody can sit down any more, and the server's part of the draw of seats: from here on it can be told. */
  private async openDraw(seats: SeatRow[], fair: FairRow[]): Promise<void> {
    const { row } = this.seating;
    await this.house.store.write({ seats, fair, update: { id: this.id, set: { stage: 'playing' } } });
    row.stage = 'playing';
    this.seating.seats = seats;
  }

  /** Tells everybody that the game, or the draw of seats before it, has begun. */
  private tellBegun(): void {
    this.company.moved();
    this.company.tell();
    for (const member of this.company.all()) this.sync(member, 0);
    this.going.on();
  }

  /** Removes it before the game, unless `fault` says no; `removed` is called before those who are here are told. */
  remove(fault: () => Problem | null, removed: () => void): Promise<Problem | null> {
    return this.queue(async () => {
      const against = this.gone ? GONE : fault();
      if (against) return against;
      if (this.begun) return problem('too-late', 'The game has begun; you can only leave it.');
      await this.house.store.write({ remove: this.id });
      removed();
      this.end();
      return null;
    });
  }

  /** It has been removed from what is kept. */
  end(): void {
    this.gone = true;
    this.close();
    this.company.close();
  }

  // What those ask for who are here.

  /** Does an act that a client asks for. */
  async act(person: string | null, message: ActMessage): Promise<Answer> {
    const { seat, id } = message;
    const more = { table: this.id, id };
    const notYours = (): Problem | null =>
      this.seating.seatOf(person) === seat ? null : problem('not-your-seat', 'You do not sit at that seat.', more);
    const fault = notYours();
    if (fault) return fault;
    if (this.waitingActs[seat] >= LIMITS.waiting)
      return problem('busy', 'Your earlier acts are still being written; wait for them.', more);
    this.waitingActs[seat]++;
    try {
      // The draw of seats may have come first.
      return await this.queue(async () => notYours() ?? this.playing.act(message, more));
    } catch (error) {
      this.house.log.error({ err: error, table: this.id }, 'an act could not be written');
      return problem('storage', 'The act could not be kept, so it was not done; try again.', more);
    } finally {
      this.waitingActs[seat]--;
    }
  }

  /** Takes randomness that a client gives to the draw of seats or the next deal. */
  give(member: Member, { n, random, table }: GiveMessage): Problem | null {
    const seat = this.company.seatOf(member);
    // Before the seats are drawn no client is told whether it has one: what a watcher's gives is passed over.
    if (seat < 0 && this.seating.draw) return null;
    if (seat < 0 && n === this.going.pledge?.n)
      return problem('not-your-seat', 'Only those who sit here add to the deals.', { table });
    if (seat < 0 || !this.going.dealing.give(seat, n, random))
      return problem('too-late', 'That deal has been made, or has your randomness already.', { table });
    this.going.on();
    return null;
  }

  say(member: Member, { phrase, emote, text, table }: SayMessage): Problem | null {
    const { row, seats } = this.seating;
    const seat = this.company.seatOf(member);
    if (text !== undefined && row.listed === 1)
      return problem('not-private', 'Words of your own are for private tables; here there are phrases.', { table });
    if (seat < 0) return problem('not-your-seat', 'Only those who sit here can speak.', { table });
    if (isOfGame(phrase)) {
      const fault = this.going.say(seat, phrase);
      if (fault !== null) return problem('forbidden', fault, { table });
    } else if (this.hasPartnersPlaying && !NEUTRAL_PHRASES.some((each) => each === phrase))
      return problem('forbidden', 'During a hand partners say no more than hello or thanks.', { table });
    this.company.broadcast({ t: 'said', table: this.id, seat, name: seats[seat].name, phrase, emote, text });
    return null;
  }
}
