/** A game in progress and its record: what tables, simulations and replays have in common. */
import type { Claim } from './claim.ts';
import { drawFromSeed, type EventSink, gameLine, type Line, type Play, type Refusal } from './play.ts';
import { applyClaim, claimLine } from './settling.ts';
import type { State } from './state.ts';

export class Match<P extends Play = Play> {
  readonly rules: P;
  readonly state: State;
  private readonly write: (line: Line) => void;
  private readonly writer: EventSink;

  /** Passes every line of the record to `write` as it happens; `start` writes the first. */
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

  /** The kind of line that chance has to supply now, or null if a seat is to act or the game is over. */
  get due(): string | null {
    return this.rules.due(this.state);
  }

  get over(): boolean {
    return this.rules.isOver(this.state);
  }

  /** Applies a line of chance, which must be due and valid. */
  take(line: Line): void {
    this.write(line);
    this.rules.take(this.state, line, this.writer);
  }

  /** Applies the next line of chance from the game's seed. */
  draw(seed: string): void {
    this.take(drawFromSeed(this.rules, this.state, seed));
  }

  /** Does a legal move. */
  move(seat: number, move: number): void {
    this.write({ ev: 'act', seat, ...this.rules.act(this.state, move) });
    this.rules.apply(this.state, seat, move, this.writer);
  }

  /** Ends the hand by a proved claim. */
  claim(claim: Claim): void {
    this.write(claimLine(this.rules, claim));
    applyClaim(this.rules, this.state, claim, this.writer);
  }

  /** Does a written act, or returns why it cannot. */
  act(seat: number, act: Line): Refusal | null {
    const found = this.rules.read(this.state, seat, act);
    if ('rule' in found) return found;
    this.move(seat, found.move);
    return null;
  }
}
