/** Writes the derived lines of a trick game's record: docs/record.md. */
import type { EventSink, Line } from './play.ts';
import type { Rules } from './rules.ts';
import { DELTA, HAND, LEADER, SIZE, type State, seatsIn, slot, TRICK } from './state.ts';

/** Turns events into lines of the record. */
export class RecordWriter implements EventSink {
  private readonly rules: Rules;
  private readonly write: (line: Line) => void;

  /** @example const lines: Line[] = []; const writer = new RecordWriter(rules, (line) => lines.push(line)); */
  constructor(rules: Rules, write: (line: Line) => void) {
    this.rules = rules;
    this.write = write;
  }

  trick(s: State, taker: number): void {
    const { deck, tell } = this.rules.design;
    const cards = Array.from({ length: s[SIZE] }, (_, i) => deck.codes[s[slot(s, i)]]);
    this.write({ ev: 'trick', n: s[TRICK] + 1, leader: s[LEADER], cards, taker, ...tell?.trick?.(s) });
  }

  score(s: State): void {
    const { rules } = this;
    const delta = [...s.subarray(DELTA, DELTA + rules.sides.length)];
    this.write({ ev: 'score', hand: s[HAND], delta, total: rules.totals(s), ...rules.design.tell?.score?.(s) });
  }

  over(s: State): void {
    const { rules } = this;
    const winners = seatsIn(rules.winners(s));
    this.write({ ev: 'over', winners, total: rules.totals(s), ...rules.design.tell?.over?.(s) });
  }
}
