/** What you have seen of the game so far, hand by hand: for score sheets, the log and the last trick. */
import type { Act, Line } from '@followsuit/engine';

/** One hand as it was seen. */
export interface PlayedHand {
  readonly hand: number;
  readonly dealer: number;
  /** Acts other than plays that were seen, in order; a secret one of another seat has only its seat. */
  readonly acts: Line[];
  /** Finished tricks, each with the `seats` that played its cards. */
  readonly tricks: Line[];
  score: Line | null;
}

/** A hand that has been scored. */
export type ScoredHand = PlayedHand & { readonly score: Line };

export class HandHistory {
  readonly hands: PlayedHand[] = [];
  over: Line | null = null;
  /** Cards seen in the trick under way. */
  laid = 0;

  get now(): PlayedHand | undefined {
    return this.hands[this.hands.length - 1];
  }

  /** The hands that have been scored. */
  get scored(): ScoredHand[] {
    return this.hands.filter((hand): hand is ScoredHand => hand.score !== null);
  }

  /** The last finished trick, of this hand or the one before. */
  get lastTrick(): Line | undefined {
    return this.hands.flatMap(({ tricks }) => tricks).at(-1);
  }

  /** Takes in a line of the record as it may be seen. */
  add(line: Line): void {
    const { now } = this;
    this.laid = line.ev === 'act' && (line.do === 'play' || line.do === 'lead') ? this.laid + 1 : 0;
    if (line.ev === 'deal')
      this.hands.push({ hand: Number(line.hand), dealer: Number(line.dealer), acts: [], tricks: [], score: null });
    else if (line.ev === 'act' && line.do !== 'play') now?.acts.push(line);
    else if (line.ev === 'trick') now?.tricks.push(line);
    else if (line.ev === 'score' && now) now.score = line;
    else if (line.ev === 'over') this.over = line;
  }
}

/** The act of an act line. */
export function actOf({ ev: _ev, seat: _seat, at: _at, ms: _ms, ...act }: Line): Act {
  return act as Act;
}
