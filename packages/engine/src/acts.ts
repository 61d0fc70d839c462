/**
 * An act is what a seat does, as JSON (`{"do":"bid","tricks":4}`); a move is the same act as a small integer. Every
 * argument has finitely many values (domains.ts), so all acts of a phase can be counted, listed, and turned into moves and
 * back. In the tricks a move is a card number; in the other phases it is an index into the values, even if these are cards.
 */
import { type Deck, listCards, SUITS } from './cards.ts';
import type { Domain } from './domains.ts';
import { HOLD, type State } from './state.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** An act in its written form: `do`, then the arguments in the order of the rules page. */
export type Act = { readonly do: string; readonly [argument: string]: Json };

/** The most arguments of a way to act. */
const ARGS = 4;

/** Reads or changes a state with the codes of up to four arguments. */
type Handler<T> = (s: State, seat: number, a: number, b: number, c: number, d: number) => T;

/** A way to act in a phase. */
export interface Way {
  readonly do: string;
  readonly args: readonly { readonly name: string; readonly domain: Domain; readonly rule: string }[];
  /** The rule that forbids it now, or null. Called only on the seat's turn. */
  readonly refuse: Handler<string | null>;
  readonly apply: Handler<void>;
  /** True if the other seats learn only that the seat has acted, not how. */
  readonly secret: boolean;
  /** The number of its moves. */
  readonly size: number;
}

/**
 * Defines a way to act: its name, its arguments (each with its values and the rule that a wrong value breaks), its effect, when
 * it is refused, and whether it is secret. If several seats act at once and the phase is not `open`, every act is secret.
 *
 * @example way('bid', { tricks: [whole(2, 13), 'CORALON-BID-3'] }, (s, seat, n) => { … }, (s, seat, n) => null)
 */
export function way(
  name: string,
  args: Record<string, readonly [Domain, string]>,
  apply: Way['apply'],
  refuse: Way['refuse'] = () => null,
  { secret = false }: { readonly secret?: boolean } = {},
): Way {
  const list = Object.entries(args).map(([key, [values, rule]]) => ({ name: key, domain: values, rule }));
  if (list.length > ARGS) throw new Error(`${name} has more than ${ARGS} arguments`);
  const size = list.reduce((product, { domain }) => product * domain.size, 1);
  return { do: name, args: list, refuse, apply, secret, size };
}

/** All ways to act in a phase, with their moves numbered one after another. */
export class Ways {
  readonly list: readonly Way[];
  readonly size: number;
  private readonly first: readonly number[];
  /** The indexes, among their values, of the arguments of the last move. */
  private readonly places = new Int32Array(ARGS);
  /** The cards of the last seat; which of them are picked, by index and as cards. */
  private readonly held = new Int32Array(SUITS << 4);
  private readonly picks = new Int32Array(SUITS << 4);
  private readonly chosen = new Int32Array(SUITS << 4);

  constructor(list: readonly Way[]) {
    this.list = list;
    let next = 0;
    this.first = list.map(({ size }) => {
      next += size;
      return next - size;
    });
    this.size = next;
  }

  /** The most moves that a seat with at most this many cards can have at once. */
  most(cards: number): number {
    const count = ({ size, held }: Domain): number => (held === undefined ? size : choices(cards, held));
    return this.list.reduce((sum, { args }) => sum + args.reduce((all, arg) => all * count(arg.domain), 1), 0);
  }

  /** The act of a move. */
  act(move: number): Act {
    const found = this.find(move);
    const act: Record<string, Json> = { do: found.do };
    for (const [i, { name, domain: values }] of found.args.entries()) {
      const value = values.value(this.places[i]);
      if (value !== undefined) act[name] = value;
    }
    return act as Act;
  }

  /** The rule that forbids a move now, or null. */
  refuse(s: State, seat: number, move: number): string | null {
    const found = this.find(move);
    return found.refuse(s, seat, this.code(found, 0), this.code(found, 1), this.code(found, 2), this.code(found, 3));
  }

  apply(s: State, seat: number, move: number): void {
    const found = this.find(move);
    found.apply(s, seat, this.code(found, 0), this.code(found, 1), this.code(found, 2), this.code(found, 3));
  }

