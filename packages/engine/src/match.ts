/** A game that is being played and written down: what tables, simulations and replays have in common. */
import type { Json } from './acts.ts';
import type { Deal } from './game.ts';
import { type Line, Scribe } from './record.ts';
import type { Refusal, Rules } from './rules.ts';
import { DEALING, OVER, PHASE, type State } from './state.ts';

export class Match {
  readonly rules: Rules;
  readonly state: State;
  private readonly scribe: Scribe;

  /** Every line of the record but the first, which `start` writes, goes to `write` as it comes about. */
  constructor(rules: Rules, write: (line: Line) => void) {
    this.rules = rules;
    this.state = rules.start();
    this.scribe = new Scribe(rules, write);
  }

  /** Writes the `game` line. */
  start(names: readonly string[], seed: string | null, more: Line = {}): void {
    this.scribe.game(names, seed, more);
  }

  get dealing(): boolean {
    return this.state[PHASE] === DEALING;
  }

  get over(): boolean {
    return this.state[PHASE] === OVER;
  }

  /** Begins the next hand with a deal that is known to be good. */
  deal(deal: Deal): void {
    this.scribe.deal(this.state, deal);
    this.rules.deal(this.state, deal, this.scribe);
  }

  /** Does a legal move. */
  move(seat: number, move: number): void {
    this.scribe.act(seat, this.rules.act(this.state, move));
    this.rules.apply(this.state, seat, move, this.scribe);
  }

  /** Does a written act, or says why not. */
  act(seat: number, act: Readonly<Record<string, Json>>): Refusal | null {
    const found = this.rules.read(this.state, seat, act);
    if ('rule' in found) return found;
    this.move(seat, found.move);
    return null;
  }
}
