/**
 * `Rules` is a game set up for its players and options: the one way to play it, for tables, records and search alike.
 * `apply` mutates a state; `into.set(from)` copies one; nothing here allocates while cards are played.
 */
import { type Act, type Json, readPlay, Ways } from './acts.ts';
import { bitOf, NONE, SUITS, suitOf } from './cards.ts';
import { fieldsOf } from './change.ts';
import { compileTricks, situation } from './compile.ts';
import { addToHolding, dealFrom, dealLine, faultInDeal, mostHeld, readDeal } from './deal.ts';
import { type Deal, type Design, isTricks, type Options, type Phase, type Tricks, turnRule } from './game.ts';
import { endHand } from './hand-end.ts';
import { settingsOf } from './knobs.ts';
import { faultInPlayers } from './options.ts';
import type { EventSink, Fault, Fields, Line, Play, Refusal } from './play.ts';
import type { Random } from './random.ts';
import { RecordWriter } from './record.ts';
import { Restrictions } from './restrictions.ts';
import {
  ACTORS,
  ASKED,
  CARDS,
  DEALER,
  DEALING,
  HAND,
  HELD,
  HOLD,
  KEY,
  LEADER,
  LEADERS,
  LED,
  nextSeat,
  OPEN,
  OUT,
  OVER,
  PHASE,
  PLAYS,
  POINTS,
  SIZE,
  STOCK,
  STOP,
  type State,
  TAKEN,
  TOTAL,
  TRICK,
  TURN,
  VOID,
  WINNERS,
} from './state.ts';
import type { TrickGame } from './trick-game.ts';
import { type View, viewAsJson, viewOf } from './view.ts';

export class Rules implements Play {
  readonly game: TrickGame;
  readonly options: Options;
  readonly design: Design;
  /** The offsets of the game's own fields in the state, by name. */
  readonly at: Readonly<Record<string, number>>;
  /** The number of seats. */
  readonly seats: number;
  readonly sides: Design['sides'];
  readonly wins: 'high' | 'low';
  readonly fields: Fields;
  readonly phrases: Design['phrases'];
  readonly maxMoves: number;
  /** The index of the tricks among the phases. */
  readonly tricks: number;
  private readonly phases: readonly Omit<Phase, 'ways'>[];
  private readonly ways: readonly Ways[];
  /** By situation and card: its strength in the trick. */
  readonly strength: Uint8Array;
  /** By situation and card: the key after this card. */
  readonly afterCard: Uint8Array;
  /** Whether cards that are not led can change the key. */
  readonly turning: boolean;
  /** By key and trick number: the key after this trick. */
  readonly afterTrick: Uint8Array;
  /** By key and card: its worth to the seat that takes it; empty if no card has any. */
  readonly worth: Int16Array;
  /** By key and card: the suit that the card counts as. */
  readonly countsAs: Uint8Array;
  private readonly suits: Int8Array;
  private readonly restrictions: Restrictions;
  private readonly trickPhase: Tricks<string>;
  /** What the game does with a finished trick, if anything. */
  readonly taken: ((s: State, taker: number) => boolean) | null;

  /** `options` must be complete and valid: see `chosen`. */
  constructor(game: TrickGame, seats: number, options: Options) {
    // Too few or too many cards for the seats would make hands that never end.
    const fault = faultInPlayers(game, seats);
    if (fault !== null) throw new Error(fault);
    const design = game.design(seats, settingsOf(game, seats, options));
    this.game = game;
    this.options = options;
    this.design = design;
    this.at = design.layout.at;
    this.seats = seats;
    this.sides = design.sides;
    this.wins = design.wins ?? 'high';
    this.phrases = design.phrases;
    this.fields = fieldsOf(this);
    this.phases = design.phases;
    this.tricks = design.phases.findIndex(isTricks);
    const tricks = design.phases[this.tricks];
    if (tricks === undefined || !isTricks(tricks))
      throw new Error(`${game.id} has no phase in which tricks are played`);
    this.ways = design.phases.map((phase) => new Ways(isTricks(phase) ? [] : phase.ways));
    const most = mostHeld(design, seats);
    this.maxMoves = Math.max(most, ...this.ways.map((ways) => ways.most(most)));
    const tables = compileTricks(design.deck, tricks);
    this.strength = tables.strength;
    this.afterCard = tables.afterCard;
    this.turning = tables.turning;
    this.afterTrick = tables.afterTrick;
    this.worth = tables.worth;
    this.countsAs = tables.countsAs;
    this.suits = tables.suits;
    this.restrictions = new Restrictions(tables, tricks.restrictions, design.deck);
    this.trickPhase = tricks;
    this.taken = tricks.taken ?? null;
  }

