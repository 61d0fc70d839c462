/**
 * A table in this browser that is in use. It answers the messages of the protocol as the server does, in the same words,
 * so that the page need not know where a table is.
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
import { infoOf, type Kept, mySeat, progressOf } from './kept.ts';
import type { Thought } from './talk.ts';

/** What a table needs of the world. */
export interface Room {
  /** Milliseconds since 1970. */
  now(): number;
  after(ms: number, work: () => void): void;
  /** The pause before a bot acts, as a share of the usual one. */
  pace(): number;
  choose(thought: Thought): Promise<number>;
  keep(table: Kept): Promise<void>;
  /** Tells the page some answers of the protocol, which it draws at once. */
  tell(answers: readonly string[]): void;
}

interface Refused {
  readonly code: 'not-your-seat' | 'stale' | 'refused';
  readonly text: string;
  readonly rule?: string;
}

/** Milliseconds after the last act until a bot acts, and those added after a complete trick and after a hand. */
const PAUSE = 500;
const AFTER_TRICK = 700;
const AFTER_HAND = 1500;
/** Until a bot begins to think: meanwhile the step is drawn, for which a phone needs all it has. */
const BREATH = 150;
/** Where all may act at once and the first counts, each bot waits so long after the deal, and up to so much longer. */
const IN_THE_OPEN = { least: 1000, more: 3000 };
/** Milliseconds that a bot gives a partner to say something. */
const LISTENING = 2000;
/** Milliseconds until a bot that could not be asked is asked again. */
const RETRY = 2000;

export class Table {
  kept: Kept;
  private readonly room: Room;
  private game: GameProgress;
  private glass: ViewWriter;
  private readonly seat: number;
  /** Whether anybody looks: nothing goes on by itself where nobody does. */
  private joined = false;
  /** Counts what has happened, so that a thought about something else is known to be old. */
  private turn = 0;
  private thinking = -1;
  /** When the last step was taken, and how long it is to be looked at. */
  private steppedAt = 0;
  private pause = 0;
  /** When the hand was dealt, and how many lines there were by then. */
  private dealt = { at: 0, lines: 0 };
  private readonly phrases = new Phrases();
  private readonly done = new Map<string, number>();

  constructor(kept: Kept, room: Room) {
    this.kept = kept;
    this.room = room;
    this.seat = mySeat(kept.seats);
    this.game = progressOf(kept);
    this.glass = new ViewWriter(this.game, kept.id);
  }

  /** Somebody comes who has events up to `have`. */
  join(have: number): void {
    this.begin();
    this.joined = true;
    const sync = this.glass.sync(this.seat, Math.min(have, this.game.lines.length), null, null);
    this.room.tell([this.about(), sync]);
    this.goOn();
  }

  /** A new table is shown with its first deal. */
  private begin(): void {
    const { rules, state, lines, rejected } = this.game;
    if (lines.length === 1 && !rejected && rules.due(state) !== null) this.chance();
  }

  private chance(): string[] {
    const { rules, state } = this.game;
    return this.take(this.game.chance(drawFromSeed(rules, state, this.kept.seed)));
  }

  leave(): void {
    this.joined = false;
  }

  act(message: ActMessage): void {
    const { id } = message;
    const table = this.kept.id;
    const found = this.judge(message);
    if (typeof found !== 'number') {
      this.room.tell([written({ t: 'error', table, id, seq: this.game.lines.length, ...found })]);
      return;
    }
    const news: string[] = [];
    if (!this.done.has(id)) {
      news.push(...this.take(this.game.move(message.seat, found, this.time())));
      this.done.set(id, this.game.lines.length);
    }
    news.push(written({ t: 'done', table, id, seq: this.done.get(id) ?? 0 }));
    // A roll follows an act of the person's own and is waited for.
    const { rules, state } = this.game;
    if (!this.game.over && ![null, 'deal'].includes(rules.due(state))) news.push(...this.chance());
    this.room.tell(news);
    this.goOn();
  }

