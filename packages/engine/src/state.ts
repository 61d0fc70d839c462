/**
 * The state of a game is one `Int32Array`. The fields that every trick game needs have fixed offsets, so that one loop serves
 * all games; a game's own fields follow. Each field declares who may see it, and views are derived from that alone.
 */
import type { Json } from './acts.ts';
import { NONE, SUITS } from './cards.ts';

export type State = Int32Array;

/** The most seats of a game. */
export const SEATS = 6;
/** The most cards of a hand, and the most tricks. */
const PLAYS_LIMIT = 70;
const TRICKS_LIMIT = 24;

/** Who may see a field: everybody, the seat it belongs to, or nobody. */
export type Seen = 'all' | 'owner' | 'none';
/** How to read a field's numbers. */
export type Shape = 'number' | 'seat' | 'seats' | 'card' | 'cards' | 'suit';

/** A named range of the state. */
export interface Field {
  readonly name: string;
  /** Its offset. */
  readonly at: number;
  /** How many numbers it has in total. */
  readonly size: number;
  /** Whether it belongs to the seats, to the sides, or to the table. */
  readonly per: 'seat' | 'side' | 'table';
  /** How many of its numbers belong to one seat or side; all of them if it belongs to the table. */
  readonly width: number;
  readonly seen: Seen;
  readonly shape: Shape;
  /** The initial value of each number. */
  readonly start: number;
  /** True if it lasts for the whole game; each deal resets the others. */
  readonly lasting: boolean;
  /** How a view writes a number, if `shape` does not determine it. */
  readonly reads?: (value: number) => Json;
}

/** A game's declaration of a field of its own; the rest is filled in. */
export interface FieldSpec {
  readonly per?: 'seat' | 'side' | 'table';
  readonly width?: number;
  readonly seen?: Seen;
  readonly shape?: Shape;
  readonly start?: number;
  readonly lasting?: boolean;
  readonly reads?: (value: number) => Json;
}

const kernel: Field[] = [];
let end = 0;

function field(name: string, size: number, spec: FieldSpec = {}): number {
  const { per = 'table', width = 1, seen = 'all', shape = 'number', start = 0, lasting = false } = spec;
  kernel.push({ name, at: end, size, per, width: per === 'table' ? size : width, seen, shape, start, lasting });
  end += size;
  return end - size;
}

const perSeat = { per: 'seat' } as const;
const perSeatSuit = { per: 'seat', width: SUITS, shape: 'cards' } as const;

/** The current phase: its index in the hand's list of phases, `DEALING` or `OVER`. */
export const PHASE = field('phase', 1, { start: -1 });
/** The one seat that is to act, or −1 (see `ACTORS` then). */
export const TURN = field('turn', 1, { shape: 'seat', start: -1 });
/** The set of seats that may act now, if several may. */
export const ACTORS = field('actors', 1, { shape: 'seats' });
/** Hands dealt so far, this one included. */
export const HAND = field('hand', 1, { lasting: true });
/** The dealer, forehand or start player of this hand. */
export const DEALER = field('dealer', 1, { shape: 'seat', lasting: true });
/** What strength and restrictions depend on (trump, direction …), packed into one number by the game's `Key`. */
export const KEY = field('key', 1);
/** The led suit of the current trick. */
export const LED = field('led', 1, { shape: 'suit', start: NONE });
/** The suits that the next card must be of, if its seat has any; −1 if a set of suits cannot express the rule. */
export const ASKED = field('asked', 1);
/** Cards played in this hand so far. */
export const PLAYS = field('plays', 1);
/** The value of `PLAYS` when the current trick is complete. */
export const STOP = field('stop', 1);
/** Tricks finished in this hand. */
export const TRICK = field('trick', 1);
/** The leader of the current trick: after the first, the taker of the previous one. */
export const LEADER = field('leader', 1, { shape: 'seat', start: -1 });
/** The number of cards in a trick. */
export const SIZE = field('size', 1);
/** Seats that sit this hand out. */
export const OUT = field('out', 1, { shape: 'seats' });
/** Seats that may not see their own cards yet. */
export const BLIND = field('blind', 1, { shape: 'seats' });
/** The face-up card, or −1. */
export const OPEN = field('open', 1, { shape: 'card', start: -1 });
/** Seats that won the game, once it is over. */
export const WINNERS = field('winners', 1, { shape: 'seats', lasting: true });
/** Cards each seat held when the first trick began (before that: holds); see `cardsLeft`. */
export const COUNT = field('count', SEATS, perSeat);
/** Tricks each seat has taken. */
export const TAKEN = field('taken', SEATS, perSeat);
/** Worth of the cards each seat has taken, in games where cards have one. */
export const POINTS = field('points', SEATS, perSeat);
/** The cards played in this hand, one after another. */
export const CARDS = field('cards', PLAYS_LIMIT, { shape: 'card', start: -1 });
/** Who led each trick of this hand. */
export const LEADERS = field('leaders', TRICKS_LIMIT, { shape: 'seat', start: -1 });
/** Cards each seat has put away. */
export const PUT = field('put', SEATS, perSeat);
/** Each side's total. */
export const TOTAL = field('total', SEATS, { per: 'side', lasting: true });
/** What each side scored in the last hand. */
export const DELTA = field('delta', SEATS, { per: 'side', lasting: true });
/** The suits that a seat is void in, as its plays have proved, as a set. */
export const VOID = field('void', SEATS, perSeat);
/** Single cards that a seat does not hold, as its plays have proved. */
export const LACKS = field('lacks', SEATS * SUITS, perSeatSuit);
/** The suits of the cards each seat holds. */
export const HELD = field('held', SEATS, { ...perSeat, seen: 'owner' });
/** The cards each seat holds. */
export const HOLD = field('hold', SEATS * SUITS, { ...perSeatSuit, seen: 'owner' });
/** The cards each seat has put away. */
export const AWAY = field('away', SEATS * SUITS, { ...perSeatSuit, seen: 'owner' });
/** Cards dealt to nobody. */
export const STOCK = field('stock', SUITS, { shape: 'cards', seen: 'none' });

