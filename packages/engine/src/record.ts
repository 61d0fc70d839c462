/** Writing the record: docs/record.md. A `Scribe` is told what happens and hands out the lines. */
import type { Act, Json } from './acts.ts';
import type { Deal } from './game.ts';
import type { Rules, Teller } from './rules.ts';
import { DELTA, HAND, LEADER, SIZE, type State, seatsIn, slot, TOTAL, TRICK, WINNERS } from './state.ts';

export type Line = Readonly<Record<string, Json>>;

/** Turns the events of a game into the lines of its record. */
export class Scribe implements Teller {
  private readonly rules: Rules;
  private readonly write: (line: Line) => void;

  /** @example const lines: Line[] = []; const scribe = new Scribe(rules, (line) => lines.push(line)); */
  constructor(rules: Rules, write: (line: Line) => void) {
    this.rules = rules;
    this.write = write;
  }

  game(names: readonly string[], seed: string | null, more: Line = {}): void {
    this.write(gameLine(this.rules, names, seed, more));
  }

  /** Before the deal is laid out. */
  deal(s: State, { hands, stock, open }: Deal): void {
    const { codes } = this.rules.design.deck;
    const written = (cards: readonly number[]) => cards.map((card) => codes[card]);
    this.write({
      ev: 'deal',
      hand: s[HAND] + 1,
      dealer: this.rules.nextDealer(s),
      hands: hands.map(written),
      stock: written(stock),
      open: open < 0 ? null : codes[open],
    });
  }

  act(seat: number, act: Act): void {
    this.write({ ev: 'act', seat, ...act });
  }

  trick(s: State, taker: number): void {
    const { deck, tell } = this.rules.design;
    const cards = Array.from({ length: s[SIZE] }, (_, i) => deck.codes[s[slot(s, i)]]);
    this.write({ ev: 'trick', n: s[TRICK] + 1, leader: s[LEADER], cards, taker, ...tell?.trick?.(s) });
  }

  score(s: State): void {
    const { delta, total } = this.totals(s);
    this.write({ ev: 'score', hand: s[HAND], delta, total, ...this.rules.design.tell?.score?.(s) });
  }

  over(s: State): void {
    const { total } = this.totals(s);
    this.write({ ev: 'over', winners: seatsIn(s[WINNERS]), total, ...this.rules.design.tell?.over?.(s) });
  }

  private totals(s: State): { delta: number[]; total: number[] } {
    const sides = this.rules.design.sides.length;
    return { delta: [...s.subarray(DELTA, DELTA + sides)], total: [...s.subarray(TOTAL, TOTAL + sides)] };
  }
}

/** The first line of a record. */
export function gameLine(rules: Rules, names: readonly string[], seed: string | null, more: Line = {}): Line {
  const { game, options, design } = rules;
  return { ev: 'game', format: 1, game: game.id, options, seats: names, sides: design.sides, seed, ...more };
}
