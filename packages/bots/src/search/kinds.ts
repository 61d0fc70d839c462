/** The moves of the searching seat, of cards that do as well as each other only one. */
import { type Rules, type State, SUITS, type View } from '@followsuit/engine';
import { AWAY, BLIND, HOLD, PHASE, playedRanks } from '@followsuit/engine/state';
import { Alike } from '../solver/alike.ts';

export class Kinds {
  private readonly rules: Rules;
  private readonly alike: Alike;
  /** Where the seat to the left holds every card that anybody else may have. */
  private readonly table: State;

  constructor(rules: Rules) {
    this.rules = rules;
    this.alike = new Alike(rules);
    this.table = rules.start();
  }

  /** Lists the moves of a view into `moves`; returns how many there are. */
  list(view: View, moves: Int32Array): number {
    const { rules, seat, state } = view;
    const n = rules.moves(state, seat, moves);
    if (n < 2 || state[PHASE] !== rules.tricks || ((state[BLIND] >> seat) & 1) !== 0) return n;
    this.layOut(view);
    return this.alike.thin(this.table, seat, moves, n);
  }

  private layOut({ seat, state }: View): void {
    const { table, rules } = this;
    const { masks } = rules.design.deck;
    const other = HOLD + ((seat + 1) % rules.seats) * SUITS;
    table.set(state);
    table.fill(0, HOLD, HOLD + rules.seats * SUITS);
    for (let suit = 0; suit < SUITS; suit++) {
      const own = state[HOLD + seat * SUITS + suit];
      table[HOLD + seat * SUITS + suit] = own;
      const seen = own | state[AWAY + seat * SUITS + suit] | playedRanks(state, suit);
      table[other + suit] = (masks[suit] ?? 0) & ~seen;
    }
  }
}
