/**
 * A table of the server in memory: who joins, leaves and takes seats, and their requests. The game itself is a `Table` of
 * `@followsuit/table`; here are its ports: rows in the database, fair chance, the bots' threads, and frames. All changes go
 * through the queue of that table.
 */
import { botOf } from '@followsuit/bots';
import { type Game, gameLine, type Line, type Play } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import { sentencesOf } from '@followsuit/games/pages';
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
  actorsIn,
  type ChanceSecret,
  FairChance,
  GameProgress,
  NOT_YOUR_SEAT,
  type Pauses,
  REJECTED,
  type SeatDraw,
  type Step,
  type StoredStep,
  Table,
} from '@followsuit/table';
import type { ServerContext } from '../context.ts';
import { faultInSetup } from '../game-setups.ts';
import type { FairRow, LineRow, SeatRow } from '../store/schema.ts';
import type { TableRows } from '../store/store.ts';
import { Audience, type AudienceMember } from './audience.ts';
import { lineRows } from './record-rows.ts';
import { Roster, STAND_IN } from './roster.ts';

const rejected = problem(REJECTED.code, REJECTED.text);
const REMOVED = problem('unknown-table', 'The table has been closed.');

/** A bot acts after this multiple of its thinking time, even if it had nothing to think about. */
const LEEWAY = 1.2;

/** With the usual pause of 0.7 s, a bot that acts first in the open waits one to four seconds. */
const pausesFrom = (usual: number): Pauses => ({
  pace: 1,
  beforeThinking: 0,
  usual,
  afterTrick: 0,
  afterHand: 0,
  listening: 3 * usual,
  inTheOpen: { least: Math.round(1.4 * usual), most: Math.round(5.7 * usual) },
  deal: 0,
  retry: 1000,
  together: true,
});

export class ServerTable {
  readonly id: string;
  readonly roster: Roster;
  readonly audience: Audience;
  private readonly context: ServerContext;
  private readonly chance: FairChance;
  private readonly table: Table;
  /** Null if today's rules cannot set up the game. */
  private readonly rules: Play | null;
  /** How many acts of each seat are queued. */
  private readonly waitingActs: number[];
  /** When somebody last joined or left; unused tables leave the memory. */
  usedAt: number;
  private removed = false;

  constructor(context: ServerContext, { table: row, seats, lines, fair }: TableRows) {
    const { time, random } = context;
    this.context = context;
    this.id = row.id;
    this.usedAt = time.now();
    this.roster = new Roster(row, seats, this.usedAt);
    this.audience = new Audience(this.id, this.roster);
    this.waitingActs = seats.map(() => 0);
    const { options, presence, settings } = this.roster;
    this.chance = new FairChance(
      {
        table: this.id,
        time,
        random,
        wait: context.dealWait,
        givers: () => this.audience.givers(),
        ready: () => this.advance(),
      },
      fair[fair.length - 1],
    );
    this.table = new Table({
      id: this.id,
      time,
      presence,
      store: { write: (step) => this.write(step) },
      chance: this.chance,
      bots: { choose: (bot, view) => this.choose(bot, view) },
      send: this.audience,
      pauses: pausesFrom(context.botPause),
      players: () => this.roster.seats,
      standIn: STAND_IN,
      grace: settings.grace,
      clock: settings.clock,
      sentenceOf: (rule) => sentenceOf((this.rules as Play).game, rule),
      failed: (error, text) => context.log.error({ err: error, table: this.id }, text),
      timedOut: () => context.metrics.timeouts++,
    });
    this.rules = faultInSetup(row, seats.length, options) ? null : rulesFor(row.game, seats.length, options);
    if (this.rules === null) this.roster.rejected = { line: 1, rule: 'RECORD-GAME-1' };
    else if (lines.length > 0) this.restore(this.rules, lines);
    // Started without a first line: the server stopped before it had drawn the seats.
    else if (row.stage === 'playing') this.roster.draw = this.chance.pledge;
    // An unfinished imported game stays as it is: nobody who played it is here.
    if (row.stage === 'over') this.table.stop();
  }

