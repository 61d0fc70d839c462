/** A game that is being played and written down: what tables, simulations and replays have in common. */
import { drawFromSeed, type EventSink, gameLine, type Line, type Play, type Refusal } from './play.ts';
import type { State } from './state.ts';

export class Match<P extends Play = Play> {
  readonly rules: P;
  readonly state: State;
  private readonly write: (line: Line) => void;
  private readonly writer: EventSink;

  /** Every line of the record goes to `write` as it comes about; `start` writes the first. */
  constructor(rules: P, write: (line: Line) => void) {
    this.rules = rules;
    this.state = rules.start();
    this.write = write;
    this.writer = rules.recordWriter(write);
  }

  /** Writes the `game` line. */
  start(names: readonly string[], seed: string | null, more: Line = {}): void {
    this.write(gameLine(this.rules, names, seed, more));
  }

  /** The kind of line that chance has to bring now, or null where somebody is to act or the game is over. */
  get due(): string | null {
    return this.rules.due(this.state);
  }

  get over(): boolean {
    return this.rules.isOver(this.state);
  }

  /** Takes what chance brings: a line that is due and known to be good. */
  take(line: Line): void {
    this.write(line);
    this.rules.take(this.state, line, this.writer);
  }

  /** Takes what the game's seed brings. */
  draw(seed: string): void {
    this.take(drawFromSeed(this.rules, this.state, seed));
  }

  /** Does a legal move. */
  move(seat: number, move: number): void {
    this.write({ ev: 'act', seat, ...this.rules.act(this.state, move) });
    this.rules.apply(this.state, seat, move, this.writer);
  }

  /** Does a written act, or says why not. */
  act(seat: number, act: Line): Refusal | null {
    const found = this.rules.read(this.state, seat, act);
    if ('rule' in found) return found;
    this.move(seat, found.move);
    return null;
  }
}
