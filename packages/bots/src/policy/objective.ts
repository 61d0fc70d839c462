/** What a seat plays for: the contract, what it still needs, and who is with the seat or against it. */
import type { Rules, State } from '@followsuit/engine';

/** The number of values of `extra`. */
export const EXTRAS = 12;

/** A seat's standing in the hand, as an objective computed it. One class for all games keeps property access fast. */
export class ContractStatus {
  /** The seat's role in the hand, from 0. */
  role = 0;
  /** How much more the contract needs, in its own unit (tricks, points); negative if it has too much. */
  need = 0;
  /** How much can still be taken. */
  reach = 0;
  /** Whether the contract belongs to the seat or its side; if not, the seat tries to defeat it. */
  own = true;
  /** The seats on this one's side, itself included, and the seats that should not take anything. */
  friends = 0;
  rivals = 0;
}

/**
 * What the seats of a game play for. A game may define its own (`objective` in its knowledge); the rest of a decision is the same
 * for all games. An objective reads only open fields and the seat's own secrets.
 */
export class Objective {
  /** The number of roles: each has its own weights. */
  readonly roles: number = 1;
  /** The average value of a trick, in the unit of the contract. */
  readonly scale: number = 1;
  /** The ranks of the low half, if tricks are divided; otherwise 0. */
  readonly lowHalf: number = 0;
  /** Whether `extra` ever returns a feature. */
  readonly hasExtra: boolean = false;
  /** A suffix for the names of choices if options change what a choice may cost, so that it has weights of its own. */
  readonly stakes: string = '';
  /** By seat: the set of seats that score together with it. */
  protected readonly sideOf: Int32Array;
  protected readonly seats: number;

  constructor({ design, seats }: Rules) {
    this.seats = seats;
    this.sideOf = new Int32Array(seats);
    for (const side of design.sides) for (const seat of side) for (const each of side) this.sideOf[seat] |= 1 << each;
  }

  /** Computes the standing of a seat that has to play a card and has `left` cards. */
  look(_s: State, seat: number, left: number, to: ContractStatus): void {
    to.friends = this.sideOf[seat];
    to.need = left;
    to.reach = left;
  }

  /** An extra feature of a card in this game, from 1; 0 for none. `unseen` has ranks by suit. */
  extra(_s: State, _seat: number, _card: number, _unseen: Int32Array): number {
    return 0;
  }

  /** The number that a bid has to beat; 0 if there is none. */
  highBid(_s: State): number {
    return 0;
  }

  /** The state of the other bids, for a seat that has to choose. */
  standing(_s: State, _seat: number): number {
    return 0;
  }

  /** Compares expected tricks (in eighths) with what the contract with this code needs: from 0 to 7. */
  prospect(_s: State, _seat: number, _contract: number, _eighths: number): number {
    return 0;
  }

  /** The trump (or `NONE`) that a seat would choose by its own cards, while it is undecided; −1: no opinion. */
  trumpFor(_s: State, _seat: number): number {
    return -1;
  }

  /** The trump that a seat may expect before trump is known: −1 for its best suit, otherwise the better of this and none. */
  offer(_s: State): number {
    return -1;
  }
}
