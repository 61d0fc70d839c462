/** What goes on at a table by itself: deals, the moves of bots, clocks, and standing in for those who are away. */
import { Phrases, type Play, seatsIn, type View } from '@followsuit/engine';
import { has, type Left, type Pledge, type Progress } from '@followsuit/protocol';
import type { House } from '../house.ts';
import type { FairRow } from '../store/schema.ts';
import type { Company } from './company.ts';
import { Dealing } from './dealing.ts';
import { Hours } from './hours.ts';
import type { Playing } from './playing.ts';
import type { Queue } from './queue.ts';
import type { Seating } from './seating.ts';
import { Thoughts } from './thoughts.ts';

/** The bot that stands in for people: the best that thinks quickly. */
export const STAND_IN = 'simple';
/** Milliseconds until something that could not be written is tried again without anybody asking. */
const RETRY = 1000;

export class Going {
  readonly dealing: Dealing;
  private readonly house: House;
  private readonly playing: Playing;
  private readonly seating: Seating;
  private readonly company: Company;
  private readonly changes: Queue;
  private readonly hours: Hours;
  private readonly thoughts: Thoughts;
  private readonly phrases = new Phrases();
  /** Seats whose bots have not heard the last phrase in what they are thinking about. */
  private readonly unheard = new Set<number>();
  /** Called when the seats are drawn and the game begins. */
  private readonly onBegun: () => void;
  /** Seats whose time has run out for the present choice. */
  private readonly late = new Set<number>();
  private stopped = false;

  constructor(
    house: House,
    playing: Playing,
    seating: Seating,
    company: Company,
    changes: Queue,
    fair: readonly FairRow[],
    begun: () => void,
  ) {
    this.house = house;
    this.playing = playing;
    this.seating = seating;
    this.company = company;
    this.changes = changes;
    this.onBegun = begun;
    this.dealing = new Dealing(house, seating.row.id, company, fair, (n) => this.deal(n));
    this.thoughts = new Thoughts(house, {
      move: (seat, since, move) => changes.run(() => this.botMove(seat, since, move)),
      failure: (error) => this.tryAgain(error, 'a move of a bot could not be done'),
    });
    this.hours = new Hours(house.time, seating, playing.turns, {
      away: (seat) => this.standIn(seat),
      timeOut: (seat) => this.timeOut(seat),
    });
  }

  /** Whether a bot is thinking. */
  get thinking(): boolean {
    return this.thoughts.size > 0;
  }

  /** The server's promise for the next chance; none when the game is over. */
  get pledge(): Pledge | null {
    const { game } = this.playing;
    return game?.over || this.seating.rejected ? null : this.dealing.pledge;
  }

  /** The time that each seat has left. */
  left(): Left | null {
    const { game } = this.playing;
    return game && !game.over && !game.rejected ? this.hours.left(game.rules.actors(game.state)) : null;
  }

  /** Ends all of it. */
  stop(): void {
    this.stopped = true;
    this.hours.stop();
    this.dealing.stop();
  }

  /** A step has been taken. */
  taken(): void {
    this.late.clear();
    this.on();
  }

  /**
   * A seat says a phrase of the game; returns why it may not, in a sentence, or null. A bot that is thinking has not heard it:
   * it thinks again.
   */
  say(seat: number, phrase: string): string | null {
    const { game } = this.playing;
    if (!game || game.rejected) return 'Nothing is played here now.';
    const fault = this.phrases.say(game, seat, phrase);
    if (fault === null) for (const each of seatsIn(game.actors)) if (this.thoughts.has(each)) this.unheard.add(each);
    return fault;
  }

