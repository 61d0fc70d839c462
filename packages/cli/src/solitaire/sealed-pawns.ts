/** A word of warning, not a rule: that a pawn has no way home any more. */
import type { State } from '@followsuit/engine';
import {
  isSet,
  type PiecepackRules,
  Pilot,
  POINTS,
  pawnsHome,
  SUITS,
} from '@followsuit/games/piecepack-stepping-stones';
import { suitName } from './board.ts';

export class SealedPawnWatch {
  private readonly pilot: Pilot;

  constructor(rules: PiecepackRules) {
    this.pilot = new Pilot(rules);
  }

  /** What to say about a pawn that is walled in by set stones and aces; `open` says whether the last act can be taken back. */
  warning(s: State, open: boolean): string | null {
    const suit = this.sealed(s);
    if (suit < 0) return this.threat(s);
    const advice = open ? 'back takes the last act back, resign gives up' : 'resign gives up';
    return `The pawn of ${suitName(suit)} has no way home any more, whatever still moves out of its way: ${advice}.`;
  }

  /** What to say where a pawn is walled in if stones of a suit that has just come home stay where they are. */
  private threat(s: State): string | null {
    const set = SUITS.filter((_, suit) => isSet(s, suit)).length;
    if (set === pawnsHome(s)) return null;
    const after = s.slice().fill(0, POINTS, POINTS + SUITS.length);
    const suit = this.sealed(after);
    if (suit < 0) return null;
    return `As the stones lie now, the pawn of ${suitName(suit)} has no way home once you are done: use the points left to open one.`;
  }

  private sealed(s: State): number {
    this.pilot.roads.look(s);
    return this.pilot.sealed(s);
  }
}