  private restore(rules: Play, rows: readonly LineRow[]): void {
    const lines = rows.map(({ body }): Line => JSON.parse(body));
    this.roster.rejected = this.table.restore(rules, lines, (i) => rows[i]).rejected;
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

  /** Writes a step as rows. */
  private async write({ step, from, id, secret, over }: StoredStep): Promise<void> {
    const { row } = this.roster;
    const { store, time, metrics } = this.context;
    const result = over ? JSON.stringify(step.lines[step.lines.length - 1]) : null;
    await store.write({
      lines: this.rowsOf(step, from, id),
      update: over ? { id: this.id, set: { stage: 'over', over_at: time.now(), result } } : undefined,
      fair: secret ? [this.fairRow(secret)] : undefined,
    });
    if (over) row.stage = 'over';
    if (step.lines[0].ev === 'act') metrics.acts++;
  }

  private rowsOf({ lines, state }: Step, from: number, id: string | null): LineRow[] {
    const actors = actorsIn(this.rules as Play, state);
    return lineRows(this.id, lines, from, id, this.context.time.now(), actors);
  }

  private fairRow({ n, secret }: ChanceSecret): FairRow {
    return { table_id: this.id, n, secret };
  }

  private async choose(bot: string, view: Parameters<ServerContext['bots']['choose']>[1]): Promise<number> {
    const { bots, time } = this.context;
    const ms = (botOf(bot)?.ms ?? 0) * LEEWAY;
    const [move] = await Promise.all([
      bots.choose(bot, view),
      ms > 0 && new Promise<void>((resolve) => time.after(ms, resolve)),
    ]);
    return move;
  }

  // Joining, leaving, and taking seats.

  /** A connection joins; it already has the events up to `have`. */
  join(member: AudienceMember, have: number, gives: boolean): void {
    this.usedAt = this.context.time.now();
    this.audience.add(member, gives, this.usedAt);
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
    if (seat >= 0 && !presence.isHere(seat)) presence.leftAt[seat] = this.usedAt;
    this.audience.info();
    this.advance();
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
      this.roster.presence.away.delete(row.seat); // the seat now belongs to somebody else
    }
    for (const member of this.audience.updateSeats(this.context.time.now())) this.sendSync(member, 0);
    this.audience.info();
    this.advance();
  }

  // The start of the game.

  /** The host starts the game, with bots in the seats that are still open. */
  start(person: string, bot: string): Promise<Problem | null> {
    return this.queue(async () => {
      const { row, seats } = this.roster;
      if (this.removed) return REMOVED;
      if (row.host !== person) return problem('forbidden', 'Only the host can start the game.');
      if (this.begun) return problem('too-late', 'The game has begun already.');
      if (this.roster.rejected) return rejected;
      const filled = seats.map(
        (seat): SeatRow => (seat.kind === 'open' ? { ...seat, kind: 'bot', bot, name: bot } : seat),
      );
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
    if (!this.roster.draw) return;
    const { draw, secret, commit } = this.chance.drawSeats(this.roster.seats.length);
    const seats = this.roster.seatsInOrder(draw.order);
    await this.begin(seats, secret as ChanceSecret, draw);
    commit();
    this.roster.applyDraw(seats, draw.order);
    this.announceStart();
  }

  /** Closes the seats, and begins the game unless the seats are drawn later; `secret` is for the next chance. */
  private async begin(seats: SeatRow[], secret: ChanceSecret, draw: SeatDraw | 'later' | null): Promise<void> {
    const game = new GameProgress(this.rules as Play);
    const names = seats.map(({ name }) => name);
    const line = gameLine(game.rules, names, null, draw !== 'later' && draw ? { draw: { ...draw } } : {});
    const step: Step = { state: game.state, lines: [line], secret: 0 };
    await this.context.store.write({
      lines: draw === 'later' ? undefined : this.rowsOf(step, 0, null),
      seats,
      fair: [this.fairRow(secret)],
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
    this.audience.updateSeats(this.context.time.now());
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

  /** Does an act requested by a client. */
  async act(person: string | null, message: ActMessage): Promise<ServerMessage> {
    const { seat, id } = message;
    const more = { table: this.id, id };
    if (this.roster.seatOf(person) !== seat) return problem(NOT_YOUR_SEAT.code, NOT_YOUR_SEAT.text, more);
    if (this.waitingActs[seat] >= LIMITS.waiting)
      return problem('busy', 'Your earlier acts are still being written; wait for them.', more);
    this.waitingActs[seat]++;
    try {
      // Judged in the queue: the draw of seats may have come first.
      return await this.queue(async () =>
        this.roster.rejected ? { ...rejected, ...more } : this.table.act(message, this.roster.seatOf(person)),
      );
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
    // Before the draw no client knows whether it has a seat, so a spectator's randomness is ignored and not rejected.
    if (seat < 0 && this.roster.draw) return null;
    if (seat < 0 && n === this.table.pledge?.n)
      return problem('not-your-seat', 'Only those who sit here add to the deals.', { table });
    if (seat < 0 || !this.chance.give(seat, n, random))
      return problem('too-late', 'That deal has been made, or has your randomness already.', { table });
    this.advance();
    return null;
  }

  say(member: AudienceMember, { phrase, emote, text, table }: SayMessage): Problem | null {
    const { row, seats } = this.roster;
    const seat = this.audience.seatOf(member);
    if (text !== undefined && row.listed === 1)
      return problem('not-private', 'Words of your own are for private tables; here there are phrases.', { table });
    if (seat < 0) return problem('not-your-seat', 'Only those who sit here can speak.', { table });
    const fault = this.table.say(seat, phrase);
    if (fault !== null) return problem('forbidden', fault, { table });
    this.audience.broadcast({ t: 'said', table: this.id, seat, name: seats[seat].name, phrase, emote, text });
    return null;
  }
}

const sentences = new Map<string, Map<string, string>>();

/** The sentence of a rule, from the game's rules page. */
function sentenceOf(game: Game, rule: string): string {
  const found = sentences.get(game.id) ?? sentencesOf(game);
  sentences.set(game.id, found);
  return found.get(rule) ?? rule;
}
