/** The moves at the root of a search: of equivalent cards, only one. */
import { type Rules, type State, SUITS, type View } from '@followsuit/engine';
import { AWAY, BLIND, HOLD, PHASE, playedRanks } from '@followsuit/engine/state';
import { EquivalentCards } from '../endings/equivalent-cards.ts';

export class RootMoves {
  private readonly rules: Rules;
  private readonly equivalent: EquivalentCards;
  /** A state in which the seat to the left holds every card that the searching seat has not seen. */
  private readonly trial: State;

  constructor(rules: Rules) {
    this.rules = rules;
    this.equivalent = new EquivalentCards(rules);
    this.trial = rules.start();
  }

  /** Writes the moves of a view into `moves`; returns how many there are. */
  list(view: View, moves: Int32Array): number {
    const { rules, seat, state } = view;
    const n = rules.moves(state, seat, moves);
    if (n < 2 || state[PHASE] !== rules.tricks || ((state[BLIND] >> seat) & 1) !== 0) return n;
    this.fillTrial(view);
    return this.equivalent.dedupe(this.trial, seat, moves, n);
  }

  private fillTrial({ seat, state }: View): void {
    const { trial, rules } = this;
    const { masks } = rules.design.deck;
    const other = HOLD + ((seat + 1) % rules.seats) * SUITS;
    trial.set(state);
    trial.fill(0, HOLD, HOLD + rules.seats * SUITS);
    for (let suit = 0; suit < SUITS; suit++) {
      const own = state[HOLD + seat * SUITS + suit];
      trial[HOLD + seat * SUITS + suit] = own;
      const seen = own | state[AWAY + seat * SUITS + suit] | playedRanks(state, suit);
      trial[other + suit] = (masks[suit] ?? 0) & ~seen;
    }
  }
}
