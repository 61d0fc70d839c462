/** Walking home: a pawn's five stones are then fixed for good, so the other pawns must keep a path. */
import type { State } from '@followsuit/engine';
import type { PiecepackRules } from '../rules.ts';
import { inPhaseOne, isHome, TURN } from '../state.ts';
import { SUITS } from '../suits.ts';
import type { Roads } from './roads.ts';
import { Walls } from './walls.ts';

/** Until this turn the others must keep a path two squares wide. */
const NO_HURRY = 100;
/** From this turn on a narrow path is enough for the others. */
const HURRY = 150;
/** How many of a suit's stones must be able to reach its pawn. */
const STONES_NEEDED = 4;
/** The penalty for a missing path; one that is too narrow in places, or a stone that is shut out, counts 1. */
const LACK = { width: 4 };
/** A road that costs more than this takes another turn or two. */
const LONG = 12;

export class Homing {
  private readonly roads: Roads;
  private readonly walls: Walls;
  private readonly deadRollLoses: boolean;
  private readonly careful: boolean;

  constructor(rules: PiecepackRules, roads: Roads, careful: boolean) {
    this.roads = roads;
    this.walls = new Walls(rules);
    this.deadRollLoses = rules.options.deadRoll === 'lose';
    this.careful = careful;
  }

  /** Whether a pawn that can step home should. */
  isGood(s: State, suit: number): boolean {
    return this.dares(s, suit) && this.lack(s, suit) === 0;
  }

  /** If dead rolls lose, dice of suits in phase 2 prevent them until the last coin is turned. */
  dares(s: State, suit: number): boolean {
    if (!this.deadRollLoses) return true;
    let waiting = false;
    for (let other = 0; other < SUITS.length; other++) {
      if (other === suit || isHome(s, other)) continue;
      if (!inPhaseOne(s, other)) return true;
      waiting = true;
    }
    return !waiting;
  }

  /** How much the others' paths would lack if the stones of a suit stayed where they are; 0 for nothing. */
  lack(s: State, suit: number): number {
    if (!this.careful) return 0;
    const { walls } = this;
    const wide = s[TURN] < NO_HURRY;
    const enough = s[TURN] < HURRY ? 2 : 1;
    let lack = 0;
    walls.build(s, 1 << suit);
    for (let other = 0; other < SUITS.length; other++) {
      if (other === suit || isHome(s, other)) continue;
      if (wide && !walls.isWide(s, other)) lack++;
      lack += LACK.width * Math.max(0, enough - walls.width(s, other));
      lack += Math.max(0, STONES_NEEDED - walls.free(s, other));
    }
    return lack;
  }

  /** Whether a pawn next to its home may wait while its stones are put away, because another pawn is slower anyway. */
  hasTime(s: State, suit: number): boolean {
    if (!this.careful) return false;
    for (let other = 0; other < SUITS.length; other++)
      if (other !== suit && !isHome(s, other) && (inPhaseOne(s, other) || this.roads.toll[other] > LONG)) return true;
    return false;
  }
}
