/**
 * Acts are what seats do, written as JSON (`{"do":"bid","tricks":4}`); a move is the same as a small integer. Every
 * argument has a finite list of values, so all acts of a phase can be counted, listed, and turned into moves and back.
 */
import { type Deck, NONE } from './cards.ts';
import type { State } from './state.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** An act in its written form: `do`, then the arguments in the order of the rules page. */
export type Act = { readonly do: string; readonly [argument: string]: Json };

/** The values an argument may have: as written, and as the number that the rules work with. */
export interface Domain {
  readonly values: readonly Json[];
  readonly codes: readonly number[];
  readonly byValue: ReadonlyMap<Json | undefined, number>;
}

function domain(values: readonly Json[], codes: readonly number[]): Domain {
  return { values, codes, byValue: new Map(values.map((value, i) => [value, i])) };
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

/** The cards of a deck; the code is the card number. */
export const anyCard = (deck: Deck): Domain =>
  domain(
    deck.cards.map((card) => deck.codes[card]),
    deck.cards,
  );

/** The suits of a deck by name, and `"none"` where that may be said. */
export function anySuit(deck: Deck, none = false): Domain {
  const names = deck.suits.map((suit) => suit.name);
  const codes = names.map((_, suit) => suit);
  return none ? domain([...names, 'none'], [...codes, NONE]) : domain(names, codes);
}

/** A way to act in a phase. `a` and `b` are the codes of its first and second argument. */
export interface Way {
  readonly do: string;
  readonly args: readonly { readonly name: string; readonly domain: Domain; readonly rule: string }[];
  /** The rule that forbids it now, or null. Only asked when it is the seat's turn. */
  readonly refuse: (s: State, seat: number, a: number, b: number) => string | null;
  readonly apply: (s: State, seat: number, a: number, b: number) => void;
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
  const size = list.reduce((product, { domain: { values } }) => product * values.length, 1);
  return { do: name, args: list, refuse, apply, size };
}

/** All ways to act in a phase, with their moves numbered one after another. */
export class Ways {
  readonly list: readonly Way[];
  readonly size: number;
  private readonly first: readonly number[];

  constructor(list: readonly Way[]) {
    this.list = list;
    let next = 0;
    this.first = list.map(({ size }) => {
      next += size;
      return next - size;
    });
    this.size = next;
  }

  /** The act that a move stands for. */
  act(move: number): Act {
    const { way: found, a, b } = this.places(move);
    const act: Record<string, Json> = { do: found.do };
    for (const [i, { name, domain: values }] of found.args.entries()) act[name] = values.values[i === 0 ? a : b];
    return act as Act;
  }

  /** The rule that forbids a move now, or null. */
  refuse(s: State, seat: number, move: number): string | null {
    const { way: found, a, b } = this.places(move);
    return found.refuse(s, seat, code(found, 0, a), code(found, 1, b));
  }

  apply(s: State, seat: number, move: number): void {
    const { way: found, a, b } = this.places(move);
    found.apply(s, seat, code(found, 0, a), code(found, 1, b));
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
      let wrong: string | null = null;
      for (const arg of found.args) {
        const place = arg.domain.byValue.get(act[arg.name]);
        if (place === undefined) wrong ??= arg.rule;
        else index = index * arg.domain.values.length + place;
      }
      if (wrong !== null) rule ??= wrong;
      else if (size > found.args.length) rule ??= 'RECORD-ACT-1';
      else return { move: this.first[i] + index };
    }
    return rule === null ? null : { rule };
  }

  private places(move: number): { way: Way; a: number; b: number } {
    let i = this.list.length - 1;
    while (this.first[i] > move) i--;
    const found = this.list[i];
    const index = move - this.first[i];
    if (found.args.length < 2) return { way: found, a: index, b: 0 };
    const second = found.args[1].domain.values.length;
    return { way: found, a: Math.floor(index / second), b: index % second };
  }
}

function code(found: Way, arg: number, place: number): number {
  return arg < found.args.length ? found.args[arg].domain.codes[place] : 0;
}
