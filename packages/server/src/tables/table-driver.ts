/** Drives a table without being asked: deals, bots' moves, clocks, and bots that stand in for absent people. */
import { Phrases, type Play, seatsIn, type View } from '@followsuit/engine';
import { type GameProgress, hasSeat, type Pledge, type TimeLeft } from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import type { FairRow } from '../store/schema.ts';
import type { Audience } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { FairChance } from './fair-chance.ts';
import type { Queue } from './queue.ts';
import type { Roster } from './roster.ts';
import { TableClock } from './table-clock.ts';
import type { TableGame } from './table-game.ts';

/** The bot that stands in for people: the best that thinks quickly. */
export const STAND_IN = 'simple';
/** Milliseconds before the driver retries what could not be written. */
const RETRY = 1000;

export class TableDriver {
  readonly chance: FairChance;
  private readonly context: ServerContext;
  private readonly tableGame: TableGame;
  private readonly roster: Roster;
  private readonly audience: Audience;
  private readonly changes: Queue;
  private readonly clock: TableClock;
  private readonly botTurns: BotTurns;
  private readonly phrases = new Phrases();
  /** Seats whose bots began to think before the last phrase was said. */
  private readonly unheard = new Set<number>();
  /** Called when the seats are drawn and the game begins. */
  private readonly onGameStarted: () => void;
  /** Seats whose time has run out for the present choice. */
  private readonly timedOut = new Set<number>();
  private stopped = false;

  constructor(
    context: ServerContext,
    tableGame: TableGame,
    roster: Roster,
    audience: Audience,
    changes: Queue,
    fair: readonly FairRow[],
    onGameStarted: () => void,
  ) {
    this.context = context;
    this.tableGame = tableGame;
    this.roster = roster;
    this.audience = audience;
    this.changes = changes;
    this.onGameStarted = onGameStarted;
    this.chance = new FairChance(context, roster.row.id, audience, fair, (n) => this.drawChance(n));
    this.botTurns = new BotTurns(context, {
      move: (seat, since, move) => changes.run(() => this.playBotMove(seat, since, move)),
      failure: (error) => this.retry(error, 'a move of a bot could not be done'),
    });
    this.clock = new TableClock(context.time, roster, tableGame.turns, {
      away: (seat) => this.standIn(seat),
      timeOut: (seat) => this.timeOut(seat),
    });
  }

  /** Whether a bot is thinking. */
  get thinking(): boolean {
    return this.botTurns.size > 0;
  }

  /** The server's promise for the next chance; none when the game is over. */
  get pledge(): Pledge | null {
    const { game } = this.tableGame;
    return game?.over || this.roster.rejected ? null : this.chance.pledge;
  }

  /** The time that each seat has left. */
  timeLeft(): TimeLeft | null {
    const { game } = this.tableGame;
    return game && !game.over && !game.rejected ? this.clock.timeLeft(game.rules.actors(game.state)) : null;
  }

  /** Stops for good. */
  stop(): void {
    this.stopped = true;
    this.clock.stop();
    this.chance.stop();
  }

  /** Goes on after a step of the game. */
  stepTaken(): void {
    this.timedOut.clear();
    this.advance();
  }

  /**
   * A seat says a phrase of the game. Returns null, or a sentence that says why it may not. A bot that is thinking has not
   * heard the phrase, so it thinks again.
   */
  say(seat: number, phrase: string): string | null {
    const { game } = this.tableGame;
    if (!game || game.rejected) return 'Nothing is played here now.';
    const fault = this.phrases.say(game, seat, phrase);
    if (fault === null) for (const each of seatsIn(game.actors)) if (this.botTurns.has(each)) this.unheard.add(each);
    return fault;
  }

