/**
 * A pool of played hands, from which any number of games can be assembled: a hand of the pool is scored again on top of
 * other totals. This is valid as long as players ignore the totals, and a thousand times faster than playing.
 */
import { type Bot, playHand } from '@followsuit/bots';
import { Random, type Rules, type State } from '@followsuit/engine';
import { DEALER, DEALING, DELTA, type Field, HAND, OVER, PHASE, TOTAL, WINNERS } from '@followsuit/engine/state';

/** Hands after which a game is abandoned. */
export const LONGEST_GAME = 300;

export class HandPool {
  /** States after the score of a hand. */
  readonly hands: readonly State[];
  /** Those in which a game ended. */
  readonly ends: readonly State[];
  private readonly byDealer: readonly State[][];
  private readonly lasting: readonly Field[];
  private readonly kept: State;

  /** Plays this many hands, in whole games. @example new HandPool(rules, simple, 4000, 'seed') */
  constructor(rules: Rules, bot: Bot, hands: number, seed: string) {
    const random = new Random(`${seed}/pool`);
    const bots = Array.from({ length: rules.seats }, () => bot);
    const s = rules.start();
    const all: State[] = [];
    for (let n = 0; n < hands; n++) {
      if (s[PHASE] === OVER || s[HAND] === LONGEST_GAME) s.set(rules.start());
      playHand(rules, s, bots, random);
      all.push(s.slice());
    }
    this.hands = all;
    this.ends = all.filter((each) => each[PHASE] === OVER);
    this.byDealer = Array.from({ length: rules.seats }, (_, seat) => all.filter((each) => each[DEALER] === seat));
    this.lasting = rules.design.layout.fields.filter(({ lasting }) => lasting);
    this.kept = rules.start();
  }

  /** Advances a position between hands by one hand. `rules` may have a different target from those of the pool. */
  next(rules: Rules, s: State, random: Random): void {
    const pool = this.byDealer[rules.nextDealer(s)];
    this.score(rules, s, pool[random.below(pool.length)]);
  }

  /** Scores a hand on top of a position. */
  score(rules: Rules, s: State, hand: State): void {
    const { kept, lasting } = this;
    kept.set(s);
    s.set(hand);
    for (const { at, size } of lasting) for (let i = at; i < at + size; i++) s[i] = kept[i];
    s[HAND]++;
    s[DEALER] = hand[DEALER];
    rules.design.score(s);
    for (let side = 0; side < rules.design.sides.length; side++) s[TOTAL + side] += s[DELTA + side];
    s[WINNERS] = rules.design.winners(s);
    s[PHASE] = s[WINNERS] === 0 ? DEALING : OVER;
  }

  /** Plays a position to the end of its game; false if it does not end. */
  finish(rules: Rules, s: State, random: Random): boolean {
    for (let n = 0; s[PHASE] === DEALING && n < LONGEST_GAME; n++) this.next(rules, s, random);
    return s[PHASE] === OVER;
  }
}
