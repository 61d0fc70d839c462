/**
 * A table of the server in memory: who joins, leaves and takes seats, and their requests. The game itself is a `Table` of
 * `@followsuit/table`; here are its ports: rows in the database, fair chance, the bots' threads, and frames. All changes go
 * through the queue of that table.
 */
import { gameLine, type Line, type Play, prover } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import {
  type ActMessage,
  type GiveMessage,
  isProblem,
  LIMITS,
  type Problem,
  problem,
  type SayMessage,
  type ServerMessage,
} from '@followsuit/protocol';
import {
  type ChanceParts,
  type ChanceSecret,
  FairChance,
  GameProgress,
  NOT_YOUR_SEAT,
  REJECTED,
  type SeatDraw,
  type Step,
  Table,
} from '@followsuit/table';
import type { Requester } from '../bots/fair-queue.ts';
import type { ServerContext } from '../context.ts';
import { faultInSetup } from '../game-setups.ts';
import { ruleSentence } from '../rule-sentences.ts';
import type { FairRow, LineRow, SeatRow } from '../store/schema.ts';
import type { TableRows } from '../store/store.ts';
import { Audience, type AudienceMember } from './audience.ts';
import { unlessElsewhere } from './elsewhere.ts';
import { pausesFrom } from './pauses.ts';
import { Roster, STAND_IN, type TableSettings } from './roster.ts';
import { TableMoved, type TablePlace } from './table-place.ts';
import { notWritten, TableWriter } from './table-writer.ts';

const rejected = problem(REJECTED.code, REJECTED.text);
const REMOVED = problem('unknown-table', 'The table has been closed.');

/** The chance that is still to come, and what clients have given to it. */
const chanceIn = (fair: readonly FairRow[]): [FairRow | undefined, ChanceParts] => [
  fair.at(-1),
  JSON.parse(fair.at(-1)?.given ?? '{}'),
];

export class ServerTable implements TablePlace {
  readonly id: string;
  readonly roster: Roster;
  readonly audience: Audience;
  private readonly context: ServerContext;
  private readonly chance: FairChance;
  private readonly table: Table;
  /** Writes whatever changes this table. */
  readonly writer: TableWriter;
  /** Null if today's rules cannot set up the game. */
  private readonly rules: Play | null;
  /** How many acts and parts of each seat are queued. */
  private readonly queued: number[];
  /** When somebody last joined or left; unused tables leave the memory. */
  usedAt: number;
  /** When it was made, on this process's own clock; of a table that was loaded this is a guess, as no clock is shared by all nodes and runs. */
  madeAt = Number.NEGATIVE_INFINITY;
  /** Called when a person's last connection leaves. */
  personLeft: (person: string) => void = () => {};
  /** Called when another node has the table now. */
  dropped: () => void = () => {};
  private removed = false;
  /** Whether another node has it, or may take it. */
  hasMoved = false;

  constructor(context: ServerContext, { table: row, seats, lines, fair, away }: TableRows) {
    const { time, random } = context;
    this.context = context;
    this.id = row.id;
    this.usedAt = time.now();
    this.roster = new Roster(row, seats, time.monotonic());
    this.audience = new Audience(this.id, this.roster, () => this.game?.lines.length ?? 0);
    this.queued = seats.map(() => 0);
    this.writer = new TableWriter(context, this.roster, () => this.reload());
    const { options, presence, settings } = this.roster;
    this.chance = new FairChance(
      {
        table: this.id,
        time,
        random,
        wait: context.dealWait,
        givers: () => this.audience.givers(),
        keep: (n, given) => this.writer.write({ parts: { table_id: this.id, n, given: JSON.stringify(given) } }),
        ready: () => this.advance(),
      },
      ...chanceIn(fair),
    );
    this.table = new Table({
      id: this.id,
      time,
      presence,
      store: {
        write: async (step) => {
          if (this.removed) throw new Error(REMOVED.text);
          await this.writer.step(step, this.game as GameProgress);
        },
      },
      chance: this.chance,
      bots: { choose: (bot, view) => context.bots.choose(bot, view, this.requester()) },
      send: this.audience,
      pauses: pausesFrom(context.botPause),
      players: () => this.roster.seats,
      standIn: STAND_IN,
      grace: settings.grace,
      clock: settings.clock,
      prover,
      sentenceOf: (rule) => ruleSentence((this.rules as Play).game, rule),
      failed: (error, text) => context.log.error({ err: error, table: this.id }, text),
      timedOut: () => context.metrics.timeouts++,
    });
    this.rules = faultInSetup(row, seats.length, options) ? null : rulesFor(row.game, seats.length, options);
    this.restore(lines, away);
  }