  /** Says a phrase of the game; bots hear nothing else. One that is thinking begins anew, as it has not heard it. */
  say({ table, phrase }: SayMessage): void {
    const { seat } = this;
    const fault = seat < 0 ? words.worker.notYourSeat : this.phrases.say(this.game, seat, phrase ?? '');
    if (fault !== null) {
      this.room.tell([written({ t: 'error', code: 'forbidden', table, text: fault })]);
      return;
    }
    this.room.tell([written({ t: 'said', table, seat, name: this.kept.seats[seat].name, phrase })]);
    this.turn++;
    this.goOn();
  }

  /** The move that an act stands for, or why it is not done. */
  private judge({ id, seat, seen, act }: ActMessage): number | Refused {
    const { rules, state, lines } = this.game;
    if (this.done.has(id)) return 0;
    if (seat !== this.seat || seat < 0) return { code: 'not-your-seat', text: words.worker.notYourSeat };
    if (this.game.rejected) return { code: 'refused', text: words.worker.rejected };
    // What others do meanwhile in secret changes nothing for a seat; what they do in the open may.
    const secret = ((rules.actors(state) >> seat) & 1) !== 0 && !rules.inTheOpen(state);
    if (seen !== lines.length && !secret) return { code: 'stale', text: words.worker.stale };
    const found = rules.read(rules.view(state, seat).state, seat, act as Line);
    const rule = 'rule' in found ? found.rule : rules.refuse(state, seat, found.move);
    if (rule !== null) return { code: 'refused', text: rule, rule };
    return (found as { move: number }).move;
  }

  /** Goes back to before one's own last act; the deal stays the same. */
  takeBack(): void {
    const last = this.game.lines.findLastIndex((line) => line.ev === 'act' && line.seat === this.seat);
    // A record that the rules reject is kept as it is.
    if (this.seat < 0 || last < 0 || this.game.rejected) return;
    this.turn++;
    this.done.clear();
    this.thinking = -1;
    this.kept = { ...this.kept, used: this.room.now(), lines: this.game.lines.slice(0, last) };
    this.game = progressOf(this.kept);
    this.glass = new ViewWriter(this.game, this.kept.id);
    this.room.keep(this.kept);
    this.join(0);
  }

  /** One's own view as a question to a bot, or null where one is not to act. */
  question(bot: string, ms?: number): Thought | null {
    const { state, actors } = this.game;
    if (this.seat < 0 || ((actors >> this.seat) & 1) === 0) return null;
    return { ...this.thoughtOf(this.seat, bot, state), ms };
  }

  /** The squares over which an act of one's own takes a piece; none where there is no board, or the act is not legal now. */
  way(act: Act): readonly string[] {
    const { rules, state } = this.game;
    const found = rules.read(state, this.seat, act as Line);
    return 'move' in found ? (rules.way?.(state, found.move) ?? []) : [];
  }

  private thoughtOf(seat: number, bot: string, state: State): Thought {
    const { game, options, seats, seed } = this.kept;
    const view = this.game.rules.view(state, seat).state;
    const heard = this.phrases.heard(this.game);
    const own = `${seed}/bot/${this.turn}/${seat}`;
    return { bot, game, options, players: seats.length, seat, state: view, heard, seed: own };
  }

  /** Takes a step; returns what is to be told of it. */
  private take(step: Step): string[] {
    const from = this.game.lines.length;
    this.game.take(step);
    this.turn++;
    this.steppedAt = this.room.now();
    this.pause = pauseAfter(step.lines);
    if (step.lines.some(({ ev }) => ev === 'deal')) this.dealt = { at: this.steppedAt, lines: from };
    this.kept = { ...this.kept, used: this.steppedAt, lines: [...this.game.lines] };
    this.room.keep(this.kept);
    // Also before anybody looks: the glass tells what has changed since the last step.
    const shown = this.glass.step(from, null, null);
    if (!this.joined) return [];
    return this.game.over ? [shown(this.seat), this.about()] : [shown(this.seat)];
  }

  private about(): string {
    return written({ t: 'table', table: this.kept.id, info: infoOf(this.kept, this.game.rejected) });
  }

