/**
 * A game for programs that want plain data: acts, views and records are JSON, and chance takes care of itself. Programs that
 * search use `Rules` and raw states instead; `rawOf` (raw.ts) leads from here to there.
 */
import type { Act, Json } from './acts.ts';
import type { Claim, ClaimKind } from './claim.ts';
import type { Options } from './game.ts';
import { BadDeal, GameError, IllegalAct } from './game-error.ts';
import { drawFromSeed, type Line, listMoves, type Play } from './play.ts';
import { handIsSettled, readClaim } from './prover.ts';
import { asTold } from './secrecy.ts';
import { SessionHistory } from './session-history.ts';
import { applyClaim, claimOf } from './settling.ts';
import { type State, seatsIn } from './state.ts';

/** Why an act is rejected. */
export interface Rejected {
  readonly rule: string;
  /** What the rules page says. */
  readonly sentence: string;
}

/** What a session needs besides its rules. */
export interface SessionStart {
  /** All chance comes from it, unless `deals` gives it. */
  readonly seed: string;
  /** The first line of the record; by default one is written. */
  readonly first?: Line;
  /** The names of the seats, for the record. */
  readonly names?: readonly string[];
  /** Deals (in the solitaire: its setup and rolls) to be used in this order, before the seed gives more. */
  readonly deals?: readonly Line[];
  /** Where to begin, if not at the beginning: such a session has no record. */
  readonly state?: State;
  /** The sentences of the rules, by id. */
  readonly sentences?: () => ReadonlyMap<string, string>;
}

/** What the number, the order or the dealer of hands decides, whatever a given deal says. */
const DECIDED = ['ev', 'hand', 'dealer', 'turn'];

export class GameSession<V = Readonly<Record<string, Json>>> {
  readonly rules: Play;
  readonly seed: string;
  private state: State;
  private readonly given: readonly Line[];
  private readonly sentences: () => ReadonlyMap<string, string>;
  private readonly past: SessionHistory;
  /** A buffer for what a seat may see. */
  private readonly seen: State;

  /** Games have a `create` that makes sessions. @example const game = coralon.create({ players: 4, seed: 'any text' }); */
  constructor(rules: Play, { seed, first, names, deals = [], state, sentences = () => new Map() }: SessionStart) {
    this.rules = rules;
    this.seed = seed;
    this.given = deals;
    this.sentences = sentences;
    this.seen = rules.start();
    const began = state?.slice() ?? null;
    this.past = first
      ? new SessionHistory(rules, first, began)
      : SessionHistory.of(rules, names, deals.length > 0 ? null : seed, began);
    this.state = this.past.beginning();
    this.advance();
  }

  /** A session that goes on where a valid record stops; its lines stay as they are. */
  static restore<V>(rules: Play, lines: readonly Line[], start: SessionStart): GameSession<V> {
    const deals = lines.filter(({ ev }) => ev === 'deal' || ev === 'setup' || ev === 'roll');
    const session = new GameSession<V>(rules, { ...start, first: lines[0], deals });
    for (const line of lines) {
      if (line.ev === 'claim') session.take(claimOf(rules, line));
      if (line.ev !== 'act') continue;
      const others = 2 + Number('at' in line) + Number('ms' in line);
      const found = rules.read(session.state, Number(line.seat), line, others);
      if ('rule' in found) throw new IllegalAct(found.rule, session.sentenceOf(found.rule));
      session.apply(Number(line.seat), found.move);
    }
    session.past.keep(lines);
    return session;
  }

  /** The id of the game. */
  get game(): string {
    return this.rules.game.id;
  }

  get players(): number {
    return this.rules.seats;
  }

  /** Every option, defaults filled in. */
  get options(): Options {
    return this.rules.options;
  }

  /** The seats that score together. @example [[0, 2], [1, 3]] */
  get sides(): readonly (readonly number[])[] {
    return this.rules.sides;
  }

  /** The part of the hand that is being played. @example 'bid' */
  get phase(): string {
    return this.rules.phase(this.state);
  }

  /** The seats that may act now; empty when the game is over. @example const [seat] = game.actors; */
  get actors(): number[] {
    return seatsIn(this.rules.actors(this.state));
  }

  get isOver(): boolean {
    return this.rules.isOver(this.state);
  }

  /** The winning seats, once the game is over; none if a solitaire is lost. */
  get winners(): number[] {
    return seatsIn(this.rules.winners(this.state));
  }

  /** Whether the highest total wins, or the lowest, as in Hearts: points then count against a side. */
  get wins(): 'high' | 'low' {
    return this.rules.wins;
  }

  /** The total of each side, in the order of `sides`. */
  get scores(): number[] {
    return this.rules.totals(this.state);
  }

  /** Hands that are finished; in the solitaire, turns. */
  get hands(): number {
    return this.rules.rounds(this.state);
  }

  /** How many acts have been made. */
  get length(): number {
    return this.past.length;
  }

  /** What a seat may do now; nothing if it is not to act. @example game.act(seat, game.legalActs(seat)[0]); */
  legalActs(seat: number): Act[] {
    return Array.from(this.legalMoves(seat), (move) => this.rules.act(this.state, move));
  }

  /** The same as numbers, which `move` takes: for programs in a hurry. */
  legalMoves(seat: number): Int32Array {
    this.mustBeSeat(seat);
    if (((this.rules.actors(this.state) >> seat) & 1) === 0) return new Int32Array(0);
    return listMoves(this.rules, this.state, seat);
  }