  /** `away`: milliseconds for which the table was nowhere, which nobody is charged for. */
  private restore(rows: readonly LineRow[], away = 0): void {
    const { roster, rules, table } = this;
    const { stage } = roster.row;
    const lines = rows.map(({ body }): Line => JSON.parse(body));
    const { uptime, time } = this.context;
    const now = uptime();
    // Lines have the uptime of all nodes or runs; the table's clock may have begun at another moment.
    const stored = ({ up, act_id }: LineRow) => ({
      act_id,
      up: up === null || now === null ? null : up + away - now + time.monotonic(),
    });
    if (rules === null) roster.rejected = { line: 1, rule: 'RECORD-GAME-1' };
    else if (lines.length > 0) roster.rejected = table.restore(rules, lines, (i) => stored(rows[i])).rejected;
    // Started without a first line: the server stopped before it had drawn the seats.
    roster.draw = rules !== null && lines.length === 0 && stage === 'playing' ? this.chance.pledge : null;
    // An unfinished imported game stays as it is: nobody who played it is here.
    if (stage === 'over') table.stop();
  }

  /**
   * Takes the table over again and reads it, because somebody else has written it; everybody here gets what they lack. If it
   * stays with somebody else, it leaves the memory, and everybody has to join again. Runs in the queue of changes.
   */
  async reload(): Promise<void> {
    const stored = this.removed ? null : await this.writer.takeOver();
    if (!stored) return this.drop();
    const seen = this.game?.lines.length ?? 0;
    this.roster.reload(stored.table, stored.seats);
    this.chance.reopen(...chanceIn(stored.fair));
    this.restore(stored.lines, stored.away);
    this.audience.updateSeats(this.context.time.monotonic());
    this.audience.info();
    for (const member of this.audience.all()) this.sendSync(member, Math.min(seen, stored.lines.length));
    this.advance();
  }

  /** Lets go of a table that another node has, or may take. */
  private drop(): void {
    this.removed = true;
    this.hasMoved = true;
    this.close();
    this.dropped();
    this.audience.move();
  }

  /** Gives the table up, after all earlier changes, so that any node can take it; one that is lost needs no giving up. */
  handOver(release: () => Promise<void>): Promise<void> {
    return this.queue(async () => {
      if (this.removed) return;
      await unlessElsewhere(release);
      this.drop();
    });
  }

  /** Null until the game begins, and if today's rules cannot set it up. */
  get game(): GameProgress | null {
    return this.table.game;
  }

  /** Whether the host has started the game: from then on nobody new can take a seat. */
  get begun(): boolean {
    return this.roster.row.stage !== 'waiting';
  }

  /** The set of seats that may act. */
  get actors(): number {
    return this.table.actors;
  }

  /** Whether it may leave the memory: nobody is connected and nothing is pending. */
  get idle(): boolean {
    return this.audience.size === 0 && this.table.isIdle;
  }

  /** How many changes are queued or running. */
  get waiting(): number {
    return this.table.changes.waiting;
  }

  /** Stops timers and bots: the table leaves the memory, or the server stops. */
  close(): void {
    this.table.stop();
  }

  /** Runs a change after all earlier ones. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    return this.table.changes.run(work);
  }

  /** Starts the next automatic step: the draw of seats, or a step of the game. */
  private advance(): void {
    if (!this.roster.draw) this.table.advance();
    else if (this.audience.size > 0 && this.chance.isReady())
      this.queue(() => this.drawSeats()).catch((error) => {
        this.context.log.error({ err: error, table: this.id }, 'a draw of seats could not be written');
        this.context.time.after(1000, () => this.advance());
      });
  }

  // Ports of the game.

  /** On whose account the table's bots think. */
  private requester(): Requester {
    const keeper = this.audience.keeper();
    return { network: keeper?.network ?? '', person: keeper?.person ?? '', table: this.id };
  }

