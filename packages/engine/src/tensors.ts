/**
 * A view as numbers, for programs that learn. Planes have a 0 or 1 for each card of the deck, scalars are single numbers. Both follow
 * from the fields that the engine and the game declare, so every trick game has them, and they show nothing that the view
 * hides. Seats are counted from the viewer: 0 is the viewer, 1 the seat to the left.
 */
import { SUITS } from './cards.ts';
import { isTricks } from './game.ts';
import type { Rules } from './rules.ts';
import {
  AWAY,
  BLIND,
  CARDS,
  cardsLeft,
  DEALER,
  type Field,
  HAND,
  HIDDEN,
  HOLD,
  KERNEL,
  KEY,
  LACKS,
  LEADER,
  LEADERS,
  LED,
  laid,
  nextSeat,
  OPEN,
  OUT,
  PHASE,
  PLAYS,
  POINTS,
  PUT,
  SIZE,
  type State,
  TAKEN,
  TOTAL,
  TRICK,
  VOID,
} from './state.ts';
import type { View } from './view.ts';

type PlaneWriter = (s: State, seat: number, put: (card: number) => void) => void;
type Scalar = (s: State, seat: number) => number;

export class Tensors {
  /** The names of the planes and of the scalars, in order. */
  readonly planes: readonly string[];
  readonly scalars: readonly string[];
  /** The cards of a plane, in order. */
  readonly cards: readonly string[];
  private readonly rules: Rules;
  private readonly planeWriters: (readonly [string, PlaneWriter])[] = [];
  private readonly scalarReaders: (readonly [string, Scalar])[] = [];
  private readonly places = new Int32Array(128);

  /** @example const tensors = new Tensors(rules); const { planes, scalars } = tensors.of(rules.view(s, 0)); */
  constructor(rules: Rules) {
    this.rules = rules;
    const { deck, layout } = rules.design;
    for (const [i, card] of deck.cards.entries()) this.places[card] = i;
    this.cards = deck.cards.map((card) => deck.codes[card]);
    this.addKernel();
    for (const field of layout.fields.slice(KERNEL.length)) this.addField(field);
    this.planes = this.planeWriters.map(([name]) => name);
    this.scalars = this.scalarReaders.map(([name]) => name);
  }

  /** The view of a seat as numbers: the planes one after another, and the scalars. */
  of({ state, seat }: View): { planes: Uint8Array; scalars: Int32Array } {
    const size = this.cards.length;
    const planes = new Uint8Array(this.planes.length * size);
    for (const [i, [, write]] of this.planeWriters.entries())
      write(state, seat, (card) => {
        planes[i * size + this.places[card]] = 1;
      });
    return { planes, scalars: Int32Array.from(this.scalarReaders, ([, read]) => read(state, seat)) };
  }

  private addKernel(): void {
    const { seats, sides, design } = this.rules;
    this.planeWriters.push(
      ['hold', (s, seat, put) => putSet(s, HOLD + seat * SUITS, put)],
      ['away', (s, seat, put) => putSet(s, AWAY + seat * SUITS, put)],
      ['open', (s, _seat, put) => s[OPEN] >= 0 && put(s[OPEN])],
    );
    for (let k = 0; k < seats; k++) {
      this.planeWriters.push(
        [`played ${k}`, (s, seat, put) => this.putPlayed(s, (seat + k) % seats, 0, put)],
        [`trick ${k}`, (s, seat, put) => this.putPlayed(s, (seat + k) % seats, s[PLAYS] - laid(s), put)],
      );
      if (k > 0) this.planeWriters.push([`lacks ${k}`, (s, seat, put) => this.putLacks(s, (seat + k) % seats, put)]);
    }
    this.scalarReaders.push(
      ['phase', (s) => s[PHASE]],
      ['hand', (s) => s[HAND]],
      ['trick', (s) => s[TRICK]],
      ['led', (s) => s[LED]],
      ['dealer', (s, seat) => this.relative(s[DEALER], seat)],
      ['leader', (s, seat) => this.relative(s[LEADER], seat)],
    );
    const tricks = design.phases[this.rules.tricks];
    if (isTricks(tricks))
      for (const { name, values, step } of tricks.key.digits)
        this.scalarReaders.push([name, (s) => Math.floor(s[KEY] / step) % values.length]);
    const perSeat: [string, Scalar][] = [
      ['acts', (s, each) => (this.rules.actors(s) >> each) & 1],
      ['out', (s, each) => (s[OUT] >> each) & 1],
      ['blind', (s, each) => (s[BLIND] >> each) & 1],
      ['count', (s, each) => cardsLeft(s, each, seats)],
      ['taken', (s, each) => s[TAKEN + each]],
      ['points', (s, each) => s[POINTS + each]],
      ['put', (s, each) => s[PUT + each]],
      ['total', (s, each) => s[TOTAL + sides.findIndex((side) => side.includes(each))]],
    ];
    for (const [name, read] of perSeat)
      for (let k = 0; k < seats; k++)
        this.scalarReaders.push([`${name} ${k}`, (s, seat) => read(s, (seat + k) % seats)]);
  }

