/** What a seat plays for: whose contract is on, what it still needs, who is with the seat and who against it. */
import type { Rules, State } from '@followsuit/engine';

/** Values that `extra` may have at most. */
export const EXTRAS = 12;

/** How a seat stands in the hand, as a goal has found it. One class for all games, so that reading it stays fast. */
export class ContractStatus {
  /** The seat's part in the hand, from 0. */
  role = 0;
  /** How much more the contract needs, in what it counts (tricks, points); below 0 where it has too much. */
  need = 0;
  /** How much there is still to be had. */
  reach = 0;
  /** Whether the contract is the seat's own (or its side's), rather than one to be spoilt. */
  own = true;
  /** The seats that are with this one, itself among them, and those it would rather not see take anything. */
  friends = 0;
  rivals = 0;
}

/**
 * What the seats of a game play for. A game may have its own (`objective` in its knowledge); everything else about a decision is the same
 * for all games. A goal reads open fields and the seat's own secrets, nothing else.
 */
export class Objective {
  /** How many roles the game has: each learns its own weights. */
  readonly roles: number = 1;
  /** What a trick brings on average, in what the contract counts. */
  readonly scale: number = 1;
  /** The ranks of the low half, where tricks are divided; 0 elsewhere. */
  readonly lowHalf: number = 0;
  /** Whether `extra` has anything to say. */
  readonly hasExtra: boolean = false;
  /** Added to the names of choices where options change what a choice may cost, so that its weights are learned apart. */
  readonly stakes: string = '';
  /** By seat: the set of seats that score together with it. */
  protected readonly sideOf: Int32Array;
  protected readonly seats: number;

  constructor({ design, seats }: Rules) {
    this.seats = seats;
    this.sideOf = new Int32Array(seats);
    for (const side of design.sides) for (const seat of side) for (const each of side) this.sideOf[seat] |= 1 << each;
  }

  /** Looks at the hand for a seat that is to play a card and has `left` of them. */
  look(_s: State, seat: number, left: number, to: ContractStatus): void {
    to.friends = this.sideOf[seat];
    to.need = left;
    to.reach = left;
  }

  /** What else there is to say of a card in this game, from 1; 0 for nothing. `unseen` has ranks by suit. */
  extra(_s: State, _seat: number, _card: number, _unseen: Int32Array): number {
    return 0;
  }

  /** The number that a bid has to beat; 0 where there is none. */
  highBid(_s: State): number {
    return 0;
  }

  /** How the other bids stand, from the view of a seat that is to choose. */
  standing(_s: State, _seat: number): number {
    return 0;
  }

  /** How expected tricks (in eighths) stand to what is wanted, for a choice of the contract with this code: from 0 to 7. */
  prospect(_s: State, _seat: number, _contract: number, _eighths: number): number {
    return 0;
  }

  /** The trump that a seat may count on before trump is known: −1 for its best suit, otherwise the better of this and none. */
  offer(_s: State): number {
    return -1;
  }
}
