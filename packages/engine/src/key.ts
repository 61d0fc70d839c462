import type { Json } from './acts.ts';
import { type Deck, NONE, SUITS } from './cards.ts';
import { KEY, type State } from './state.ts';

/** The values of a key's digits, by name. Every key has the digit `first`: 1 in the first trick of a hand, then 0. */
export type KeyValues<D extends string> = Readonly<Record<D | 'first', number>>;

/** A digit that holds a suit, or `NONE`. */
export const suitDigit = (deck: Deck): Json[] => [
  ...Array.from({ length: SUITS }, (_, suit) => deck.suits[suit]?.name ?? null),
  'none',
];

/**
 * What the strength of cards and the play rules depend on: a few named digits, packed into one number of the state. When a
 * game is set up, tables are computed for every value of the key, so that play only looks them up. Each digit is given
 * by the names of its values; `start` has their values at the beginning of a hand (by default 0, and `NONE` for suits).
 *
 * @example const key = new Key({ trump: suitDigit(deck), high: [10, 1] }); key.set(state, 'trump', 3);
 */
export class Key<D extends string> {
  readonly size: number;
  /** The packed number that every hand begins with. */
  readonly start: number;
  readonly digits: readonly { readonly name: D | 'first'; readonly values: readonly Json[]; readonly step: number }[];
  private readonly byName: Record<D | 'first', { base: number; step: number }>;

  constructor(names: Record<D, readonly Json[]>) {
    let step = 1;
    this.byName = {} as Record<D | 'first', { base: number; step: number }>;
    const all = { first: [false, true], ...names };
    this.digits = (Object.entries(all) as [D | 'first', readonly Json[]][]).map(([name, values]) => {
      this.byName[name] = { base: values.length, step };
      const digit = { name, values, step };
      step *= values.length;
      return digit;
    });
    this.size = step;
    this.start = this.digits.reduce((sum, { values, step: at }) => sum + (values[NONE] === 'none' ? NONE * at : 0), 1);
  }

  get(s: State, name: D | 'first'): number {
    const { base, step } = this.byName[name];
    return ((s[KEY] / step) | 0) % base;
  }

  set(s: State, name: D | 'first', value: number): void {
    s[KEY] += (value - this.get(s, name)) * this.byName[name].step;
  }

  /** The packed number of some values. */
  pack(values: KeyValues<D>): number {
    return this.digits.reduce((sum, { name, step }) => sum + values[name] * step, 0);
  }

  /** The values of a packed number. */
  unpack(index: number): KeyValues<D> {
    const values = {} as Record<D | 'first', number>;
    for (const { name, values: list, step } of this.digits) values[name] = Math.floor(index / step) % list.length;
    return values;
  }
}
