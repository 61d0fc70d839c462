/**
 * A table that is in use. Whatever changes it goes through one queue, one change at a time: it is worked out, written, and
 * only when it is durable does it take effect and is anybody told. A write that fails has therefore changed nothing.
 */
import { gameLine, type Line, type Play, seatsIn } from '@followsuit/engine';
import {
  type ActMessage,
  type Answer,
  actorsIn,
  type GiveMessage,
  has,
  LIMITS,
  type Pledge,
  Progress,
  type SayMessage,
  type Step,
} from '@followsuit/protocol';
import type { House } from '../house.ts';
import { rulesFor } from '../setups.ts';
import type { LineRow, SeatRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';
import type { Kept } from '../store/store.ts';
import { Company, type Member } from './company.ts';
import { Dealing } from './dealing.ts';
import { Hours } from './hours.ts';
import { judge } from './judge.ts';
import { isProblem, type Problem, problem } from './problem.ts';
import { Queue } from './queue.ts';
import { rowsOf } from './rows.ts';
import { Seating } from './seating.ts';
import { Thoughts } from './thoughts.ts';
import { Turns } from './turns.ts';

/** The bot that stands in for people: the best that thinks quickly. */
export const STAND_IN = 'simple';
/** Milliseconds until something that could not be written is tried again without anybody asking. */
const RETRY = 1000;
const GONE = problem('unknown-table', 'The table has been closed.');

export class Table {
  readonly id: string;
  readonly rules: Play;
  readonly seating: Seating;
  readonly company: Company;
  game: Progress | null = null;
  private readonly house: House;
  private readonly turns: Turns;
  private readonly hours: Hours;
  private readonly dealing: Dealing;
  private readonly thoughts: Thoughts;
  private readonly changes = new Queue();
  /** Acts of each seat that wait to be done. */
  private readonly waitingActs: number[];
  /** Seats whose time has run out for the present choice. */
  private readonly late = new Set<number>();
  /** When it was last used, for forgetting tables that are not. */
  usedAt: number;
  /** Whether nothing is to go on by itself any more: it leaves the memory, or the server stops. */
  private closed = false;
  /** Whether it is no more. */
  private gone = false;

  constructor(house: House, { table, seats, lines, fair }: Kept) {
    this.house = house;
    this.id = table.id;
    this.usedAt = house.time.now();
    this.seating = new Seating(table, seats, this.usedAt);
    this.rules = rulesFor(table.game, seats.length, this.seating.options);
    this.turns = new Turns(seats.length);
    this.waitingActs = seats.map(() => 0);
    if (lines.length > 0) this.game = this.replay(lines);
    this.company = new Company(this.id, this.seating);
    this.dealing = new Dealing(house, this.id, this.company, fair, (n) => this.deal(n));
    this.thoughts = new Thoughts(house, {
      move: (seat, since, move) => this.queue(() => this.botMove(seat, since, move)),
      failure: (error) => this.tryAgain(error, 'a move of a bot could not be done'),
    });
    this.hours = new Hours(house.time, this.seating, this.turns, {
      away: (seat) => this.standIn(seat),
      timeOut: (seat) => this.timeOut(seat),
    });
  }

  private replay(rows: readonly LineRow[]): Progress {
    const lines = rows.map(({ body }): Line => JSON.parse(body));
    return Progress.replay(this.rules, lines, (game, i) => this.turns.note(game, lines[i], rows[i].at, rows[i].act_id));
  }

  /** Whether it can be forgotten: nobody is here and nothing is under way. */
  get idle(): boolean {
    return this.company.size === 0 && this.waiting === 0 && this.thoughts.size === 0;
  }

  /** Changes that wait or are under way. */
  get waiting(): number {
    return this.changes.waiting;
  }

  /** The set of seats that may act. */
  get actors(): number {
    return this.game?.actors ?? 0;
  }

  /** Ends all that goes on by itself. */
  close(): void {
    this.closed = true;
    this.hours.stop();
    this.dealing.stop();
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
    this.goOn();
  }

  private sync(member: Member, have: number): void {
    if (this.game) this.company.sync(member, this.game, have, this.pledge, this.left());
  }

  leave(member: Member): void {
    this.usedAt = this.house.time.now();
    const seat = this.company.remove(member);
    if (seat === undefined) return;
    if (seat >= 0 && this.seating.here[seat] === 0) this.seating.leftAt[seat] = this.usedAt;
    this.company.tell();
    this.goOn();
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
    for (const row of rows) this.seating.seats[row.seat] = row;
    for (const member of this.company.moved()) this.sync(member, 0);
    this.company.tell();
    this.goOn();
  }

  /** Begins the game, with bots in the seats that are still open. */
  start(person: string, bot: string): Promise<Problem | null> {
    return this.queue(async () => {
      const { row, seats } = this.seating;
      if (this.gone) return GONE;
      if (row.host !== person) return problem('forbidden', 'Only the host can start the game.');
      if (this.game) return problem('too-late', 'The game has begun already.');
      const filled = seats.map(
        (seat): SeatRow => (seat.kind === 'open' ? { ...seat, kind: 'bot', bot, name: bot } : seat),
      );
      const game = new Progress(this.rules);
      const names = filled.map(({ name }) => name);
      const step: Step = { state: game.state, lines: [gameLine(this.rules, names, null)], secret: 0 };
      const secret = this.house.chance.secret();
      await this.house.store.write({
        ...this.rowsOf(step, 0, null),
        seats: filled,
        update: { id: this.id, set: { stage: 'playing' } },
        fair: [{ table_id: this.id, n: 0, secret }],
      });
      game.take(step);
      this.seating.seats = filled;
      row.stage = 'playing';
      this.dealing.begin(secret);
      this.game = game;
      this.company.tell();
      for (const member of this.company.all()) this.sync(member, 0);
      this.goOn();
      return null;
    });
  }

  /** Removes it before the game, unless `fault` says no; `removed` is called before those who are here are told. */
  remove(fault: () => Problem | null, removed: () => void): Promise<Problem | null> {
    return this.queue(async () => {
      const against = this.gone ? GONE : fault();
      if (against) return against;
      if (this.game) return problem('too-late', 'The game has begun; you can only leave it.');
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

  // Playing.

  /** Does an act that a client asks for. */
  async act(person: string | null, message: ActMessage): Promise<Answer> {
    const { seat, id } = message;
    const more = { table: this.id, id };
    if (this.seating.seatOf(person) !== seat || seat < 0)
      return problem('not-your-seat', 'You do not sit at that seat.', more);
    if (this.waitingActs[seat] >= LIMITS.waiting)
      return problem('busy', 'Your earlier acts are still being written; wait for them.', more);
    this.waitingActs[seat]++;
    try {
      return await this.queue(() => this.tryAct(message, more));
    } catch (error) {
      this.house.log.error({ err: error, table: this.id }, 'an act could not be written');
      return problem('storage', 'The act could not be kept, so it was not done; try again.', more);
    } finally {
      this.waitingActs[seat]--;
    }
  }

  private async tryAct(message: ActMessage, more: Partial<Problem>): Promise<Answer> {
    const { game } = this;
    if (!game) return problem('not-started', 'The game has not begun.', more);
    const found = judge(game, this.turns, message, more);
    if ('t' in found) return found;
    await this.move(message.seat, found.move, message.id);
    return { t: 'done', table: this.id, id: message.id, seq: game.lines.length };
  }

  /** Does a legal move of a seat. */
  private async move(seat: number, move: number, id: string | null): Promise<void> {
    const { game, turns, house } = this;
    if (!game) return;
    const now = house.time.now();
    const ms = Math.max(0, now - turns.at[seat]);
    const step = game.move(seat, move, { at: new Date(now).toISOString(), ms });
    await this.keep(step, id, {});
    house.metrics.acts++;
  }

  /** Makes a step durable; then takes it, tells it, and goes on. */
  private async keep(
    step: Step,
    id: string | null,
    more: Change,
    then: () => Pledge | null = () => null,
  ): Promise<void> {
    const { game, house } = this;
    if (!game) return;
    const from = game.lines.length;
    const over = this.rules.isOver(step.state);
    const update = over ? this.ending(step) : undefined;
    await house.store.write({ ...this.rowsOf(step, from, id), update, ...more });
    game.take(step);
    this.turns.note(game, step.lines[0], house.time.now(), id);
    this.late.clear();
    const pledge = then();
    const left = this.left();
    this.company.step(game, from, pledge, left);
    if (over) {
      this.seating.row.stage = 'over';
      this.company.tell();
    }
    this.goOn();
  }

  private rowsOf({ lines, state }: Step, from: number, id: string | null): { lines: LineRow[] } {
    return { lines: rowsOf(this.id, lines, from, id, this.house.time.now(), actorsIn(this.rules, state)) };
  }

  /** What is noted of the table when its game ends. */
  private ending({ lines }: Step): Change['update'] {
    const result = JSON.stringify(lines[lines.length - 1]);
    return { id: this.id, set: { stage: 'over', over_at: this.house.time.now(), result } };
  }

  /** Sees to whatever comes next by itself: a deal, bots, timers. Nothing does at a table where nobody is. */
  private goOn(): void {
    if (this.closed) return;
    const { game, rules, house } = this;
    // An imported game that was not finished stays as it is: nobody who played it is here.
    const playing = game !== null && !game.over && this.seating.row.stage === 'playing';
    const due = playing && rules.due(game.state) !== null;
    const actors = playing && !due ? rules.actors(game.state) : 0;
    const goesOn = playing && this.company.size > 0;
    this.hours.set(actors, goesOn);
    if (!goesOn) return;
    if (due) {
      this.dealing.soon();
      return;
    }
    const bots = seatsIn(actors).filter((seat) => this.seating.isBot(seat) || this.late.has(seat));
    // Where all see at once what each does, it matters who comes first: chance decides.
    if (bots.length > 1 && rules.inTheOpen(game.state)) this.think(bots[house.chance.below(bots.length)]);
    else for (const seat of bots) this.think(seat);
  }

  /** Lets the bot of a seat choose; its choice counts only if nothing has come between. */
  private think(seat: number): void {
    const { game, rules, turns } = this;
    if (!game) return;
    const bot = this.seating.botOf(seat, STAND_IN);
    this.thoughts.begin(seat, turns.since[seat], bot, () => rules.view(game.state, seat));
  }

  private async botMove(seat: number, since: number, move: number): Promise<void> {
    const { game, rules, turns } = this;
    this.thoughts.end(seat);
    // A server that stops lets no bot think to its end: what chance has chosen for it then is nobody's move.
    if (this.closed) return;
    const wanted = this.seating.isBot(seat) || this.late.has(seat);
    const still = game && wanted && turns.since[seat] === since && has(rules.actors(game.state), seat);
    if (!still || rules.refuse(game.state, seat, move) !== null) return this.goOn();
    await this.move(seat, move, null);
  }

  // Chance.

  private get pledge(): Pledge | null {
    return this.game?.over ? null : this.dealing.pledge;
  }

  /** Takes randomness that a client gives to the next deal. */
  give(member: Member, { n, random, table }: GiveMessage): Problem | null {
    const seat = this.company.seatOf(member);
    if (seat < 0) return problem('not-your-seat', 'Only those who sit here add to the deals.', { table });
    if (!this.dealing.give(seat, n, random))
      return problem('too-late', 'That deal has been made, or has your randomness already.', { table });
    this.goOn();
    return null;
  }

  private deal(n: number): void {
    this.queue(async () => {
      const drawn = this.game && this.dealing.draw(this.game, n);
      if (drawn) await this.keep(drawn.step, null, { fair: drawn.fair }, drawn.kept);
    }).catch((error) => this.tryAgain(error, 'a deal could not be written'));
  }

  /** What goes on by itself does so again a moment after it has failed. */
  private tryAgain(error: unknown, text: string): void {
    if (this.closed) return;
    this.house.log.error({ err: error, table: this.id }, text);
    this.house.time.after(RETRY, () => this.goOn());
  }

  // Time.

  private left(): (number | null)[] | null {
    const { game } = this;
    return game && !game.over ? this.hours.left(this.rules.actors(game.state)) : null;
  }

  private standIn(seat: number): void {
    this.seating.away.add(seat);
    this.company.tell();
    this.goOn();
  }

  private timeOut(seat: number): void {
    this.house.metrics.timeouts++;
    this.late.add(seat);
    this.think(seat);
  }

  // Talk.

  say(member: Member, { phrase, emote, text, table }: SayMessage): Problem | null {
    const { row, seats } = this.seating;
    const seat = this.company.seatOf(member);
    if (text !== undefined && row.listed === 1)
      return problem('not-private', 'Words of your own are for private tables; here there are phrases.', { table });
    if (seat < 0) return problem('not-your-seat', 'Only those who sit here can speak.', { table });
    this.company.broadcast({ t: 'said', table: this.id, seat, name: seats[seat].name, phrase, emote, text });
    return null;
  }

  /** Runs one change after another. */
  queue<T>(work: () => Promise<T>): Promise<T> {
    return this.changes.run(work);
  }
}
