/**
 * The game of a table in any environment. Changes go through one queue, one at a time. Each step is computed, then
 * stored; only when it is durable does the game take it and everybody at the table receive it, so a failed write changes nothing.
 * Automatic steps (deals, bots' moves, stand-ins, clocks) start in `advance`.
 */
import { Phrases, type Play, seatsIn, type View } from '@followsuit/engine';
import {
  type ActMessage,
  GAME_PHRASES,
  NEUTRAL_PHRASES,
  type Pledge,
  problem,
  type ServerMessage,
  type TimeLeft,
} from '@followsuit/protocol';
import { BotTurns } from './bot-turns.ts';
import { TableClock } from './clock.ts';
import { GameProgress, hasSeat, type Step } from './game-progress.ts';
import { judge } from './judge.ts';
import type { DrawnChance, TablePorts } from './ports.ts';
import type { Presence } from './presence.ts';
import { Queue } from './queue.ts';
import { nextActor, Turns } from './turns.ts';
import { ViewWriter } from './view-writer.ts';

export class Table {
  private readonly presence: Presence;
  readonly changes = new Queue();
  /** Null until the game begins. */
  game: GameProgress | null = null;
  private readonly ports: TablePorts;
  private turns: Turns;
  private readonly clock: TableClock;
  private readonly botTurns: BotTurns;
  private readonly phrases = new Phrases();
  private writer: ViewWriter | null = null;
  /** Seats whose time has run out for the current choice. */
  private readonly timedOut = new Set<number>();
  /** If acts are open: how long the bot of each seat waits, and the event after which its choice came up. */
  private readonly patience = new Map<number, { readonly since: number; readonly ms: number }>();
  private steppedAt = 0;
  /** How much longer than usual the last step is shown. */
  private longer = 0;
  /** The number of events after which the next hand waits to be dealt. */
  private dealing = -1;
  private stopped = false;

  constructor(ports: TablePorts) {
    const seats = ports.players().length;
    this.ports = ports;
    this.presence = ports.presence;
    this.turns = new Turns(seats);
    this.clock = new TableClock(ports, {
      away: (seat) => this.standIn(seat),
      timeOut: (seat) => this.timeOut(seat),
    });
    this.botTurns = new BotTurns(ports.time, ports.pauses, {
      ask: (seat, since) => this.askBot(seat, since),
      wait: (seat) => this.pauseOf(seat),
      move: (...chosen) => this.changes.run(() => this.playBotMove(...chosen)),
      ended: () => this.advance(),
      failure: (error) => this.retry(error, 'a move of a bot could not be done'),
    });
  }

  /**
   * Restores a stored game as far as the rules accept its record. `stored` has the act id and the monotonic time of each line.
   * Where that time is unknown (null) or still to come, a choice comes up now: nobody loses time to a stopped server, and nobody
   * has more than was left at the last stored step.
   */
  restore(
    rules: Play,
    lines: GameProgress['lines'],
    stored: (i: number) => { readonly up: number | null; readonly act_id: string | null },
  ): GameProgress {
    this.turns = new Turns(rules.seats);
    this.botTurns.clear();
    this.writer = null;
    this.dealing = -1;
    const now = this.ports.time.monotonic();
    this.game = GameProgress.restore(rules, lines, this.ports.prover, (game, i) => {
      const { up, act_id } = stored(i);
      this.turns.note(game, lines[i], Math.min(up ?? now, now), act_id);
    });
    return this.game;
  }

  /** The set of seats that may act. */
  get actors(): number {
    return this.game?.actors ?? 0;
  }

  /** The pledge for the next chance; null when the game is over. */
  get pledge(): Pledge | null {
    return this.game?.over || this.game?.rejected ? null : this.ports.chance.pledge;
  }

  /** Whether nothing is queued and no bot is thinking. */
  get isIdle(): boolean {
    return this.changes.waiting === 0 && this.botTurns.size === 0;
  }

  /** Whether a bot plays for a seat: as its owner, or standing in. */
  isBot(seat: number): boolean {
    return this.ports.players()[seat].kind === 'bot' || this.presence.away.has(seat);
  }

  private timeLeft(): TimeLeft | null {
    const { game } = this;
    return game && !game.over && !game.rejected ? this.clock.timeLeft(this.turns, game.rules.actors(game.state)) : null;
  }

  /** Stops the table permanently. */
  stop(): void {
    this.stopped = true;
    this.clock.stop();
    this.botTurns.clear();
    this.ports.chance.stop();
  }

  // Requests of people.

