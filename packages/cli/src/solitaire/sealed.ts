/** A word of warning, not a rule: that a pawn has no way home any more. */
import { Pilot } from '@followsuit/bots';
import type { State } from '@followsuit/engine';
import type { PiecepackRules } from '@followsuit/games/piecepack';
import { suitName } from './board.ts';

export class Lookout {
  private readonly pilot: Pilot;

  constructor(rules: PiecepackRules) {
    this.pilot = new Pilot(rules);
  }

  /** What to say about a pawn that is walled in by set stones and aces; `open` says whether the last act can be taken back. */
  warning(s: State, open: boolean): string | null {
    this.pilot.roads.look(s);
    const suit = this.pilot.sealed(s);
    if (suit < 0) return null;
    const advice = open ? 'back takes the last act back, resign gives up' : 'resign gives up';
    return `The pawn of ${suitName(suit)} has no way home any more, whatever still moves out of its way: ${advice}.`;
  }
}
