/** How turns follow each other, and how the game ends. */
import type { Options, State } from '@followsuit/engine';
import { ACES, suitOf } from './board.ts';
import type { Paths } from './moving.ts';
import {
  ALLOWED,
  DEAD_ROLL,
  DICE,
  DUE,
  FIRST,
  inPhaseOne,
  isHome,
  LATER,
  NUMBERS,
  NUMBERS_SIZE,
  OVER,
  OWED,
  PART,
  PHASE,
  POINTS,
  REASON,
  ROLL,
  STUCK,
  TURN,
  TURN_LIMIT,
} from './state.ts';
import { SUITS } from './suits.ts';

/** The points of the best roll: PIECEPACK-TWO-1. */
const MOST_POINTS = 6;

export class Turns {
  private readonly paths: Paths;
  private readonly together: boolean;
  private readonly deadRollLoses: boolean;
  private readonly limit: number;

  constructor(paths: Paths, { rolling, deadRoll, turnLimit }: Options) {
    this.paths = paths;
    this.together = rolling === 'together';
    this.deadRollLoses = deadRoll === 'lose';
    this.limit = turnLimit as number;
  }

  /** PIECEPACK-TURN-2 and -3: decides which dice each part of the next turn has. */
  begin(s: State): void {
    let one = 0;
    let two = 0;
    for (let suit = 0; suit < SUITS.length; suit++)
      if (inPhaseOne(s, suit)) one |= 1 << suit;
      else if (!isHome(s, suit)) two |= 1 << suit;
    const apart = !this.together && one !== 0;
    s[TURN]++;
    s[PART] = 1;
    s[ALLOWED] = 0;
    s[DUE] = apart ? one : one | two;
    s[LATER] = apart ? two : 0;
    s[PHASE] = ROLL;
  }

  /** After `done`: the second part, or the end of the turn. */
  endPart(s: State): void {
    this.clearDice(s);
    if (s[LATER] === 0) {
      this.endTurn(s);
      return;
    }
    s[PART] = 2;
    s[DUE] = s[LATER];
    s[LATER] = 0;
    s[PHASE] = ROLL;
  }

  private clearDice(s: State): void {
    s[OWED] = 0;
    s.fill(-1, DICE, DICE + SUITS.length);
    s.fill(0, NUMBERS, NUMBERS + NUMBERS_SIZE);
    s.fill(0, POINTS, POINTS + SUITS.length);
    s[FIRST] = 0;
  }

  /** PIECEPACK-END-2 to -4, in this order. */
  private endTurn(s: State): void {
    if (this.deadRollLoses && s[ALLOWED] === 0) this.end(s, DEAD_ROLL);
    else if (this.isStuck(s)) this.end(s, STUCK);
    else if (s[TURN] === this.limit) this.end(s, TURN_LIMIT);
    else this.begin(s);
  }

  /** Ends the game. */
  end(s: State, reason: number): void {
    this.clearDice(s);
    s[LATER] = 0;
    s[REASON] = reason;
    s[PHASE] = OVER;
  }

  /** PIECEPACK-END-3: whether no roll could ever allow anything again. */
  private isStuck(s: State): boolean {
    for (let suit = 0; suit < SUITS.length; suit++) {
      if (isHome(s, suit)) continue;
      if (inPhaseOne(s, suit)) return false;
      this.paths.pawn(s, suit, MOST_POINTS);
      if (this.paths.found()) return false;
    }
    for (let coin = 0; coin < ACES; coin++) {
      if (isHome(s, suitOf(coin))) continue;
      this.paths.stone(s, coin, MOST_POINTS);
      if (this.paths.found()) return false;
    }
    return true;
  }
}