  /** The text for a client that joins (again) and has the events up to `have`; null before the game. */
  sync(seat: number, have: number): string | null {
    if (!this.game) return null;
    this.writer ??= new ViewWriter(this.game, this.ports.id);
    return this.writer.sync(seat, have, this.pledge, this.timeLeft());
  }

  /** Does an act requested by the person at seat `own`. Call it in the queue of changes. */
  async act(message: ActMessage, own: number): Promise<ServerMessage> {
    const { game, ports } = this;
    const { id, seat } = message;
    const more = { table: ports.id, id };
    if (!game) return problem('not-started', 'The game has not begun.', more);
    const verdict = judge(game, this.turns, message, own);
    if ('code' in verdict) {
      const { code, rule, text } = verdict;
      return { t: 'error', ...more, ...verdict, code, text: rule === undefined ? text : ports.sentenceOf(rule) };
    }
    if ('done' in verdict) return { t: 'done', ...more, seq: verdict.done };
    if ('claim' in verdict) await this.take(game, game.claim(verdict.claim), id);
    else await this.move(seat, verdict.move, id);
    return { t: 'done', ...more, seq: game.lines.length };
  }

  /** Says a phrase for a seat; returns null, or a sentence that says why it may not. Bots hear the phrases of the game. */
  say(seat: number, phrase: string | undefined): string | null {
    const { game } = this;
    if (!GAME_PHRASES.some((each) => each === phrase)) {
      const arePartnersPlaying = game && this.actors !== 0 && game.rules.sides.some((side) => side.length > 1);
      if (!arePartnersPlaying || NEUTRAL_PHRASES.some((each) => each === phrase)) return null;
      return 'During a hand partners say no more than hello or thanks.'; // VINES-PARTNER-1
    }
    if (!game || game.rejected) return 'Nothing is played here now.';
    const fault = this.phrases.say(game, seat, phrase as string);
    if (fault === null) this.botTurns.restart();
    return fault;
  }

  /** What a seat knows, with the phrases that it has heard. */
  viewOf(game: GameProgress, seat: number): View<Play> {
    return { ...game.rules.view(game.state, seat), heard: this.phrases.heard(game) };
  }

  // Steps.

  private async move(seat: number, move: number, id: string | null): Promise<void> {
    const { game, turns } = this;
    if (!game) return;
    const { time } = this.ports;
    const ms = time.monotonic() - turns.at[seat];
    await this.take(game, game.move(seat, move, { at: new Date(time.now()).toISOString(), ms }), id);
  }

  /** Draws the chance that is due. Call it in the queue of changes. */
  async drawChance(): Promise<void> {
    const { game, ports } = this;
    if (!game || game.rejected || game.rules.due(game.state) === null) return;
    const { line, ...chance } = ports.chance.draw(game);
    await this.take(game, game.chance(line), null, chance);
  }

  /** Stores a step; once it is durable, takes it and sends it. */
  private async take(
    game: GameProgress,
    step: Step,
    id: string | null,
    chance: Omit<DrawnChance, 'line'> | null = null,
  ): Promise<void> {
    const { store, time, send, pauses } = this.ports;
    const from = game.lines.length;
    const over = game.rules.isOver(step.state);
    await store.write({ step, from, id, over, secret: chance?.secret ?? null });
    game.take(step);
    this.steppedAt = time.monotonic();
    this.turns.note(game, step.lines[0], this.steppedAt, id);
    this.longer = longerAfter(step, pauses);
    this.timedOut.clear();
    const pledge = chance?.commit() ?? null;
    if (this.presence.isAttended) {
      this.writer ??= new ViewWriter(game, this.ports.id);
      send.step(this.writer.step(from, pledge, this.timeLeft()));
    } else this.writer = null; // it would have to write every step
    if (over) send.info();
    this.advance();
  }

  // Automatic steps.

  /** Starts the next automatic step, if somebody is connected to the table. */
  advance(): void {
    const { game, ports, botTurns } = this;
    this.clock.stop();
    if (this.stopped || !game || game.over || game.rejected || !this.presence.isAttended) return;
    const { actors } = game;
    this.clock.reset(this.turns, actors);
    if (game.rules.due(game.state) !== null) {
      if (ports.chance.isReady()) this.scheduleChance(game);
      return;
    }
    const bots = seatsIn(actors).filter((seat) => this.isBot(seat) || this.timedOut.has(seat));
    if (bots.length === 0 || (botTurns.size > 0 && !ports.pauses.together)) return;
    const isOne = game.rules.inTheOpen(game.state) || !ports.pauses.together;
    for (const seat of isOne ? [nextActor(game, bots, (seats) => this.quickest(seats))] : bots)
      botTurns.start(seat, this.turns.since[seat]);
  }

