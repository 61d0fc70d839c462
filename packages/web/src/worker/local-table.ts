/**
 * An open table of this browser. It answers the messages of the protocol exactly as the server does, so the page need not
 * know where a table is.
 */
import { type Act, drawFromSeed, type Line, Phrases, Random, type State, seatsIn } from '@followsuit/engine';
import {
  type ActMessage,
  type GameProgress,
  type SayMessage,
  type ServerMessage,
  type Step,
  ViewWriter,
} from '@followsuit/protocol';
import { words } from '../text/text.ts';
import type { BotQuestion } from './messages.ts';
import { mySeat, progressOf, type StoredTable, tableInfoOf } from './stored-table.ts';

/** What a table needs from its worker. */
export interface TablePorts {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, work: () => void): void;
  /** The pause before a bot acts, as a share of the usual one. */
  pace(): number;
  choose(question: BotQuestion): Promise<number>;
  keep(table: StoredTable): Promise<void>;
  /** Sends answers of the protocol to the page, which draws them together. */
  tell(answers: readonly string[]): void;
}

interface RejectedAct {
  readonly code: 'not-your-seat' | 'stale' | 'refused';
  readonly text: string;
  readonly rule?: string;
}

/** Milliseconds between the last act and a bot's, and how many more after a complete trick and after a hand. */
const PAUSE = 500;
const AFTER_TRICK = 700;
const AFTER_HAND = 1500;
/** Milliseconds until a bot begins to think: a phone needs its processor to draw the step first. */
const DRAW_TIME = 150;
/** When all may act at once and the first one counts, a bot waits `least` milliseconds after the deal and up to `more` longer. */
const IN_THE_OPEN = { least: 1000, more: 3000 };
/** Milliseconds that a bot waits for a partner's phrase. */
const LISTENING = 2000;
/** Milliseconds until a failed question to a bot is asked again. */
const RETRY = 2000;

export class LocalTable {
  stored: StoredTable;
  private readonly ports: TablePorts;
  private game: GameProgress;
  private writer: ViewWriter;
  private readonly seat: number;
  /** Whether the page shows the table; otherwise the game stands still. */
  private joined = false;
  /** Counts the steps, so that a bot's answer to an old question is recognized. */
  private turn = 0;
  private thinking = -1;
  /** When the last step was taken, and how long it should stay on the screen. */
  private steppedAt = 0;
  private pause = 0;
  /** When the hand was dealt, and how many lines the record had then. */
  private dealt = { at: 0, lines: 0 };
  private readonly phrases = new Phrases();
  private readonly done = new Map<string, number>();

  constructor(stored: StoredTable, ports: TablePorts) {
    this.stored = stored;
    this.ports = ports;
    this.seat = mySeat(stored.seats);
    this.game = progressOf(stored);
    this.writer = new ViewWriter(this.game, stored.id);
  }

  /** The page opens the table, and has the first `have` events. */
  join(have: number): void {
    this.begin();
    this.joined = true;
    const sync = this.writer.sync(this.seat, Math.min(have, this.game.lines.length), null, null);
    this.ports.tell([this.about(), sync]);
    this.goOn();
  }

  /** Deals the first hand of a new table before it is shown. */
  private begin(): void {
    const { rules, state, lines, rejected } = this.game;
    if (lines.length === 1 && !rejected && rules.due(state) !== null) this.chance();
  }

  private chance(): string[] {
    const { rules, state } = this.game;
    return this.take(this.game.chance(drawFromSeed(rules, state, this.stored.seed)));
  }

  leave(): void {
    this.joined = false;
  }

  act(message: ActMessage): void {
    const { id } = message;
    const table = this.stored.id;
    const found = this.judge(message);
    if (typeof found !== 'number') {
      this.ports.tell([toJson({ t: 'error', table, id, seq: this.game.lines.length, ...found })]);
      return;
    }
    const news: string[] = [];
    if (!this.done.has(id)) {
      news.push(...this.take(this.game.move(message.seat, found, this.time())));
      this.done.set(id, this.game.lines.length);
    }
    news.push(toJson({ t: 'done', table, id, seq: this.done.get(id) ?? 0 }));
    // A roll follows the person's own act, who waits for it.
    const { rules, state } = this.game;
    if (!this.game.over && ![null, 'deal'].includes(rules.due(state))) news.push(...this.chance());
    this.ports.tell(news);
    this.goOn();
  }