  /** A field of the game's own; of a field that only its owner sees, the viewer's part. */
  private addField(field: Field): void {
    const { name, at, size, per, width, seen } = field;
    if (seen === 'none') return;
    if (per === 'table') {
      for (let i = 0; i < size; i += stepOf(field))
        this.addNumber(field, size === stepOf(field) ? name : `${name} ${i}`, () => at + i);
      return;
    }
    const { seats, sides } = this.rules;
    const owners = seen === 'owner' ? 1 : seats;
    for (let k = 0; k < owners; k++)
      for (let i = 0; i < width; i += stepOf(field))
        this.addNumber(field, width === stepOf(field) ? `${name} ${k}` : `${name} ${k} ${i}`, (seat) => {
          const owner = (seat + k) % seats;
          return at + width * (per === 'seat' ? owner : sides.findIndex((side) => side.includes(owner))) + i;
        });
  }

  private addNumber({ shape }: Field, name: string, place: (seat: number) => number): void {
    if (shape === 'cards') this.planeWriters.push([name, (s, seat, put) => putSet(s, place(seat), put)]);
    else if (shape === 'card')
      this.planeWriters.push([name, (s, seat, put) => s[place(seat)] >= 0 && put(s[place(seat)])]);
    else if (shape === 'seat') this.scalarReaders.push([name, (s, seat) => this.relative(s[place(seat)], seat)]);
    else if (shape === 'seats')
      for (let k = 0; k < this.rules.seats; k++)
        this.scalarReaders.push([
          `${name} of ${k}`,
          (s, seat) => (s[place(seat)] === HIDDEN ? -1 : (s[place(seat)] >> ((seat + k) % this.rules.seats)) & 1),
        ]);
    else this.scalarReaders.push([name, (s, seat) => (s[place(seat)] === HIDDEN ? -1 : s[place(seat)])]);
  }

  /** A seat as others count it; −1 for none, and for a hidden one. */
  private relative(each: number, seat: number): number {
    return each < 0 ? -1 : (each - seat + this.rules.seats) % this.rules.seats;
  }

  /** The cards that a seat has played, from a place in the order of play on. */
  private putPlayed(s: State, who: number, from: number, put: (card: number) => void): void {
    let seat = -1;
    for (let i = 0; i < s[PLAYS]; i++) {
      seat = i % s[SIZE] === 0 ? s[LEADERS + i / s[SIZE]] : nextSeat(s, seat, this.rules.seats);
      if (seat === who && i >= from) put(s[CARDS + i]);
    }
  }

  /** The cards that a seat does not hold, as its plays have proved. */
  private putLacks(s: State, who: number, put: (card: number) => void): void {
    putSet(s, LACKS + who * SUITS, put);
    for (const card of this.rules.design.deck.cards) if ((s[VOID + who] >> (card >> 4)) & 1) put(card);
  }
}

const stepOf = ({ shape }: Field): number => (shape === 'cards' ? SUITS : 1);

/** The cards of a set, unless it is hidden. */
function putSet(s: State, at: number, put: (card: number) => void): void {
  if (s[at] === HIDDEN) return;
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = s[at + suit]; rest !== 0; rest &= rest - 1) put((suit << 4) | (31 - Math.clz32(rest & -rest)));
}
