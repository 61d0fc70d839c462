/**
 * Acts are what seats do, written as JSON (`{"do":"bid","tricks":4}`); a move is the same as a small integer. Every
 * argument has a finite list of values, so all acts of a phase can be counted, listed, and turned into moves and back.
 * In the tricks a move is a card number; in the other phases it counts through the values, also where these are cards.
 */
import { type Deck, listCards, NONE, SUITS } from './cards.ts';
import { HOLD, type State } from './state.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** An act in its written form: `do`, then the arguments in the order of the rules page. */
export type Act = { readonly do: string; readonly [argument: string]: Json };

/** The values an argument may have: as written, and as the number that the rules work with. */
export interface Domain {
  /** As written; undefined where the argument is left out. */
  readonly values: readonly (Json | undefined)[];
  readonly codes: readonly number[];
  /** Where a written value stands among them, if it does. */
  readonly place: (value: Json | undefined) => number | undefined;
  /** For cards that the seat must hold: how many. Only what the seat holds is then looked through. */
  readonly held?: number;
}

function domain(values: readonly (Json | undefined)[], codes: readonly number[], held?: number): Domain {
  const places = new Map(values.map((value, i) => [value, i]));
  return { values, codes, place: (value) => places.get(value), held };
}

/** Whole numbers; each is its own code. */
export function whole(low: number, high: number): Domain {
  const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return domain(numbers, numbers);
}

/** Some values, numbered from 0 in the order given. */
export const oneOf = (...values: readonly Json[]): Domain =>
  domain(
    values,
    values.map((_, i) => i),
  );

/** A card that the seat holds; the code is the card number. */
export const heldCard = (deck: Deck): Domain =>
  domain(
    deck.cards.map((card) => deck.codes[card]),
    deck.cards,
    1,
  );

/** Three different cards that the seat holds, in canonical order; the code is `packed`. */
export function heldThree(deck: Deck): Domain {
  const known = threes.get(deck);
  if (known) return known;
  const values: string[][] = [];
  const codes: number[] = [];
  const { cards, codes: written } = deck;
  for (let a = 0; a < cards.length; a++)
    for (let b = a + 1; b < cards.length; b++)
      for (let c = b + 1; c < cards.length; c++) {
        values.push([written[cards[a]], written[cards[b]], written[cards[c]]]);
        codes.push(packed(cards[a], cards[b], cards[c]));
      }
  const places = new Map(values.map((list, i) => [list.join(' '), i]));
  const made: Domain = {
    values,
    codes,
    place: (value) => (isThreeTexts(value) ? places.get(value.join(' ')) : undefined),
    held: 3,
  };
  threes.set(deck, made);
  return made;
}

const isThreeTexts = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.length === 3 && value.every((each) => typeof each === 'string');

/** Made once for each deck: there are 26,235 threes of the Vines deck. */
const threes = new WeakMap<Deck, Domain>();

/** Three cards as one number, and one of them back. */
export const packed = (a: number, b: number, c: number): number => (a << 14) | (b << 7) | c;
export const unpacked = (code: number, i: number): number => (code >> (14 - 7 * i)) & 127;

/** The suits of a deck by name, and `"none"` where that may be said. */
export function anySuit(deck: Deck, none = false): Domain {
  const names = deck.suits.map((suit) => suit.name);
  const codes = names.map((_, suit) => suit);
  return none ? domain([...names, 'none'], [...codes, NONE]) : domain(names, codes);
}

/** The same values, or nothing: the argument may be left out, and its code is then −1. */
export const orNone = ({ values, codes }: Domain): Domain => domain([...values, undefined], [...codes, -1]);

/**
 * The same values, or anything else, with the code −2: the way itself then says what is wrong with it. For acts that quote
 * the first of several rules they break, in an order of their own.
 */
export function orOther({ values, codes, place }: Domain): Domain {
  return { values: [...values, null], codes: [...codes, -2], place: (value) => place(value) ?? values.length };
}

/** Arguments a way to act may have at most. */
const ARGS = 4;

/** Looks at a state, or changes it, with the codes of up to four arguments. */
type Handler<T> = (s: State, seat: number, a: number, b: number, c: number, d: number) => T;

/** A way to act in a phase. */
export interface Way {
  readonly do: string;
  readonly args: readonly { readonly name: string; readonly domain: Domain; readonly rule: string }[];
  /** The rule that forbids it now, or null. Only asked when it is the seat's turn. */
  readonly refuse: Handler<string | null>;
  readonly apply: Handler<void>;
  /** How many moves it has. */
  readonly size: number;
}

/**
 * A way to act: its name, its arguments (each with its values and the rule that a wrong value breaks), what it does, and
 * when it is refused.
 *
 * @example way('bid', { tricks: [whole(2, 13), 'CORALON-BID-3'] }, (s, seat, n) => { … }, (s, seat, n) => null)
 */