  /** A new game, waiting for its first deal. */
  start(): State {
    const s = new Int32Array(this.design.layout.size);
    for (const { at, size, start } of this.design.layout.fields) s.fill(start, at, at + size);
    s.fill(this.design.startTotal ?? 0, TOTAL, TOTAL + this.design.sides.length);
    return s;
  }

  /** The set of seats that may act now. */
  actors(s: State): number {
    return s[TURN] >= 0 ? 1 << s[TURN] : s[ACTORS];
  }

  /** The name of the current phase. */
  phase(s: State): string {
    return s[PHASE] === DEALING ? 'deal' : s[PHASE] === OVER ? 'over' : this.phases[s[PHASE]].name;
  }

  isOver(s: State): boolean {
    return s[PHASE] === OVER;
  }

  rounds(s: State): number {
    return s[PHASE] < 0 ? s[HAND] : s[HAND] - 1;
  }

  totals(s: State): number[] {
    return [...s.subarray(TOTAL, TOTAL + this.sides.length)];
  }

  winners(s: State): number {
    return s[WINNERS];
  }

  due(s: State): 'deal' | null {
    return s[PHASE] === DEALING ? 'deal' : null;
  }

  stream(s: State): string {
    return `deal/${s[HAND] + 1}`;
  }

  draw(s: State, random: Random): Line {
    return dealLine(this, s, dealFrom(this, s, random));
  }

  faultIn(s: State, line: Line): Fault | null {
    return faultInDeal(this, s, line);
  }

  take(s: State, line: Line, sink: EventSink | null = null): void {
    this.deal(s, readDeal(this, line) as Deal, sink);
  }

  secret(s: State, move: number): boolean {
    if (s[PHASE] < 0 || s[PHASE] === this.tricks || this.inTheOpen(s)) return false;
    return s[TURN] < 0 || this.ways[s[PHASE]].isSecret(move);
  }

  inTheOpen(s: State): boolean {
    return this.phases[s[PHASE]]?.open === true;
  }

  view(s: State, seat: number, into?: State): View {
    return viewOf(this, s, seat, into);
  }

  json(s: State, seat: number): Record<string, Json> {
    return viewAsJson(viewOf(this, s, seat));
  }

  recordWriter(write: (line: Line) => void): RecordWriter {
    return new RecordWriter(this, write);
  }

  /** The dealer (or first seat) of the next hand. */
  nextDealer(s: State): number {
    if (s[HAND] === 0) return 0;
    return this.design.nextDealer?.(s) ?? (s[DEALER] + 1) % this.seats;
  }

  /** Applies a deal that `checkDeal` has accepted, and begins the hand. */
  deal(s: State, { hands, stock, open }: Deal, sink: EventSink | null = null): void {
    const dealer = this.nextDealer(s);
    for (const { at, size, start, lasting } of this.design.layout.fields) if (!lasting) s.fill(start, at, at + size);
    s[HAND]++;
    s[DEALER] = dealer;
    s[KEY] = this.trickPhase.key.start;
    s[OPEN] = open;
    for (let seat = 0; seat < this.seats; seat++) for (const card of hands[seat]) addToHolding(s, seat, card);
    for (const card of stock) s[STOCK + suitOf(card)] |= bitOf(card);
    this.advance(s, sink);
  }