  /** Starts whatever comes next without being asked. At a table where nobody is connected, nothing does. */
  advance(): void {
    if (this.stopped) return;
    const { game } = this.tableGame;
    if (this.roster.draw && this.audience.size > 0) {
      this.chance.schedule();
      return;
    }
    // An unfinished imported game stays as it is: nobody who played it is here. So does a game that the rules reject.
    const isPlaying = game !== null && !game.over && !game.rejected && this.roster.row.stage === 'playing';
    const isChanceDue = isPlaying && game.rules.due(game.state) !== null;
    const actors = isPlaying ? game.actors : 0;
    const isRunning = isPlaying && this.audience.size > 0;
    this.clock.reset(actors, isRunning);
    if (!isRunning) return;
    if (isChanceDue) {
      this.chance.schedule();
      return;
    }
    const bots = seatsIn(actors).filter((seat) => this.roster.isBot(seat) || this.timedOut.has(seat));
    // Where everybody sees each act at once, it matters who acts first: chance decides.
    if (bots.length > 1 && game.rules.inTheOpen(game.state))
      this.startBotTurn(bots[this.context.random.below(bots.length)]);
    else for (const seat of bots) this.startBotTurn(seat);
  }

  /** Lets the bot of a seat choose; its choice counts only if nothing happens in between. */
  private startBotTurn(seat: number): void {
    const { game, turns } = this.tableGame;
    if (!game) return;
    const { rules } = game;
    const bot = this.roster.botOf(seat, STAND_IN);
    const since = turns.since[seat];
    const isFirst = rules.inTheOpen(game.state) && since === game.lines.length;
    const pause = isFirst ? 'first' : this.listens(game, seat) ? 'listens' : 'usual';
    this.botTurns.start(seat, since, bot, () => this.viewOf(game, seat), pause);
  }

  /** Whether a partner who is a person may still say something before their first turn in the hand. */
  private listens(game: GameProgress, seat: number): boolean {
    const { lines } = game;
    const hand = lines.slice(lines.findLastIndex(({ ev }) => ev === 'deal'));
    return seatsIn(this.phrases.awaited(game, seat)).some(
      (partner) => !this.roster.isBot(partner) && hand.every((line) => line.ev !== 'act' || line.seat !== partner),
    );
  }

  private viewOf(game: GameProgress, seat: number): View<Play> {
    return { ...game.rules.view(game.state, seat), heard: this.phrases.heard(game) };
  }

  private async playBotMove(seat: number, since: number, move: number): Promise<void> {
    const { game, turns } = this.tableGame;
    this.botTurns.end(seat);
    // A stopping server interrupts its bots: the random move that replaces their choice must not be played.
    if (this.stopped) return;
    if (this.unheard.delete(seat)) return this.advance();
    const wanted = this.roster.isBot(seat) || this.timedOut.has(seat);
    const still = game && wanted && turns.since[seat] === since && hasSeat(game.rules.actors(game.state), seat);
    if (!still || game.rules.refuse(game.state, seat, move) !== null) return this.advance();
    await this.tableGame.move(seat, move, null);
  }

  private drawChance(n: number): void {
    const { tableGame } = this;
    const work = async (): Promise<void> => {
      if (this.roster.draw) return this.drawSeats(n);
      const drawn = tableGame.game && this.chance.draw(tableGame.game, n);
      if (drawn) await tableGame.persist(drawn.outcome, null, { fair: drawn.fair }, drawn.commit);
    };
    this.changes.run(work).catch((error) => this.retry(error, 'a deal could not be written'));
  }

  /** Draws the seats and begins the game, all in one write. */
  private async drawSeats(n: number): Promise<void> {
    const { roster, tableGame } = this;
    const drawn = this.chance.drawSeats(roster.seats.length, n);
    if (!drawn) return;
    const { order } = drawn.outcome;
    const seats = roster.seatsInOrder(order);
    await tableGame.begin(seats, drawn.fair, drawn.outcome);
    drawn.commit();
    roster.applyDraw(seats, order);
    this.onGameStarted();
  }

  /** Logs a failure and tries again a moment later. */
  private retry(error: unknown, text: string): void {
    if (this.stopped) return;
    this.context.log.error({ err: error, table: this.roster.row.id }, text);
    this.context.time.after(RETRY, () => this.advance());
  }

  private standIn(seat: number): void {
    this.roster.away.add(seat);
    this.audience.broadcastInfo();
    this.advance();
  }

  private timeOut(seat: number): void {
    this.context.metrics.timeouts++;
    this.timedOut.add(seat);
    this.startBotTurn(seat);
  }
}