  // Joining, leaving, and taking seats.

  /** A connection joins; it already has the events up to `have`. */
  join(member: AudienceMember, have: number, gives: boolean): void {
    this.usedAt = this.context.time.now();
    this.audience.add(member, gives, this.context.time.monotonic());
    this.sendSync(member, have);
    this.audience.info();
    this.advance();
  }

  private sendSync(member: AudienceMember, have: number): void {
    const text = this.table.sync(this.audience.seatOf(member), have);
    if (text !== null) this.audience.sendTo(member, text);
  }

  leave(member: AudienceMember): void {
    this.usedAt = this.context.time.now();
    const seat = this.audience.remove(member);
    if (seat === undefined) return;
    const { presence } = this.roster;
    if (seat >= 0 && !presence.isHere(seat)) presence.leftAt[seat] = this.context.time.monotonic();
    this.audience.info();
    this.advance();
    if (member.person !== null && !this.audience.has(member.person)) this.personLeft(member.person);
  }

  /** Changes who sits where, and perhaps the settings; `change` returns the seats that change, or a problem. */
  reseat(change: () => SeatRow[] | Problem, settings?: () => TableSettings): Promise<Problem | null> {
    return this.queue(async () => {
      const rows = this.removed ? REMOVED : change();
      if (isProblem(rows)) return rows;
      const now = settings?.();
      const update = now && { id: this.id, set: { settings: JSON.stringify(now) } };
      await this.writer.write({ seats: rows, update });
      if (now) this.roster.settings = now;
      this.applySeats(rows);
      return null;
    });
  }

  /** Applies rows of seats that are already stored. */
  applySeats(rows: readonly SeatRow[]): void {
    for (const row of rows) {
      this.roster.seats[row.seat] = row;
      this.roster.presence.away.delete(row.seat); // the seat now belongs to somebody else
    }
    for (const member of this.audience.updateSeats(this.context.time.monotonic())) this.sendSync(member, 0);
    this.audience.info();
    this.advance();
  }

  // The start of the game.

  /** Starts the game unless `fault` objects, with bots in the seats that are still open or whose people are not in. */
  start(bot: string, fault: () => Problem | null): Promise<Problem | null> {
    return this.queue(async () => {
      const against = this.removed ? REMOVED : fault();
      if (against) return against;
      if (this.begun) return problem('too-late', 'The game has begun already.');
      if (this.roster.rejected) return rejected;
      const filled = this.roster.seats.map((seat): SeatRow => {
        if (seat.kind === 'open') return { ...seat, kind: 'bot', bot, name: bot };
        return seat.kind === 'person' && !this.roster.isIn(seat.person) ? { ...seat, kind: 'bot', bot } : seat;
      });
      const first: ChanceSecret = { n: 0, secret: this.context.random.secret() };
      // The secret is stored before anybody gets its pledge.
      await this.begin(filled, first, this.roster.drawsSeats ? 'later' : null);
      this.chance.open(first);
      if (this.roster.drawsSeats) this.roster.draw = this.chance.pledge;
      this.announceStart();
      return null;
    });
  }

  /** Draws the seats and begins the game, all in one write. */
  private async drawSeats(): Promise<void> {
    if (!this.roster.draw || this.removed) return;
    const { draw, secret, commit } = this.chance.drawSeats(this.roster.seats.length);
    const seats = this.roster.seatsInOrder(draw.order);
    await this.begin(seats, secret as ChanceSecret, draw);
    commit();
    this.roster.applyDraw(seats, draw.order);
    this.announceStart();
  }

  /** Closes the seats, and begins the game unless the seats are drawn later; `secret` is for the next chance. */
  private async begin(seats: SeatRow[], secret: ChanceSecret, draw: SeatDraw | 'later' | null): Promise<void> {
    const game = new GameProgress(this.rules as Play, prover);
    const names = seats.map(({ name }) => name);
    const line = gameLine(game.rules, names, null, draw !== 'later' && draw ? { draw: { ...draw } } : {});
    const step: Step = { state: game.state, lines: [line], secret: 0 };
    await this.writer.write({
      lines: draw === 'later' ? undefined : this.writer.rowsOf(game.rules, step, 0, null),
      seats,
      fair: [this.writer.fairRow(secret)],
      update: { id: this.id, set: { stage: 'playing' } },
    });
    this.roster.seats = seats;
    this.roster.row.stage = 'playing';
    if (draw === 'later') return;
    game.take(step);
    this.table.game = game;
  }