/** The fields that every game has. */
export const KERNEL: readonly Field[] = kernel;

/** `PHASE` while a deal is due. */
export const DEALING = -1;
/** `PHASE` when the game is over. */
export const OVER = -2;
/** The value in a view of what the seat may not see. */
export const HIDDEN = -0x80000000;

/** The fields of a game's state, and the offset of its own. */
export interface Layout<N extends string = string> {
  readonly fields: readonly Field[];
  /** The fields that not everybody may see. */
  readonly hidden: readonly Field[];
  readonly at: Readonly<Record<N, number>>;
  readonly size: number;
}

/** Lays out a game's own fields after the common ones. */
export function layOut<N extends string>(specs: Record<N, FieldSpec>, players: number, sides: number): Layout<N> {
  const fields = [...KERNEL];
  const at = {} as Record<N, number>;
  let next = end;
  for (const [name, spec] of Object.entries(specs) as [N, FieldSpec][]) {
    const { per = 'table', width = 1, seen = 'all', shape = 'number', start = 0, lasting = false } = spec;
    const size = width * (per === 'seat' ? players : per === 'side' ? sides : 1);
    fields.push({ name, at: next, size, per, width, seen, shape, start, lasting, reads: spec.reads });
    at[name] = next;
    next += size;
  }
  return { fields, hidden: fields.filter(({ seen }) => seen !== 'all'), at, size: next };
}

/** The number of cards in the current trick. */
export const laid = (s: State): number => s[PLAYS] - s[STOP] + s[SIZE];
/** The offset of card `i` (from 0) of the current trick, or of the one just completed. */
export const slot = (s: State, i: number): number => CARDS + s[STOP] - s[SIZE] + i;

/** The next seat to the left that takes part in the hand. */
export function nextSeat(s: State, seat: number, seats: number): number {
  let next = seat;
  do next = next + 1 === seats ? 0 : next + 1;
  while ((s[OUT] >> next) & 1);
  return next;
}

/** The number of cards that a seat holds, from a view or a state. */
export function cardsLeft(s: State, seat: number, seats: number): number {
  if ((s[OUT] >> seat) & 1 || s[LEADER] < 0) return s[COUNT + seat];
  let left = s[COUNT + seat] - s[TRICK];
  for (let i = laid(s), each = s[LEADER]; i > 0; i--, each = nextSeat(s, each, seats)) if (each === seat) left--;
  return left;
}

/** The ranks of a suit that have been played in this hand, as a mask. */
export function playedRanks(s: State, suit: number): number {
  let ranks = 0;
  for (let i = 0; i < s[PLAYS]; i++) if (s[CARDS + i] >> 4 === suit) ranks |= 1 << (s[CARDS + i] & 15);
  return ranks;
}

/** The seats of a set, ascending. */
export function seatsIn(set: number): number[] {
  const seats: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) seats.push(31 - Math.clz32(rest & -rest));
  return seats;
}