  /** Says a phrase of the game; bots hear nothing else. A bot that is thinking starts again with the phrase. */
  say({ table, phrase }: SayMessage): void {
    const { seat } = this;
    const fault = seat < 0 ? words.worker.notYourSeat : this.phrases.say(this.game, seat, phrase ?? '');
    if (fault !== null) {
      this.ports.tell([toJson({ t: 'error', code: 'forbidden', table, text: fault })]);
      return;
    }
    this.ports.tell([toJson({ t: 'said', table, seat, name: this.stored.seats[seat].name, phrase })]);
    this.turn++;
    this.goOn();
  }

  /** The move of an act, or why it is rejected. */
  private judge({ id, seat, seen, act }: ActMessage): number | RejectedAct {
    const { rules, state, lines } = this.game;
    if (this.done.has(id)) return 0;
    if (seat !== this.seat || seat < 0) return { code: 'not-your-seat', text: words.worker.notYourSeat };
    if (this.game.rejected) return { code: 'refused', text: words.worker.rejected };
    // Secret acts of others change nothing for a seat; open ones may.
    const secret = ((rules.actors(state) >> seat) & 1) !== 0 && !rules.inTheOpen(state);
    if (seen !== lines.length && !secret) return { code: 'stale', text: words.worker.stale };
    const found = rules.read(rules.view(state, seat).state, seat, act as Line);
    const rule = 'rule' in found ? found.rule : rules.refuse(state, seat, found.move);
    if (rule !== null) return { code: 'refused', text: rule, rule };
    return (found as { move: number }).move;
  }

  /** Goes back to before the person's last act; the deal stays the same. */
  takeBack(): void {
    const last = this.game.lines.findLastIndex((line) => line.ev === 'act' && line.seat === this.seat);
    // A record that the rules reject is left as it is.
    if (this.seat < 0 || last < 0 || this.game.rejected) return;
    this.turn++;
    this.done.clear();
    this.thinking = -1;
    this.stored = { ...this.stored, used: this.ports.now(), lines: this.game.lines.slice(0, last) };
    this.game = progressOf(this.stored);
    this.writer = new ViewWriter(this.game, this.stored.id);
    this.ports.keep(this.stored);
    this.join(0);
  }

  /** The person's view as a question to a bot, or null if it is not their turn. */
  question(bot: string, ms?: number): BotQuestion | null {
    const { state, actors } = this.game;
    if (this.seat < 0 || ((actors >> this.seat) & 1) === 0) return null;
    return { ...this.questionFor(this.seat, bot, state), ms };
  }

  /** The squares over which an act of the person takes a piece; none without a board, or if the act is not legal now. */
  way(act: Act): readonly string[] {
    const { rules, state } = this.game;
    const found = rules.read(state, this.seat, act as Line);
    return 'move' in found ? (rules.way?.(state, found.move) ?? []) : [];
  }

  private questionFor(seat: number, bot: string, state: State): BotQuestion {
    const { game, options, seats, seed } = this.stored;
    const view = this.game.rules.view(state, seat).state;
    const heard = this.phrases.heard(this.game);
    const own = `${seed}/bot/${this.turn}/${seat}`;
    return { bot, game, options, players: seats.length, seat, state: view, heard, seed: own };
  }

  /** Takes a step; returns the answers for the page. */
  private take(step: Step): string[] {
    const from = this.game.lines.length;
    this.game.take(step);
    this.turn++;
    this.steppedAt = this.ports.now();
    this.pause = pauseAfter(step.lines);
    if (step.lines.some(({ ev }) => ev === 'deal')) this.dealt = { at: this.steppedAt, lines: from };
    this.stored = { ...this.stored, used: this.steppedAt, lines: [...this.game.lines] };
    this.ports.keep(this.stored);
    // Needed even while nobody looks: it computes changes since the previous step.
    const shown = this.writer.step(from, null, null);
    if (!this.joined) return [];
    return this.game.over ? [shown(this.seat), this.about()] : [shown(this.seat)];
  }

