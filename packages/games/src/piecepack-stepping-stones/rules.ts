/**
 * Stepping Stones, a solitaire for the piecepack: rules.md. It has no cards and no tricks, so it
 * implements `Play` itself, like the trick games' `Rules`: a state is one `Int32Array`, mutated by `apply` and copied
 * by `into.set(from)`; chance comes from outside as data; a refusal is the id of a rule.
 */
import type {
  Act,
  EventSink,
  Fault,
  Game,
  Json,
  Line,
  Options,
  Play,
  Random,
  Refusal,
  State,
  View,
} from '@followsuit/engine';
import { seatsIn } from '@followsuit/engine/state';
import {
  actOf,
  DONE,
  FLIP,
  kindNamedBy,
  kindOf,
  MOVE,
  MOVES,
  MOVES_LIMIT,
  moveOf,
  PLACE,
  pieceOf,
  placeOf,
  RESIGN,
  readMove,
  WALK,
} from './acts.ts';
import { type Board, HOME, LARGE, SMALL, shownBy, suitOf } from './board.ts';
import { drawRoll, drawSetup, dueLine, layDice, refuseLine, takeRoll, takeSetup } from './chance.ts';
import { asJson } from './json.ts';
import { Listing } from './listing.ts';
import { Paths } from './moving.ts';
import { acesIn, OPTIONS, PRESETS } from './options.ts';
import type { Position } from './position.ts';
import { Refusing } from './refusing.ts';
import {
  ALLOWED,
  AT,
  isStone,
  laidOut,
  MOVING,
  NUMBERS,
  OVER,
  OWED,
  PART,
  PAWN,
  PHASE,
  PHASES,
  PLACED,
  PLACING,
  POINTS,
  pawnsHome,
  REASON,
  REASONS,
  RESIGNED,
  SETUP,
  STONES,
  TURN,
  WON,
} from './state.ts';
import { SUITS } from './suits.ts';
import { Turns } from './turns.ts';

/** How a game ended, as its `over` line says it. */
export interface Result {
  readonly winners: readonly number[];
  readonly total: readonly number[];
  readonly turns: number;
  readonly reason: string;
}

/** The whole position: nothing is hidden but dice that have not been rolled. Squares are named as in acts. */
export interface PiecepackView extends Position {
  readonly game: string;
  readonly seat: number;
  readonly actors: readonly number[];
}

export const piecepackSteppingStones: Game = {
  id: 'piecepack-stepping-stones',
  name: 'Stepping Stones (piecepack solitaire)',
  pages: ['piecepack-stepping-stones'],
  players: [1],
  options: OPTIONS,
  presets: PRESETS,
  setUp: (_players, options) => new PiecepackRules(options),
};

export class PiecepackRules implements Play {
  readonly game = piecepackSteppingStones;
  readonly options: Options;
  readonly seats = 1;
  readonly sides: readonly (readonly number[])[] = [[0]];
  readonly wins = 'high';
  readonly fields = null;
  readonly board: Board;
  readonly maxMoves = MOVES_LIMIT;
  readonly moveCount = MOVES;
  private readonly aces: number;
  private readonly deadRollLoses: boolean;
  private readonly paths: Paths;
  private readonly refusing: Refusing;
  private readonly listing: Listing;
  private readonly turns: Turns;
  private readonly scratch = new Int32Array(MOVES_LIMIT);

  /** `options` must be complete and valid. */
  constructor(options: Options) {
    this.options = options;
    this.board = options.board === 'large' ? LARGE : SMALL;
    this.aces = acesIn(options);
    this.deadRollLoses = options.deadRoll === 'lose';
    this.paths = new Paths(this.board, String(options.aces).endsWith('stones'));
    this.refusing = new Refusing(this.board, this.paths, options.revealOrder === 'high-to-low');
    this.listing = new Listing(this.board, this.paths, this.refusing);
    this.turns = new Turns(this.paths, options);
  }

  /** A new game, waiting for its tiles or its first roll. */
  start(): State {
    const s = laidOut(this.board);
    if (this.aces > 0) s[PHASE] = SETUP;
    else this.turns.begin(s);
    return s;
  }

  /** The set of seats that may act now. */
  actors(s: State): number {
    return s[PHASE] === PLACING || s[PHASE] === MOVING ? 1 : 0;
  }

  phase(s: State): string {
    return PHASES[s[PHASE]];
  }

  isOver(s: State): boolean {
    return s[PHASE] === OVER;
  }

  rounds(s: State): number {
    return s[PHASE] === OVER ? s[TURN] : Math.max(0, s[TURN] - 1);
  }

  totals(s: State): number[] {
    return [pawnsHome(s)];
  }

  winners(s: State): number {
    return s[PHASE] === OVER && s[REASON] === WON ? 1 : 0;
  }

  due(s: State): 'setup' | 'roll' | null {
    return dueLine(s);
  }

  stream(s: State): string {
    return s[PHASE] === SETUP ? 'setup' : `roll/${s[TURN]}/${s[PART]}`;
  }

  /** Draws the line that is due. */
  draw(s: State, random: Random): Line {
    return s[PHASE] === SETUP ? drawSetup(this.aces, random) : drawRoll(s, random);
  }

  faultIn(s: State, line: Line): Fault | null {
    const turnRule = this.options.rolling === 'together' ? 'PIECEPACK-TURN-3' : 'PIECEPACK-TURN-2';
    const rule = refuseLine(s, line, this.aces, turnRule);
    return rule === null ? null : { rule };
  }

  take(s: State, line: Line): void {
    if (s[PHASE] === SETUP) {
      takeSetup(s, line);
      return;
    }
    takeRoll(s, line);
    this.noteAllowed(s);
  }