  /** Sees to whatever comes next by itself. Nothing does at a table where nobody is. */
  on(): void {
    if (this.stopped) return;
    const { game } = this.playing;
    if (this.seating.draw && this.company.size > 0) {
      this.dealing.soon();
      return;
    }
    // An imported game that was not finished stays as it is: nobody who played it is here. So does one that the rules reject.
    const playing = game !== null && !game.over && !game.rejected && this.seating.row.stage === 'playing';
    const due = playing && game.rules.due(game.state) !== null;
    const actors = playing ? game.actors : 0;
    const goesOn = playing && this.company.size > 0;
    this.hours.set(actors, goesOn);
    if (!goesOn) return;
    if (due) {
      this.dealing.soon();
      return;
    }
    const bots = seatsIn(actors).filter((seat) => this.seating.isBot(seat) || this.late.has(seat));
    // Where all see at once what each does, it matters who comes first: chance decides.
    if (bots.length > 1 && game.rules.inTheOpen(game.state)) this.think(bots[this.house.chance.below(bots.length)]);
    else for (const seat of bots) this.think(seat);
  }

  /** Lets the bot of a seat choose; its choice counts only if nothing has come between. */
  private think(seat: number): void {
    const { game, turns } = this.playing;
    if (!game) return;
    const { rules } = game;
    const bot = this.seating.botOf(seat, STAND_IN);
    const since = turns.since[seat];
    const isFirst = rules.inTheOpen(game.state) && since === game.lines.length;
    const wait = isFirst ? 'first' : this.listens(game, seat) ? 'listens' : 'usual';
    this.thoughts.begin(seat, since, bot, () => this.viewOf(game, seat), wait);
  }

  /** Whether a partner who is a person may still say something before their first turn in the hand. */
  private listens(game: Progress, seat: number): boolean {
    const { lines } = game;
    const hand = lines.slice(lines.findLastIndex(({ ev }) => ev === 'deal'));
    return seatsIn(this.phrases.awaited(game, seat)).some(
      (partner) => !this.seating.isBot(partner) && hand.every((line) => line.ev !== 'act' || line.seat !== partner),
    );
  }

  private viewOf(game: Progress, seat: number): View<Play> {
    return { ...game.rules.view(game.state, seat), heard: this.phrases.heard(game) };
  }

  private async botMove(seat: number, since: number, move: number): Promise<void> {
    const { game, turns } = this.playing;
    this.thoughts.end(seat);
    // A server that stops lets no bot think to its end: what chance has chosen for it then is nobody's move.
    if (this.stopped) return;
    if (this.unheard.delete(seat)) return this.on();
    const wanted = this.seating.isBot(seat) || this.late.has(seat);
    const still = game && wanted && turns.since[seat] === since && has(game.rules.actors(game.state), seat);
    if (!still || game.rules.refuse(game.state, seat, move) !== null) return this.on();
    await this.playing.move(seat, move, null);
  }

  private deal(n: number): void {
    const { playing } = this;
    const work = async (): Promise<void> => {
      if (this.seating.draw) return this.drawSeats(n);
      const drawn = playing.game && this.dealing.draw(playing.game, n);
      if (drawn) await playing.keep(drawn.what, null, { fair: drawn.fair }, drawn.kept);
    };
    this.changes.run(work).catch((error) => this.tryAgain(error, 'a deal could not be written'));
  }

  /** Draws the seats and begins the game, all in one write. */
  private async drawSeats(n: number): Promise<void> {
    const { seating, playing } = this;
    const drawn = this.dealing.drawSeats(seating.seats.length, n);
    if (!drawn) return;
    const { order } = drawn.what;
    const seats = seating.drawn(order);
    await playing.begin(seats, drawn.fair, drawn.what);
    drawn.kept();
    seating.takeDraw(seats, order);
    this.onBegun();
  }

  /** What goes on by itself does so again a moment after it has failed. */
  private tryAgain(error: unknown, text: string): void {
    if (this.stopped) return;
    this.house.log.error({ err: error, table: this.seating.row.id }, text);
    this.house.time.after(RETRY, () => this.on());
  }

  private standIn(seat: number): void {
    this.seating.away.add(seat);
    this.company.tell();
    this.on();
  }

  private timeOut(seat: number): void {
    this.house.metrics.timeouts++;
    this.late.add(seat);
    this.think(seat);
  }
}