  /** Writes the moves that are legal now to `out`, and returns how many there are. */
  moves(s: State, seat: number, out: Int32Array): number {
    let n = 0;
    for (let i = 0; i < this.list.length; i++) {
      const { args, size } = this.list[i];
      if (args.length === 1 && args[0].domain.held !== undefined) n = this.heldMoves(s, seat, i, out, n);
      else for (let move = this.first[i]; move < this.first[i] + size; move++) n = this.add(s, seat, move, out, n);
    }
    return n;
  }

  /** The moves of a way whose argument is some of the seat's own cards: every combination of them, in canonical order. */
  private heldMoves(s: State, seat: number, i: number, out: Int32Array, from: number): number {
    const { domain } = this.list[i].args[0];
    const { held, chosen, picks } = this;
    const size = domain.held as number;
    const count = listCards(s, HOLD + seat * SUITS, held);
    let n = from;
    if (size > count || domain.placeOfCards === undefined) return n;
    for (let k = 0; k < size; k++) picks[k] = k;
    for (;;) {
      for (let k = 0; k < size; k++) chosen[k] = held[picks[k]];
      n = this.add(s, seat, this.first[i] + domain.placeOfCards(chosen), out, n);
      // The next combination: advance the last pick that can advance, and reset those after it.
      let k = size - 1;
      while (k >= 0 && picks[k] === count - size + k) k--;
      if (k < 0) return n;
      picks[k]++;
      for (k++; k < size; k++) picks[k] = picks[k - 1] + 1;
    }
  }

  /** Appends a move to a list of `n` if it is legal now; returns the new length. */
  private add(s: State, seat: number, move: number, out: Int32Array, n: number): number {
    if (this.refuse(s, seat, move) !== null) return n;
    out[n] = move;
    return n + 1;
  }

  /**
   * The move of a written act with `size` arguments; or the rule that a wrong value breaks; or null if no act has
   * this name.
   */
  move(act: Readonly<Record<string, Json>>, size: number): { move: number } | { rule: string } | null {
    let rule: string | null = null;
    for (const [i, found] of this.list.entries()) {
      if (found.do !== act.do) continue;
      let index = 0;
      let known = 0;
      let wrong: string | null = null;
      for (const arg of found.args) {
        const place = arg.domain.place(act[arg.name]);
        if (place === undefined) wrong ??= arg.rule;
        else index = index * arg.domain.size + place;
        if (act[arg.name] !== undefined) known++;
      }
      if (wrong !== null) rule ??= wrong;
      else if (size > known) rule ??= 'RECORD-ACT-1';
      else return { move: this.first[i] + index };
    }
    return rule === null ? null : { rule };
  }

  /** Whether other seats see a move without its arguments. */
  isSecret(move: number): boolean {
    return this.find(move).secret;
  }

  /** The way that a move belongs to; writes its arguments to `places`. */
  private find(move: number): Way {
    let i = this.list.length - 1;
    while (this.first[i] > move) i--;
    const found = this.list[i];
    let rest = move - this.first[i];
    for (let arg = found.args.length - 1; arg >= 0; arg--) {
      const { size } = found.args[arg].domain;
      this.places[arg] = rest % size;
      rest = Math.floor(rest / size);
    }
    return found;
  }

  private code(found: Way, arg: number): number {
    return arg < found.args.length ? found.args[arg].domain.code(this.places[arg]) : 0;
  }
}

/** The number of sets of `held` cards among a number of cards. */
function choices(cards: number, held: number): number {
  let sets = 1;
  for (let i = 0; i < held; i++) sets = (sets * (cards - i)) / (i + 1);
  return sets;
}

/**
 * Reads a written card play with `size` arguments: the card, or the rule that it breaks; null if it is a different
 * act.
 */
export function readPlay(
  { do: name, card }: Readonly<Record<string, Json>>,
  size: number,
  { byCode }: Deck,
  holdRule: string,
): { move: number } | { rule: string } | null {
  if (name !== 'play') return null;
  const move = typeof card === 'string' ? byCode.get(card) : undefined;
  if (move === undefined) return { rule: holdRule };
  return size === 1 ? { move } : { rule: 'RECORD-ACT-1' };
}