  /** Why the rules reject an act, or null if it is legal. @example game.rejected(0, { do: 'pass' })?.rule */
  rejected(seat: number, act: Act): Rejected | null {
    const found = this.read(seat, act);
    return 'rule' in found ? { rule: found.rule, sentence: this.sentenceOf(found.rule) } : null;
  }

  /**
   * Does an act, and everything that follows from it up to the next choice. Throws an `IllegalAct` if the rules reject it;
   * then nothing has changed.
   *
   * @example game.act(1, { do: 'bid', tricks: 4 });
   */
  act(seat: number, act: Act): void {
    const found = this.read(seat, act);
    if ('rule' in found) throw new IllegalAct(found.rule, this.sentenceOf(found.rule));
    this.apply(seat, found.move);
  }

  /** Does a move of `legalMoves`. */
  move(seat: number, move: number): void {
    this.mustBeSeat(seat);
    const rule = this.rules.refuse(this.state, seat, move);
    if (rule !== null) throw new IllegalAct(rule, this.sentenceOf(rule));
    this.apply(seat, move);
  }

  /** Whether nothing can change the score of this hand any more, by what everybody knows: then any seat may settle it. */
  get isSettled(): boolean {
    return handIsSettled(this.rules.view(this.state, -1));
  }

  /**
   * Ends a hand whose score cannot change any more: settles it, concedes, or claims the rest with all own cards in an order. Throws an
   * `IllegalAct` if that cannot be proved.
   *
   * @example if (game.isSettled) game.claim(0, 'settle');
   */
  claim(seat: number, kind: ClaimKind, cards?: readonly string[]): void {
    this.mustBeSeat(seat);
    const claim = readClaim(this.rules, this.state, seat, kind, cards);
    if ('rule' in claim) throw new IllegalAct(claim.rule, claim.detail ?? claim.rule);
    this.take(claim);
  }

  /** Takes back the last act, and what followed from it; false if there is none. */
  undo(): boolean {
    if (this.past.length === 0) return false;
    this.state = this.past.undo();
    return true;
  }

  /** A copy that can be played on by itself. */
  clone(): GameSession<V> {
    const copy: GameSession<V> = Object.create(GameSession.prototype);
    return Object.assign(copy, this, {
      state: this.state.slice(),
      seen: this.seen.slice(),
      past: this.past.clone(),
    });
  }

  /** What a seat may know (−1: a spectator): hidden cards are null. @example game.view(0).hold[0] */
  view(seat: number): V {
    if (seat !== -1) this.mustBeSeat(seat);
    return this.rules.json(this.state, seat) as V;
  }

  /** The game so far as a record, with everything that is hidden from seats: docs/record.md. */
  record(): Line[] {
    return [...this.past.record().lines];
  }

  /** The record as a seat (−1: a spectator) may know it: without the cards of deals and the secret acts of others. */
  recordFor(seat: number): Line[] {
    if (seat !== -1) this.mustBeSeat(seat);
    const bit = seat < 0 ? this.players : seat;
    const { lines, secrets } = this.past.record();
    return lines
      .map((line, i) => asTold(line, ((secrets[i] >> bit) & 1) !== 0))
      .map((line) => (line.ev === 'game' ? { ...line, seed: null } : line));
  }

  /** The state itself, valid until the next change; not to be written to. */
  peek(): Readonly<State> {
    return this.state;
  }

  /** A copy of the state; see `rawOf`. */
  copyState(): State {
    return this.state.slice();
  }

  private apply(seat: number, move: number): void {
    this.past.add(seat, move);
    this.rules.apply(this.state, seat, move);
    this.goOn();
  }

  private take(claim: Claim): void {
    this.past.claim(claim);
    applyClaim(this.rules, this.state, claim);
    this.goOn();
  }

  /** Takes chance after an act; takes the act back if a given deal is bad. */
  private goOn(): void {
    try {
      this.advance();
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  /** Read against the seat's own view, so that not even a rejection reveals anything else. */
  private read(seat: number, act: Act): { move: number } | { rule: string } {
    this.mustBeSeat(seat);
    if (typeof act !== 'object' || act === null || Array.isArray(act)) return { rule: 'RECORD-ACT-1' };
    this.rules.view(this.state, seat, this.seen);
    const found = this.rules.read(this.seen, seat, act);
    if ('rule' in found) return found;
    const rule = this.rules.refuse(this.state, seat, found.move);
    return rule === null ? found : { rule };
  }

  /** Takes chance until a seat is to act. */
  private advance(): void {
    while (this.rules.due(this.state) !== null) {
      const line = this.nextChance();
      this.past.chances.push(line);
      this.rules.take(this.state, line);
    }
  }

  private nextChance(): Line {
    const drawn = drawFromSeed(this.rules, this.state, this.seed);
    const given = this.given[this.past.chances.length];
    if (given === undefined) return drawn;
    if (given.ev !== undefined && given.ev !== drawn.ev)
      throw new BadDeal(`A ${drawn.ev} is due, and a ${given.ev} was given.`);
    const decided = DECIDED.filter((name) => name in drawn).map((name) => [name, drawn[name]]);
    const line: Line = { ...drawn, ...given, ...Object.fromEntries(decided) };
    const fault = this.rules.faultIn(this.state, line);
    if (fault)
      throw new BadDeal(
        `A given ${drawn.ev} breaks ${fault.rule}: ${fault.detail ?? this.sentenceOf(fault.rule)}`,
        fault.rule,
      );
    return line;
  }

  private sentenceOf(rule: string): string {
    return this.sentences().get(rule) ?? rule;
  }

  private mustBeSeat(seat: number): void {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.players) return;
    throw new GameError('no-such-seat', `There is no seat ${seat}; seats are numbered from 0 to ${this.players - 1}.`);
  }
}