  /**
   * Writes the moves of a seat that is to act to `out`, in canonical order, and returns how many there are.
   *
   * @example const n = rules.moves(s, seat, out); rules.apply(s, seat, out[random.below(n)]);
   */
  moves(s: State, seat: number, out: Int32Array): number {
    if (s[PHASE] === this.tricks) return this.cards(s, seat, out);
    return s[PHASE] < 0 ? 0 : this.ways[s[PHASE]].moves(s, seat, out);
  }

  /** `moves` during the tricks: the innermost loop of search. */
  cards(s: State, seat: number, out: Int32Array): number {
    const set = s[ASKED];
    if (set < 0) return this.restrictions.list(s, seat, out);
    let suits = s[HELD + seat];
    if ((suits & set) !== 0) suits &= set;
    const hold = HOLD + seat * SUITS;
    let n = 0;
    while (suits !== 0) {
      const suit = 31 - Math.clz32(suits & -suits);
      suits &= suits - 1;
      let ranks = s[hold + suit];
      while (ranks !== 0) {
        out[n++] = (suit << 4) | (31 - Math.clz32(ranks & -ranks));
        ranks &= ranks - 1;
      }
    }
    return n;
  }

  /** The rule that forbids a move, or null if it may be done. */
  refuse(s: State, seat: number, move: number): string | null {
    if (s[PHASE] < 0) return s[PHASE] === OVER ? 'RECORD-OVER-2' : 'RECORD-DEAL-1';
    const phase = this.phases[s[PHASE]];
    if (((this.actors(s) >> seat) & 1) === 0) return turnRule(phase, s, seat);
    if (s[PHASE] !== this.tricks) return this.ways[s[PHASE]].refuse(s, seat, move);
    if ((s[HOLD + seat * SUITS + suitOf(move)] & bitOf(move)) === 0) return this.trickPhase.holdRule;
    return this.restrictions.refuse(s, seat, move);
  }

  /** Does a legal move, and everything that follows from it up to the next choice or deal. */
  apply(s: State, seat: number, move: number, sink: EventSink | null = null): void {
    if (s[PHASE] === this.tricks) {
      this.play(s, move, sink);
      return;
    }
    this.ways[s[PHASE]].apply(s, seat, move);
    if (s[TURN] < 0 && s[ACTORS] === 0) this.advance(s, sink);
  }

  /** `apply` during the tricks: a legal card of the seat whose turn it is. */
  play(s: State, card: number, sink: EventSink | null): void {
    const seat = s[TURN];
    const plays = s[PLAYS];
    const suit = card >> 4;
    const led = s[LED];
    const asked = s[ASKED];
    if (((asked >> suit) & 1) === 0) s[VOID + seat] |= asked;
    else if (asked < 0) this.restrictions.prove(s, seat, card);

    const hold = HOLD + seat * SUITS + suit;
    const left = s[hold] ^ (1 << (card & 15));
    s[hold] = left;
    if (left === 0) s[HELD + seat] ^= 1 << suit;
    s[CARDS + plays] = card;
    s[PLAYS] = plays + 1;
    if (led === NONE || this.turning) this.turn(s, card, led);
    if (plays + 1 === s[STOP]) this.finishTrick(s, sink);
    else if (s[OUT] === 0) s[TURN] = seat + 1 === this.seats ? 0 : seat + 1;
    else s[TURN] = nextSeat(s, seat, this.seats);
  }

  /** A lead, and in some games any card, may change the key. */
  private turn(s: State, card: number, led: number): void {
    const key = this.afterCard[(situation(s[KEY], led) << 7) | card];
    if (led === NONE) this.turnKey(s, key, this.countsAs[(key << 7) | card]);
    else if (key !== s[KEY]) this.turnKey(s, key, led);
  }

  /** Sets the key and the led suit, and with them the suits required from now on. */
  private turnKey(s: State, key: number, led: number): void {
    s[KEY] = key;
    s[LED] = led;
    s[ASKED] = this.suits[situation(key, led)];
  }