  private about(): string {
    return toJson({ t: 'table', table: this.stored.id, info: tableInfoOf(this.stored, this.game.rejected) });
  }

  /** Starts what comes next without the person: a deal, or a bot's act. */
  private goOn(): void {
    const { rules, state } = this.game;
    if (!this.joined || this.game.over || this.game.rejected || this.thinking === this.turn) return;
    const due = rules.due(state) !== null;
    const bots = due ? [] : seatsIn(rules.actors(state)).filter((seat) => seat !== this.seat);
    if (due) this.deal();
    else if (bots.length > 0) this.think(rules.inTheOpen(state) ? this.quickest(bots) : bots[this.turn % bots.length]);
  }

  /** How long a bot waits after the deal when the first act counts. */
  private patience(seat: number): number {
    const { least, more } = IN_THE_OPEN;
    return least + new Random(`${this.stored.seed}/patience/${this.dealt.lines}/${seat}`).below(more + 1);
  }

  private quickest(bots: readonly number[]): number {
    return bots.reduce((best, seat) => (this.patience(seat) < this.patience(best) ? seat : best));
  }

  private deal(): void {
    const { rules, state } = this.game;
    const turn = this.turn;
    this.thinking = turn;
    // The finished hand stays on the screen for a while before the next deal.
    this.later(rules.due(state) !== 'deal' ? 0 : PAUSE + this.pause, () => {
      if (turn !== this.turn || !this.joined) this.stopped(turn);
      else this.ports.tell(this.chance());
      this.goOn();
    });
  }

  private think(seat: number): void {
    const turn = this.turn;
    this.thinking = turn;
    this.later(DRAW_TIME, () => {
      if (turn === this.turn && this.joined) this.ask(seat);
      else this.again(turn);
    });
  }

  private ask(seat: number): void {
    const turn = this.turn;
    const player = this.stored.seats[seat];
    const bot = player.kind === 'bot' ? player.bot : 'simple';
    this.ports.choose(this.questionFor(seat, bot, this.game.state)).then(
      (move) => {
        const act = (): void => this.botMove(seat, turn, move);
        if (this.game.rules.inTheOpen(this.game.state)) this.later(this.patience(seat), act, this.dealt.at);
        else this.later(PAUSE + this.pause + this.listening(seat), act);
      },
      () => this.ports.after(RETRY, () => this.again(turn)),
    );
  }

  /** How much longer a bot waits before the person's first turn of a hand: they may want to say a phrase to it. */
  private listening(seat: number): number {
    const awaited = (this.phrases.awaited(this.game, seat) >> this.seat) & 1;
    const hand = this.game.lines.slice(this.dealt.lines);
    return awaited && !hand.some((line) => line.ev === 'act' && line.seat === this.seat) ? LISTENING : 0;
  }

  private botMove(seat: number, turn: number, move: number): void {
    const { rules, state } = this.game;
    // The person may have acted meanwhile or left: the bot then thinks again.
    if (turn !== this.turn || !this.joined) this.stopped(turn);
    else if (rules.refuse(state, seat, move) === null)
      this.ports.tell(this.take(this.game.move(seat, move, this.time())));
    this.goOn();
  }

  /** Asks a bot again whose question failed (its models could not be loaded) or is out of date. */
  private again(turn: number): void {
    this.stopped(turn);
    this.goOn();
  }

  /** Marks that no bot is thinking any more. */
  private stopped(turn: number): void {
    if (this.thinking === turn) this.thinking = -1;
  }

  /** Calls `work` so many milliseconds after the last step (or another moment), at the current pace. */
  private later(ms: number, work: () => void, since = this.steppedAt): void {
    const wait = ms * this.ports.pace() - (this.ports.now() - since);
    if (wait > 0) this.ports.after(wait, work);
    else work();
  }

  private time(): Line {
    return { at: new Date(this.ports.now()).toISOString() };
  }
}

const toJson = (answer: ServerMessage): string => JSON.stringify(answer);

function pauseAfter(lines: readonly Line[]): number {
  const has = (ev: string): boolean => lines.some((line) => line.ev === ev);
  if (has('score')) return AFTER_HAND;
  return has('trick') ? AFTER_TRICK : 0;
}
