/** The result of a hand by itself, whatever it means for the game. */
import type { Rules, State } from '@followsuit/engine';
import { DELTA, TOTAL } from '@followsuit/engine/state';
import { knowledgeOf } from '../knowledge.ts';
import type { Utility } from '../value/utility.ts';

/** The side of each seat. */
export function sidesOf({ design, seats }: Rules): Int32Array {
  const sides = new Int32Array(seats);
  for (const [side, members] of design.sides.entries()) for (const seat of members) sides[seat] = side;
  return sides;
}

/** How far each seat's side is ahead of the mean of the others, in a field that each side has. */
class Lead implements Utility {
  private readonly at: number;
  private readonly sides: Int32Array;
  private readonly count: number;
  private readonly sign: number;

  constructor(rules: Rules, at: number) {
    this.at = at;
    this.sides = sidesOf(rules);
    this.count = rules.design.sides.length;
    this.sign = rules.wins === 'low' ? -1 : 1;
  }

  of(s: State, out: Float64Array): void {
    let all = 0;
    for (let side = 0; side < this.count; side++) all += s[this.at + side];
    for (let seat = 0; seat < this.sides.length; seat++) {
      const own = s[this.at + this.sides[seat]];
      out[seat] = this.sign * (own - (all - own) / (this.count - 1));
    }
  }
}

/** How much more a side has scored in a hand than the others on average. @example leadOfHand(rules).of(s, leads) */
export const leadOfHand = (rules: Rules): Utility => new Lead(rules, DELTA);

/** How far a side's total is ahead of the others' mean. @example leadOfGame(rules).of(s, leads) */
export const leadOfGame = (rules: Rules): Utility => new Lead(rules, TOTAL);

/** The lead of the hand, or the game's own measure if its points do not say what a hand is worth. */
export const handResult = (rules: Rules): Utility => knowledgeOf(rules.game).handResult?.(rules) ?? leadOfHand(rules);