  /** Tells everybody that the game, or the draw of seats before it, has begun. */
  private announceStart(): void {
    this.audience.updateSeats(this.context.time.monotonic());
    this.audience.info();
    for (const member of this.audience.all()) this.sendSync(member, 0);
    this.advance();
  }

  /** Removes a table whose game has not begun, unless `fault` objects; calls `onRemoved` before it tells the audience. */
  remove(fault: () => Problem | null, onRemoved: () => void): Promise<Problem | null> {
    return this.queue(async () => {
      const against = this.removed ? REMOVED : fault();
      if (against) return against;
      if (this.begun) return problem('too-late', 'The game has begun; you can only leave it.');
      await this.writer.write({ remove: this.id });
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

  /** Does an act requested by a client. */
  async act({ person }: Pick<AudienceMember, 'person'>, message: ActMessage): Promise<ServerMessage> {
    const { seat, id } = message;
    const more = { table: this.id, id };
    if (this.roster.seatOf(person) !== seat) return problem(NOT_YOUR_SEAT.code, NOT_YOUR_SEAT.text, more);
    // Judged in the queue: the draw of seats may have come first.
    return this.queueFor(seat, more, async () => {
      const against = this.removed ? REMOVED : this.roster.rejected && rejected;
      return against ? { ...against, ...more } : this.table.act(message, this.roster.seatOf(person));
    });
  }

  /** Takes a client's randomness for the draw of seats or the next deal; it counts once it is stored. */
  async give(member: AudienceMember, { n, random, table }: GiveMessage): Promise<ServerMessage | null> {
    const more = { table, n };
    const seat = this.audience.seatOf(member);
    // Before the draw no client knows whether it has a seat, so a spectator's randomness is ignored and not rejected.
    if (seat < 0 && this.roster.draw) return null;
    if (seat < 0 && n === this.table.pledge?.n)
      return problem('not-your-seat', 'Only those who sit here add to the deals.', more);
    const late = problem('too-late', 'That deal has been made.', more);
    if (seat < 0 || !this.chance.takes(n)) return late;
    // If the draw of seats comes first, `n` has been drawn: nothing is added under a seat that is no longer theirs.
    return this.queueFor(seat, more, async () => {
      const given = await this.chance.give(seat, n, random);
      if (given === null) return late;
      this.advance();
      return { t: 'given', ...more, random: given };
    });
  }

  /** Does what a seat asks for after all earlier changes, unless too much of the seat is queued already. */
  private async queueFor(
    seat: number,
    more: Partial<Problem>,
    work: () => Promise<ServerMessage>,
  ): Promise<ServerMessage> {
    if (this.queued[seat] >= LIMITS.waiting)
      return problem('busy', 'What you sent before is still being written; wait for it.', more);
    this.queued[seat]++;
    try {
      return await this.queue(async () => {
        if (this.hasMoved) throw new TableMoved();
        return this.writer.again(work);
      });
    } catch (error) {
      if (this.hasMoved) throw new TableMoved();
      this.context.log.error({ err: error, table: this.id }, 'what a player sent could not be written');
      return problem('storage', notWritten(error), more);
    } finally {
      this.queued[seat]--;
    }
  }

  async say(member: AudienceMember, { phrase, emote, text, table }: SayMessage): Promise<Problem | null> {
    if (this.hasMoved) throw new TableMoved();
    const { row, seats } = this.roster;
    const seat = this.audience.seatOf(member);
    if (text !== undefined && row.listed === 1)
      return problem('not-private', 'Words of your own are for private tables; here there are phrases.', { table });
    if (seat < 0) return problem('not-your-seat', 'Only those who sit here can speak.', { table });
    const fault = this.table.say(seat, phrase);
    if (fault !== null) return problem('forbidden', fault, { table });
    this.audience.say({ seat, name: seats[seat].name, person: seats[seat].person, phrase, emote, text });
    return null;
  }
}
