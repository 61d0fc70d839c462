/**
 * A board to try rules on, with acts written as short texts:
 *
 *     const t = table().roll('suns suit moons 0 crowns 4 arms 2').say('move 2s c5', 'flip 2s', 'done');
 *     expect(t.refusal('move 0s c5')).toBe('PIECEPACK-MOVE-5');
 */
import type { Act, Line, Options, State } from '@followsuit/engine';
import { MOVES_LIMIT } from '../acts.ts';
import { COIN_NAMES, HOME, MIDDLE } from '../board.ts';
import { filledIn } from '../options.ts';
import { PiecepackRules } from '../rules.ts';
import { AT, coinsOf, PAWN, PHASE, ROLL, STONES, TURN } from '../state.ts';
import { SUITS } from '../suits.ts';

export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');
const coinOf = (name: string): number => COIN_NAMES.indexOf(name);

export class TestBoard {
  readonly rules: PiecepackRules;
  readonly s: State;

  constructor(options: Options) {
    this.rules = new PiecepackRules(filledIn(options));
    this.s = this.rules.start();
  }

  /** Puts coins on squares. @example t.put('4s a5 3s b5') */
  put(coins: string): this {
    const list = words(coins);
    for (let i = 0; i < list.length; i += 2) this.s[AT + coinOf(list[i])] = this.square(list[i + 1]);
    return this;
  }

  /** Puts a pawn somewhere. */
  pawn(suit: string, to: string): this {
    const place = to === 'home' ? HOME : to === 'middle' ? MIDDLE : this.square(to);
    this.s[PAWN + (SUITS as readonly string[]).indexOf(suit)] = place;
    return this;
  }

  /** Turns coins over. */
  stones(coins: string): this {
    for (const coin of words(coins)) this.s[STONES] |= 1 << coinOf(coin);
    return this;
  }

  /** Turns all coins of suits over and begins the turn anew, as dice belong to parts from its beginning. */
  allStones(suits: string): this {
    for (const suit of words(suits)) this.s[STONES] |= coinsOf((SUITS as readonly string[]).indexOf(suit));
    return this.anew();
  }

  /** Begins the turn that is due anew, after the position was changed. */
  anew(turn = this.s[TURN]): this {
    this.s[PHASE] = ROLL;
    this.s[TURN] = turn - 1;
    (this.rules as unknown as { turns: { begin(s: State): void } }).turns.begin(this.s);
    return this;
  }

  tiles(tiles: string): this {
    return this.take({ ev: 'setup', tiles: words(tiles) });
  }

  /** Rolls the dice that are due; those not named show null. */
  roll(dice = ''): this {
    return this.take({ ev: 'roll', turn: this.s[TURN], dice: this.dice(dice) });
  }

  dice(text: string): Record<string, string> {
    const list = words(text);
    const due = this.rules.draw(this.s, { below: () => 0 } as never).dice as Record<string, string>;
    for (let i = 0; i < list.length; i += 2) due[list[i]] = list[i + 1];
    return due;
  }

  private take(line: Line): this {
    const rule = this.rules.faultIn(this.s, line)?.rule ?? null;
    if (rule !== null) throw new Error(`${JSON.stringify(line)}: ${rule}`);
    this.rules.take(this.s, line);
    return this;
  }

  say(...acts: string[]): this {
    for (const act of acts) {
      const found = this.rules.read(this.s, 0, this.read(act));
      if ('rule' in found) throw new Error(`${act}: ${found.rule}`);
      this.rules.apply(this.s, 0, found.move);
    }
    return this;
  }

  refusal(act: string | Act, seat = 0): string | null {
    const found = this.rules.read(this.s, seat, typeof act === 'string' ? this.read(act) : act);
    return 'rule' in found ? found.rule : null;
  }

  /** The legal acts as short texts; those that begin with `begin`, without it. */
  legal(begin = ''): string[] {
    const out = new Int32Array(MOVES_LIMIT);
    const n = this.rules.moves(this.s, 0, out);
    const all = Array.from(out.subarray(0, n), (move) => Object.values(this.rules.act(this.s, move)).join(' '));
    return all.filter((act) => act.startsWith(begin)).map((act) => act.slice(begin.length).trim());
  }

  /** The squares where a coin may go, in the order of their names. */
  ends(coin: string): string {
    return this.legal(`move ${coin}`).sort().join(' ');
  }

  at(coin: string): string | undefined {
    return this.rules.board.names[this.s[AT + coinOf(coin)]];
  }

  private square(name: string): number {
    const square = this.rules.board.byName.get(name);
    if (square === undefined) throw new Error(`There is no square ${name}.`);
    return square;
  }

  private read(text: string): Act {
    const [name, piece, to] = words(text);
    const act: Record<string, string> = { do: name };
    if (piece !== undefined) act[name === 'walk' ? 'pawn' : 'coin'] = piece;
    if (to !== undefined) act.to = to;
    return act as Act;
  }
}

export const table = (options: Options = {}): TestBoard => new TestBoard(options);
