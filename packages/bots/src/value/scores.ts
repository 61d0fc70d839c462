/** Realistic scores: positions between hands, from games of bots that answer at once. */
import { dealFrom, type Random, type Rules, type State, seatsIn, viewOf } from '@followsuit/engine';
import { DEALING, HAND, PHASE } from '@followsuit/engine/state';
import type { Bot } from '../bot.ts';
import { simple } from '../simple/index.ts';

/** The number of hands after which a game is abandoned. */
const HANDS_LIMIT = 100;

/** Deals the next hand and plays it to its score. @example playHand(rules, s, [simple, simple, simple], random) */
export function playHand(rules: Rules, s: State, bots: readonly Bot[], random: Random): void {
  rules.deal(s, dealFrom(rules, s, random));
  while (s[PHASE] >= 0) {
    const seats = seatsIn(rules.actors(s));
    // If acts are seen at once, the order of the seats matters.
    const seat = seats[rules.design.phases[s[PHASE]].open ? random.below(seats.length) : 0];
    rules.apply(s, seat, bots[seat].choose(viewOf(rules, s, seat), random));
  }
}

/**
 * A position that waits for its next deal, from a game of simple bots: every hand of the game is equally likely to be next.
 *
 * @example const s = randomScores(rules, new Random('tournament/17'));
 */
export function randomScores(rules: Rules, random: Random): State {
  const bots = Array.from({ length: rules.seats }, () => simple);
  const s = rules.start();
  const waiting: State[] = [];
  while (s[PHASE] === DEALING && s[HAND] < HANDS_LIMIT) {
    waiting.push(s.slice());
    playHand(rules, s, bots, random);
  }
  return waiting[random.below(waiting.length)];
}