export function way(
  name: string,
  args: Record<string, readonly [Domain, string]>,
  apply: Way['apply'],
  refuse: Way['refuse'] = () => null,
): Way {
  const list = Object.entries(args).map(([key, [values, rule]]) => ({ name: key, domain: values, rule }));
  if (list.length > ARGS) throw new Error(`${name} has more than ${ARGS} arguments`);
  const size = list.reduce((product, { domain: { values } }) => product * values.length, 1);
  return { do: name, args: list, refuse, apply, size };
}

/** All ways to act in a phase, with their moves numbered one after another. */
export class Ways {
  readonly list: readonly Way[];
  readonly size: number;
  private readonly first: readonly number[];
  /** The places, among their values, of the arguments of the move looked at last. */
  private readonly places = new Int32Array(ARGS);
  /** The cards of the seat looked at last. */
  private readonly held = new Int32Array(SUITS << 4);

  constructor(list: readonly Way[]) {
    this.list = list;
    let next = 0;
    this.first = list.map(({ size }) => {
      next += size;
      return next - size;
    });
    this.size = next;
  }

  /** Moves that a seat with at most so many cards can have at once. */
  most(cards: number): number {
    const count = ({ values, held }: Domain): number => (held === undefined ? values.length : choices(cards, held));
    return this.list.reduce((sum, { args }) => sum + args.reduce((all, arg) => all * count(arg.domain), 1), 0);
  }

  /** The act that a move stands for. */
  act(move: number): Act {
    const found = this.find(move);
    const act: Record<string, Json> = { do: found.do };
    for (const [i, { name, domain: values }] of found.args.entries()) {
      const value = values.values[this.places[i]];
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

  /** Lists the moves that may be done now into `out`, and returns how many there are. */
  moves(s: State, seat: number, out: Int32Array): number {
    let n = 0;
    for (let i = 0; i < this.list.length; i++) {
      const { args, size } = this.list[i];
      if (args.length === 1 && args[0].domain.held !== undefined) n = this.heldMoves(s, seat, i, out, n);
      else for (let move = this.first[i]; move < this.first[i] + size; move++) n = this.add(s, seat, move, out, n);
    }
    return n;
  }

  /** The moves of a way whose argument is one card, or three, of the seat's own. */
  private heldMoves(s: State, seat: number, i: number, out: Int32Array, from: number): number {
    const { domain: cards } = this.list[i].args[0];
    const { held } = this;
    const first = this.first[i];
    const count = listCards(s, HOLD + seat * SUITS, held);
    let n = from;
    if (cards.held === 1)
      for (let a = 0; a < count; a++) n = this.add(s, seat, first + cards.codes.indexOf(held[a]), out, n);
    else
      for (let a = 0; a < count; a++)
        for (let b = a + 1; b < count; b++)
          for (let c = b + 1; c < count; c++)
            n = this.add(s, seat, first + placeOfThree(cards, held[a], held[b], held[c]), out, n);
    return n;
  }

  /** Puts a move into a list of `n` if it may be done now; returns how many there are then. */
  private add(s: State, seat: number, move: number, out: Int32Array, n: number): number {
    if (this.refuse(s, seat, move) !== null) return n;
    out[n] = move;
    return n + 1;
  }

  /**
   * The move of a written act that has `size` arguments; or the rule that a wrong value breaks; or null where no act has
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
        else index = index * arg.domain.values.length + place;
        if (act[arg.name] !== undefined) known++;
      }
      if (wrong !== null) rule ??= wrong;
      else if (size > known) rule ??= 'RECORD-ACT-1';
      else return { move: this.first[i] + index };
    }
    return rule === null ? null : { rule };
  }

  /** The way a move belongs to; its arguments are left in `places`. */
  private find(move: number): Way {
    let i = this.list.length - 1;
    while (this.first[i] > move) i--;
    const found = this.list[i];
    let rest = move - this.first[i];
    for (let arg = found.args.length - 1; arg >= 0; arg--) {
      const { length } = found.args[arg].domain.values;
      this.places[arg] = rest % length;
      rest = Math.floor(rest / length);
    }
    return found;
  }

  private code(found: Way, arg: number): number {
    return arg < found.args.length ? found.args[arg].domain.codes[this.places[arg]] : 0;
  }
}

/** How many sets of `held` cards there are among so many. */
function choices(cards: number, held: number): number {
  let sets = 1;
  for (let i = 0; i < held; i++) sets = (sets * (cards - i)) / (i + 1);
  return sets;
}

/** Where three cards stand in the list of all threes, which is in rising order of their codes. */
function placeOfThree({ codes }: Domain, a: number, b: number, c: number): number {
  const code = packed(a, b, c);
  let [low, high] = [0, codes.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (codes[middle] < code) low = middle + 1;
    else high = middle;
  }
  return low;
}