  private finishTrick(s: State, sink: EventSink | null): void {
    const n = s[TRICK];
    const size = s[SIZE];
    const first = CARDS + s[STOP] - size;
    const strengths = this.strength;
    const base = situation(s[KEY], s[LED]) << 7;
    const counting = this.worth.length > 0;
    const worths = s[KEY] << 7;
    let best = 0;
    let winner = 0;
    let points = 0;
    for (let i = 0; i < size; i++) {
      const card = s[first + i];
      const strength = strengths[base | card];
      if (counting) points += this.worth[worths | card];
      if (strength > best) {
        best = strength;
        winner = i;
      }
    }
    let taker = s[LEADER] + winner;
    if (s[OUT] === 0) taker = taker >= this.seats ? taker - this.seats : taker;
    else for (taker = s[LEADER]; winner > 0; winner--) taker = nextSeat(s, taker, this.seats);
    s[TAKEN + taker]++;
    s[POINTS + taker] += points;
    const ends = this.taken === null ? false : this.taken(s, taker);
    if (sink !== null) sink.trick(s, taker);
    this.turnKey(s, this.afterTrick[(s[KEY] << 5) | (n + 1)], NONE);
    s[TRICK] = n + 1;
    s[LEADER] = taker;
    s[STOP] += size;
    if (ends || s[HELD + taker] === 0) {
      s[TURN] = -1;
      this.advance(s, sink);
      return;
    }
    s[LEADERS + n + 1] = taker;
    s[TURN] = taker;
  }

  /** Advances to the next phase in which a seat is to act, or to the end of the hand. */
  private advance(s: State, sink: EventSink | null): void {
    while (++s[PHASE] < this.phases.length) {
      this.phases[s[PHASE]].enter(s);
      if (s[PHASE] === this.tricks) {
        s[LEADER] = s[TURN];
        s[LEADERS] = s[TURN];
        s[ASKED] = this.suits[situation(s[KEY], NONE)];
        s[SIZE] = this.seats;
        for (let out = s[OUT]; out !== 0; out &= out - 1) s[SIZE]--;
        s[STOP] = s[SIZE];
        const card = this.trickPhase.opensWith?.(s) ?? -1;
        if (card >= 0) this.play(s, card, sink);
      }
      if (s[TURN] >= 0 || s[ACTORS] !== 0) return;
    }
    endHand(this, s, sink);
  }

  /**
   * The strength of a card in the current trick once `played` is there too: that may change the key and, if nothing is
   * led yet, leads its suit. The stronger card wins; 0 never takes the trick.
   *
   * @example rules.strengthOf(s, mine) > rules.strengthOf(s, theirs, mine) // mine would beat theirs
   */
  strengthOf(s: State, card: number, played: number = card): number {
    const key = this.afterCard[(situation(s[KEY], s[LED]) << 7) | played];
    const led = s[LED] === NONE ? this.countsAs[(key << 7) | played] : s[LED];
    return this.strength[(situation(key, led) << 7) | card];
  }

  /** The written form of a move in the current phase. */
  act(s: State, move: number): Act {
    if (s[PHASE] === this.tricks) return { do: 'play', card: this.design.deck.codes[move] };
    return this.ways[s[PHASE]].act(move);
  }

  /**
   * Reads a seat's written act: returns a legal move, or a refusal. `others` is the number of its fields that are not the act's
   * own (such as `ev` and `seat` on a line of the record).
   */
  read(s: State, seat: number, act: Line, others = 0): { move: number } | Refusal {
    if (s[PHASE] < 0) return { rule: this.refuse(s, seat, 0) as string };
    const phase = this.phases[s[PHASE]];
    if (((this.actors(s) >> seat) & 1) === 0) return { rule: turnRule(phase, s, seat, act.do) };
    const size = Object.keys(act).length - 1 - others;
    const found =
      s[PHASE] === this.tricks
        ? readPlay(act, size, this.design.deck, this.trickPhase.holdRule)
        : this.ways[s[PHASE]].move(act, size);
    if (found === null) return { rule: phase.rule };
    if ('rule' in found) return found;
    const rule = this.refuse(s, seat, found.move);
    return rule === null ? found : { rule };
  }
}