  /** Sees to whatever comes next by itself: a deal, or a bot. */
  private goOn(): void {
    const { rules, state } = this.game;
    if (!this.joined || this.game.over || this.game.rejected || this.thinking === this.turn) return;
    const due = rules.due(state) !== null;
    const bots = due ? [] : seatsIn(rules.actors(state)).filter((seat) => seat !== this.seat);
    if (due) this.deal();
    else if (bots.length > 0) this.think(rules.inTheOpen(state) ? this.quickest(bots) : bots[this.turn % bots.length]);
  }

  /** How long a bot waits after the deal where it matters who comes first. */
  private patience(seat: number): number {
    const { least, more } = IN_THE_OPEN;
    return least + new Random(`${this.kept.seed}/patience/${this.dealt.lines}/${seat}`).below(more + 1);
  }

  private quickest(bots: readonly number[]): number {
    return bots.reduce((best, seat) => (this.patience(seat) < this.patience(best) ? seat : best));
  }

  private deal(): void {
    const { rules, state } = this.game;
    const turn = this.turn;
    this.thinking = turn;
    // A deal comes after a hand that is still being looked at.
    this.later(rules.due(state) !== 'deal' ? 0 : PAUSE + this.pause, () => {
      if (turn !== this.turn || !this.joined) this.stopped(turn);
      else this.room.tell(this.chance());
      this.goOn();
    });
  }

  private think(seat: number): void {
    const turn = this.turn;
    this.thinking = turn;
    this.later(BREATH, () => {
      if (turn === this.turn && this.joined) this.ask(seat);
      else this.again(turn);
    });
  }

  private ask(seat: number): void {
    const turn = this.turn;
    const player = this.kept.seats[seat];
    const bot = player.kind === 'bot' ? player.bot : 'simple';
    this.room.choose(this.thoughtOf(seat, bot, this.game.state)).then(
      (move) => {
        const act = (): void => this.botMove(seat, turn, move);
        if (this.game.rules.inTheOpen(this.game.state)) this.later(this.patience(seat), act, this.dealt.at);
        else this.later(PAUSE + this.pause + this.listening(seat), act);
      },
      () => this.room.after(RETRY, () => this.again(turn)),
    );
  }

  /** How much longer a bot waits before the person's first turn of a hand: they may want to say something to it. */
  private listening(seat: number): number {
    const awaited = (this.phrases.awaited(this.game, seat) >> this.seat) & 1;
    const hand = this.game.lines.slice(this.dealt.lines);
    return awaited && !hand.some((line) => line.ev === 'act' && line.seat === this.seat) ? LISTENING : 0;
  }

  private botMove(seat: number, turn: number, move: number): void {
    const { rules, state } = this.game;
    // The person may have acted meanwhile, where several do at once, or have gone: the bot then thinks again.
    if (turn !== this.turn || !this.joined) this.stopped(turn);
    else if (rules.refuse(state, seat, move) === null)
      this.room.tell(this.take(this.game.move(seat, move, this.time())));
    this.goOn();
  }

  /** A bot could not be asked, because its models were not to be had, or has been overtaken: it is asked again. */
  private again(turn: number): void {
    this.stopped(turn);
    this.goOn();
  }

  /** Nothing goes on any more; when somebody comes again, it does. */
  private stopped(turn: number): void {
    if (this.thinking === turn) this.thinking = -1;
  }

  /** Does something so many milliseconds after the last step (or another moment), at the pace that is set. */
  private later(ms: number, work: () => void, since = this.steppedAt): void {
    const wait = ms * this.room.pace() - (this.room.now() - since);
    if (wait > 0) this.room.after(wait, work);
    else work();
  }

  private time(): Line {
    return { at: new Date(this.room.now()).toISOString() };
  }
}

const written = (answer: ServerMessage): string => JSON.stringify(answer);

function pauseAfter(lines: readonly Line[]): number {
  const has = (ev: string): boolean => lines.some((line) => line.ev === ev);
  if (has('score')) return AFTER_HAND;
  return has('trick') ? AFTER_TRICK : 0;
}
