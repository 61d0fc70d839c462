/**
 * Adds this browser's randomness to the draw of seats and to every deal of a table, and watches that the server keeps its
 * pledges. It reads the messages of the server before the model takes them. What can be checked only when the secrets are published
 * is in `fair-check.ts`.
 */
import type { Json, Line } from '@followsuit/engine';
import type { ClientMessage, Pledge, ServerMessage } from '@followsuit/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { type FairNote, type FairNotes, readFairNotes, withNote, writeFairNotes } from './fair-notes.ts';

type Fields = Readonly<Record<string, Json>>;
type Game = Extract<ServerMessage, { t: 'sync' | 'step' }>;

const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class FairKeeper {
  private readonly table: string;
  private readonly send: (message: ClientMessage) => void;
  private readonly known = signal<FairNotes>({ person: null, chances: {} });
  private seat = -1;
  /** Whether this connection saw the table before its game: then it must see the pledge for the draw of seats as well. */
  private sawWaiting = false;
  /** The people at the seats before the draw, by name; null for a bot. */
  private before: readonly (string | null)[] | null = null;
  /** Chances to which this connection has given. */
  private readonly gave = new Set<number>();
  /** The act that was sent last, and the parts that were sent before it and not yet answered. */
  private act: { readonly id: string; readonly before: readonly number[] } | null = null;

  constructor(table: string, send: (message: ClientMessage) => void) {
    this.table = table;
    this.send = send;
  }

  get notes(): ReadonlySignal<FairNotes> {
    return this.known;
  }

  /** A connection of a person. */
  open(person: string | null): void {
    const stored = readFairNotes(this.table);
    const kept = this.known.peek();
    const notes = kept.person === person && Object.keys(kept.chances).length > 0 ? kept : stored;
    this.known.value = notes?.person === person ? notes : { person, chances: {} };
    this.lost(); // what the last page sent may not have arrived
    this.sawWaiting = false;
  }

  /** The connection is lost: nobody knows whether what was sent has arrived. */
  lost(): void {
    this.gave.clear();
    this.act = null;
    this.settle(this.unanswered(), 'lost');
  }

  /** The player acts. The server answers in order: with the act's answer, it has answered every part before it. */
  acted(id: string): void {
    this.act = { id, before: this.unanswered() };
  }

  hear(answer: ServerMessage): void {
    if (answer.t === 'table') this.takeInfo(answer.info);
    else if (answer.t === 'sync' || answer.t === 'step') this.takeGame(answer);
    else if (answer.t === 'given') {
      if (this.note(answer.n)) this.change(answer.n, { kept: answer.random, state: undefined });
    } else if (answer.t === 'error' && answer.n !== undefined && answer.code === 'too-late')
      this.settle([answer.n], 'late');
    else if (answer.t === 'done' && answer.id === this.act?.id) {
      this.settle(this.act.before, 'ignored');
      this.act = null;
    }
  }

  private takeInfo({ stage, draw, seats }: Extract<ServerMessage, { t: 'table' }>['info']): void {
    if (stage === 'waiting') this.sawWaiting = true;
    // Before the game no client knows its seat; the server ignores what spectators give.
    if (draw) {
      this.before = seats.map(({ kind, name }) => (kind === 'person' ? name : null));
      this.take(draw);
      this.give(draw.n);
    }
    if (stage === 'over') this.settle(this.unanswered(), 'ignored');
  }

  private takeGame(answer: Game): void {
    if (answer.t === 'sync') this.seat = answer.seat;
    const first = answer.seq - answer.events.length;
    for (const [i, line] of answer.events.entries()) this.takeChance(line, answer, first + i);
    if (!answer.pledge) return;
    this.take(answer.pledge);
    if (this.seat >= 0) this.give(answer.pledge.n);
  }

  /** A pledge is shown. */
  private take({ n, hash }: Pledge): void {
    const note = this.note(n);
    if (!note) this.change(n, { hash });
    else if (note.hash !== hash) this.change(n, { other: hash });
  }

  /** Gives once to each chance, and the same after a lost connection. */
  private give(n: number): void {
    const note = this.note(n);
    if (!note || this.gave.has(n)) return;
    this.gave.add(n);
    // Another window of this browser may have given already.
    const stored = readFairNotes(this.table);
    const other = stored?.person === this.known.peek().person ? stored?.chances[n]?.random : undefined;
    const random = note.random ?? other ?? randomPart();
    this.change(n, { random, state: 'sent' });
    this.send({ t: 'give', table: this.table, n, random });
  }

  /** An event may be a chance; line 0 may tell of the draw of seats. */
  private takeChance(line: Line, answer: Game, at: number): void {
    const fair = at === 0 ? line.draw : line.fair;
    if (!isFields(fair) || typeof fair.n !== 'number') return;
    const known = this.note(fair.n);
    const isLive = answer.t === 'step' || (at === 0 && this.sawWaiting);
    if (known?.dealt || (!known && !isLive)) return;
    const seat = this.seat >= 0 && Array.isArray(fair.order) ? Number(fair.order[this.seat]) : this.seat;
    const given = isFields(fair.given) ? fair.given[seat] : undefined;
    // Whoever has left the seat is not told which part counts.
    const part = seat < 0 ? known?.random : given;
    const isLast = at === answer.seq - 1 && answer.t === 'step';
    const hold = isLast && Array.isArray(answer.view.hold) ? answer.view.hold[this.seat] : undefined;
    const hand = line.hand ?? line.turn;
    this.change(fair.n, {
      hash: known ? known.hash : null,
      dealt: {
        hash: String(fair.hash),
        part: typeof part === 'string' ? part : null,
        seat,
        own: this.seat,
        ...(at === 0 && this.hasMoved(line, fair.order) ? { moved: true as const } : {}),
        ev: at === 0 ? 'draw' : String(line.ev),
        hand: typeof hand === 'number' ? hand : null,
        ...(hold ? { seq: answer.seq, cards: JSON.stringify(hold) } : {}),
      },
    });
  }

  /** Whether the seats are not those that the order makes of the seats before the draw. */
  private hasMoved({ seats }: Line, order: Json | undefined): boolean {
    const { before } = this;
    if (!before || !Array.isArray(order) || !Array.isArray(seats)) return false;
    return seats.some((name, i) => (before[Number(order[i])] ?? name) !== name);
  }

  private note(n: number): FairNote | undefined {
    return this.known.peek().chances[n];
  }

  private unanswered(): number[] {
    const { chances } = this.known.peek();
    return Object.keys(chances).flatMap((n) => (chances[n].state === 'sent' ? [Number(n)] : []));
  }

  private settle(numbers: readonly number[], state: FairNote['state']): void {
    for (const n of numbers) if (this.note(n)?.state === 'sent') this.change(n, { state });
  }

  private change(n: number, more: Partial<FairNote>): void {
    const { person, chances } = this.known.peek();
    this.known.value = { person, chances: withNote(chances, n, { ...(chances[n] ?? { hash: null }), ...more }) };
    writeFairNotes(this.table, this.known.value);
  }
}