  /** Applies the roll that is due, as faces by suit (indexes into `FACES`): for search, which writes no lines. */
  roll(s: State, faces: ArrayLike<number>): void {
    layDice(s, faces);
    this.noteAllowed(s);
  }

  /** For PIECEPACK-END-2. */
  private noteAllowed(s: State): void {
    if (this.deadRollLoses && s[ALLOWED] === 0 && this.listing.uses(s, this.scratch) > 0) s[ALLOWED] = 1;
  }

  /** Writes the moves of the player to `out`, in ascending order, and returns how many there are. */
  moves(s: State, seat: number, out: Int32Array): number {
    if (seat !== 0 || this.actors(s) === 0) return 0;
    let n = s[PHASE] === PLACING ? this.listing.placings(s, out) : this.listing.uses(s, out);
    if (s[PHASE] === MOVING && s[OWED] === 0) out[n++] = moveOf(DONE);
    out[n++] = moveOf(RESIGN);
    return n;
  }

  /** The rule that forbids a move, or null if it may be done. */
  refuse(s: State, seat: number, move: number): string | null {
    return this.closed(s, seat) ?? this.refusing.refuse(s, move);
  }

  /** The rule that forbids acting at all. */
  private closed(s: State, seat: number): string | null {
    if (s[PHASE] === OVER) return 'RECORD-OVER-2';
    return seat === 0 && this.actors(s) !== 0 ? null : 'PIECEPACK-TURN-4';
  }

  /** Does a legal move, and everything that follows from it up to the next choice or roll. */
  apply(s: State, _seat: number, move: number, sink: EventSink | null = null): void {
    const kind = kindOf(move);
    const piece = pieceOf(move);
    const to = placeOf(move);
    if (kind === PLACE) this.place(s, piece, to);
    else if (kind === MOVE) this.moveCoin(s, piece, to);
    else if (kind === FLIP) this.flip(s, piece);
    else if (kind === WALK) this.walk(s, piece, to);
    else if (kind === DONE) this.turns.endPart(s);
    else this.turns.end(s, RESIGNED);
    if (sink !== null && s[PHASE] === OVER) sink.over(s);
  }

  private place(s: State, ace: number, to: number): void {
    s[AT + ace] = to;
    if (++s[PLACED] === this.aces) this.turns.begin(s);
  }

  private moveCoin(s: State, coin: number, to: number): void {
    if (isStone(s, coin)) {
      this.paths.stone(s, coin, s[POINTS + suitOf(coin)]);
      s[POINTS + suitOf(coin)] -= this.paths.cost[to];
    } else s[NUMBERS + shownBy(coin)]--;
    s[AT + coin] = to;
  }

  private flip(s: State, coin: number): void {
    s[STONES] |= 1 << coin;
    s[OWED] &= ~(1 << suitOf(coin));
  }

  private walk(s: State, suit: number, to: number): void {
    this.paths.pawn(s, suit, s[POINTS + suit]);
    s[POINTS + suit] -= this.paths.cost[to];
    s[PAWN + suit] = to;
    if (to === HOME && pawnsHome(s) === SUITS.length) this.turns.end(s, WON);
  }

  /** The squares of one path that a legal move takes its piece along, including the first and the last. */
  way(s: State, move: number): readonly string[] {
    const [kind, piece, to] = [kindOf(move), pieceOf(move), placeOf(move)];
    const { paths, board } = this;
    if (kind !== MOVE && kind !== WALK) return [];
    const places =
      kind === WALK
        ? paths.pawnWay(s, piece, to)
        : isStone(s, piece)
          ? paths.stoneWay(s, piece, to)
          : paths.coinWay(s, piece, to);
    return places.map((place) => board.names[place] ?? '');
  }

  /** The written form of a move. */
  act(_s: State, move: number): Act {
    return actOf(this.board, move);
  }

  /**
   * Reads a seat's written act: returns a legal move, or a refusal. `others` is the number of its fields that are not the act's own
   * (such as `ev` and `seat` on a line of the record).
   */
  read(s: State, seat: number, act: Line, others = 0): { move: number } | Refusal {
    const closed = this.closed(s, seat);
    if (closed !== null) return { rule: closed };
    const kind = kindNamedBy(act.do);
    if (!this.refusing.isOfPhase(s, kind)) return { rule: 'PIECEPACK-TURN-4' };
    const found = readMove(this.board, kind, act, Object.keys(act).length - 1 - others);
    if ('rule' in found) return found;
    const rule = this.refusing.refuse(s, found.move);
    return rule === null ? found : { rule };
  }

  /** How the game ended, or null while it is not over. */
  over(s: State): Result | null {
    if (s[PHASE] !== OVER) return null;
    const winners = s[REASON] === WON ? [0] : [];
    return { winners, total: this.totals(s), turns: s[TURN], reason: REASONS[s[REASON]] };
  }

  /** Only dice that have not been rolled are hidden. */
  view(s: State, seat: number, into?: State): View<PiecepackRules> {
    into?.set(s);
    return { rules: this, seat, state: into ?? s.slice() };
  }

  json(s: State, seat: number): Record<string, Json> {
    const { game, board } = this;
    return { game: game.id, seat, phase: this.phase(s), actors: seatsIn(this.actors(s)), ...asJson(board, s) };
  }

  /** The game has no tricks and no scores before its end. */
  recordWriter(write: (line: Line) => void): EventSink {
    return { trick() {}, score() {}, over: (s) => write({ ev: 'over', ...this.over(s) }) };
  }

  /** One player: the order does not matter. */
  inTheOpen(): boolean {
    return false;
  }

  secret(): boolean {
    return false;
  }
}