  /** Draws the chance that is due; deals a new hand only after the pause that shows the last one. */
  private scheduleChance(game: GameProgress): void {
    const seq = game.lines.length;
    if (this.dealing === seq) return;
    this.dealing = seq;
    const { pauses, time } = this.ports;
    const draw = async (): Promise<void> => {
      this.dealing = -1;
      if (!this.stopped && this.game === game && game.lines.length === seq) await this.drawChance();
    };
    const start = (): void => {
      if (this.presence.isAttended)
        this.changes.run(draw).catch((error) => this.retry(error, 'a deal could not be written'));
      else this.dealing = -1;
    };
    const wait = game.rules.due(game.state) === 'deal' ? this.rest(pauses.deal, this.steppedAt) : 0;
    if (wait > 0) time.after(wait, start);
    else start();
  }

  private askBot(seat: number, since: number): Promise<number> | null {
    const { game, ports } = this;
    if (!game || !this.isBotTurn(game, seat, since)) return null;
    return ports.bots.choose(ports.players()[seat].bot ?? ports.standIn, this.viewOf(game, seat));
  }

  /** Whether a bot is to act for a seat, and the seat's choice is still the same. */
  private isBotTurn(game: GameProgress, seat: number, since: number): boolean {
    if (this.stopped || !this.presence.isAttended || !(this.isBot(seat) || this.timedOut.has(seat))) return false;
    return hasSeat(game.actors, seat) && this.turns.since[seat] === since;
  }

  private async playBotMove(seat: number, since: number, move: number, end: () => boolean): Promise<void> {
    const { game } = this;
    const counts = end() && game && this.isBotTurn(game, seat, since);
    if (counts && game.rules.refuse(game.state, seat, move) === null) await this.move(seat, move, null);
    else this.advance();
  }

  /** How long the bot of a seat still waits before it acts. */
  private pauseOf(seat: number): number {
    const { game, ports } = this;
    if (!game) return 0;
    const { usual, listening } = ports.pauses;
    if (game.rules.inTheOpen(game.state)) return this.rest(this.patienceOf(seat), this.turns.at[seat]);
    return this.rest(usual + this.longer + (this.listens(game, seat) ? listening : 0), this.steppedAt);
  }

  /** The rest of a pause that began at a time, or when the table was opened. */
  private rest(ms: number, since: number): number {
    const { time, pauses, presence } = this.ports;
    return ms * pauses.pace - (time.monotonic() - Math.max(since, presence.openedAt));
  }

  private patienceOf(seat: number): number {
    const { pauses, chance } = this.ports;
    const since = this.turns.since[seat];
    let drawn = this.patience.get(seat);
    if (drawn?.since !== since) {
      const { least, most } = pauses.inTheOpen;
      drawn = { since, ms: least + chance.below(most - least + 1, `patience/${since}/${seat}`) };
      this.patience.set(seat, drawn);
    }
    return drawn.ms;
  }

  private quickest(bots: readonly number[]): number {
    return bots.reduce((best, seat) => (this.patienceOf(seat) < this.patienceOf(best) ? seat : best));
  }

  /** Whether a partner who is a person may still say something before their first turn in the hand. */
  private listens(game: GameProgress, seat: number): boolean {
    const awaited = seatsIn(this.phrases.awaited(game, seat)).filter((partner) => !this.isBot(partner));
    if (awaited.length === 0) return false;
    const hand = game.lines.slice(game.lines.findLastIndex(({ ev }) => ev === 'deal'));
    return awaited.some((partner) => hand.every((line) => line.ev !== 'act' || line.seat !== partner));
  }

  private standIn(seat: number): void {
    this.presence.away.add(seat);
    this.ports.send.info();
    this.advance();
  }

  private timeOut(seat: number): void {
    this.ports.timedOut?.(seat);
    this.timedOut.add(seat);
    this.botTurns.start(seat, this.turns.since[seat]);
  }

  /** Reports a failure and tries again a moment later. */
  private retry(error: unknown, text: string): void {
    const { ports } = this;
    if (this.stopped) return;
    ports.failed(error, text);
    ports.time.after(ports.pauses.retry, () => this.advance());
  }
}

/** How much longer than usual a step is shown. */
function longerAfter({ lines }: Step, { afterTrick, afterHand }: TablePorts['pauses']): number {
  if (lines.some(({ ev }) => ev === 'score')) return afterHand;
  return lines.some(({ ev }) => ev === 'trick') ? afterTrick : 0;
}
