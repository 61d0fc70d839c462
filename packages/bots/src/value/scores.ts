/** Scores as they come about: positions between hands, from games of bots that answer at once. */
import { dealFrom, type Random, type Rules, type State, seatsIn, viewOf } from '@followsuit/engine';
import { DEALING, HAND, PHASE } from '@followsuit/engine/state';
import type { Bot } from '../bot.ts';
import { simple } from '../simple/index.ts';

/** Hands after which a game is left unfinished. */
const HANDS_LIMIT = 100;

/** Deals the next hand and plays it to its score. @example playHand(rules, s, [simple, simple, simple], random) */
export function playHand(rules: Rules, s: State, bots: readonly Bot[], random: Random): void {
  rules.deal(s, dealFrom(rules, s, random));
  while (s[PHASE] >= 0) {
    const seats = seatsIn(rules.actors(s));
    // Where all see at once what each does, it matters who comes first.
    const seat = seats[rules.design.phases[s[PHASE]].open ? random.below(seats.length) : 0];
    rules.apply(s, seat, bots[seat].choose(viewOf(rules, s, seat), random));
  }
}

/**
 * A position that waits for its next deal, from a game of simple bots: any of its hands is equally likely to be the next.
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
