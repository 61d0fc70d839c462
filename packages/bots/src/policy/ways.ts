/** Decodes the moves of all phases but the tricks: the kind of each choice, and its number, suit, ranking and cards. */
import { type Domain, isTricks, NONE, type Rules, unpackCard, valuesOf, type Way } from '@followsuit/engine';

/** The choices of one way to act; its moves are numbered from `first`. */
export interface WayChoices {
  readonly first: number;
  readonly size: number;
  /** By index of the move: its cell of weights, its number (−1: none), its suit (−1: none named), 1 if low ranks are strong. */
  readonly cell: Int16Array;
  readonly number: Int16Array;
  readonly suit: Int8Array;
  readonly down: Int8Array;
  /** By index of the move: the code of its contract or other word, −1 if it has none. */
  readonly word: Int16Array;
  /** By index of the move: the code of its cards; and the number of cards, 0 if it has none. */
  readonly code: (place: number) => number;
  readonly cards: number;
  /** Whether the cards are put away (rather than led). */
  readonly away: boolean;
  /** Whether it takes the open card's suit as trump, or plays without trump. */
  readonly takes: boolean;
  readonly refuses: boolean;
}

/** The meaning of one argument of a way. */
type Part = 'number' | 'suit' | 'high' | 'cards' | 'word';

function partOf(name: string, domain: Domain): Part {
  if (domain.held !== undefined) return 'cards';
  if (name === 'trump' || name === 'game') return 'suit';
  if (name === 'high') return 'high';
  return valuesOf(domain).every((value, i) => value === domain.code(i)) ? 'number' : 'word';
}

/** Finds the cell of a choice by its name, or assigns the next free one. */
type Cells = (name: string) => number;

function choicesOf(way: Way, first: number, cells: Cells, suits: ReadonlySet<string>): WayChoices {
  const { size, args } = way;
  if (args.length === 1 && args[0].domain.held !== undefined) return cardChoices(way, first, cells(way.do));
  const table = (): Int16Array => new Int16Array(size).fill(-1);
  const [cell, number, word] = [table(), table(), table()];
  const suit = new Int8Array(size).fill(-1);
  const down = new Int8Array(size).fill(-1);
  const codes = new Int32Array(size).fill(-1);
  let cards = 0;
  for (let move = 0; move < size; move++) {
    let rest = move;
    let name = way.do;
    for (let i = args.length - 1; i >= 0; i--) {
      const { domain } = args[i];
      const place = rest % domain.size;
      rest = Math.floor(rest / domain.size);
      const code = domain.code(place);
      const part = partOf(args[i].name, domain);
      if (part === 'number') number[move] = code;
      else if (part === 'suit') {
        suit[move] = code < 0 ? NONE : code;
        if (args[i].name !== 'game') continue;
        // A game may be more than its trump: it has a prospect of its own, and those that are not suits have a cell.
        word[move] = code;
        if (!suits.has(String(domain.value(place)))) name += `/${domain.value(place)}`;
      } else if (part === 'high') down[move] = code === 0 ? 0 : 1;
      else if (part === 'cards') [codes[move], cards] = [code, domain.held ?? 0];
      else {
        name += `/${domain.value(place) ?? '-'}`;
        word[move] = code;
      }
    }
    cell[move] = cells(name);
  }
  const of = { first, size, cell, number, suit, down, word, code: (place: number) => codes[place], cards };
  return { ...of, away: way.do === 'discard', takes: TAKING.has(way.do), refuses: way.do === 'noTrump' };
}

/** The acts that make the open card's suit trump. */
const TAKING: ReadonlySet<string> = new Set(['take', 'order']);

/** The choices of a way that has only cards: there may be thousands, all of one kind. */
function cardChoices(way: Way, first: number, cell: number): WayChoices {
  const { size } = way;
  const { code, held = 1 } = way.args[0].domain;
  const none = new Int16Array(size).fill(-1);
  const bytes = new Int8Array(size).fill(-1);
  const of = { first, size, cell: new Int16Array(size).fill(cell), number: none, word: none, suit: bytes, down: bytes };
  return { ...of, code, cards: held, away: way.do === 'discard', takes: false, refuses: false };
}

/**
 * The choices of every phase, ways in order; none for the tricks. Cells are numbered as in `known`, then in order of appearance;
 * names end with `stakes`.
 */
export function choicesIn(
  { design }: Rules,
  known: readonly string[],
  stakes: string,
): { phases: readonly (readonly WayChoices[])[]; names: readonly string[] } {
  const names = [...known];
  const cells = (way: string): number => {
    const name = way + stakes;
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name);
  };
  const suits = new Set(design.deck.suits.map((suit) => suit.name));
  const phases = design.phases.map((phase) => {
    if (isTricks(phase)) return [];
    let first = 0;
    return phase.ways.map((way) => {
      first += way.size;
      return choicesOf(way, first - way.size, cells, suits);
    });
  });
  return { phases, names };
}

/** The `i`th card of a code that stands for several. */
export const unpackedCard = (code: number, cards: number, i: number): number =>
  cards === 1 ? code : unpackCard(code, i, cards);
