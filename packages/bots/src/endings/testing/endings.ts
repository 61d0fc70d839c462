/** Ends of hands to solve in tests, and plain minimax to solve them with. */
import { dealFrom, type Random, type Rules, type State, SUITS, seatsIn } from '@followsuit/engine';
import { HOLD, PHASE, TURN } from '@followsuit/engine/state';
import type { HandValue } from '../ending-solver.ts';

const room = new Int32Array(8192);

/** Plays at random until the seat on turn has `cards` cards, then a few cards more, so that a trick may be under way. */
export function ending(rules: Rules, random: Random, cards: number): State {
  for (;;) {
    const s = rules.start();
    rules.deal(s, dealFrom(rules, s, random));
    while (s[PHASE] >= 0 && !(s[PHASE] === rules.tricks && cardsOf(s) <= cards)) {
      const [seat] = seatsIn(rules.actors(s));
      rules.apply(s, seat, room[random.below(rules.moves(s, seat, room))]);
    }
    for (let more = random.below(rules.seats); more > 0 && s[PHASE] === rules.tricks; more--)
      rules.play(s, room[random.below(rules.cards(s, s[TURN], room))], null);
    if (s[PHASE] === rules.tricks) return s;
  }
}

function cardsOf(s: State): number {
  let n = 0;
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = s[HOLD + s[TURN] * SUITS + suit]; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The value of a position by full minimax. */
export function minimax(rules: Rules, s: State, side: number, handValue: HandValue): number {
  if (s[PHASE] !== rules.tricks) return handValue(s, side);
  const seat = s[TURN];
  const wants = ((side >> seat) & 1) === 1;
  const moves = new Int32Array(64);
  const n = rules.cards(s, seat, moves);
  let best = wants ? -Infinity : Infinity;
  for (let i = 0; i < n; i++) {
    const next = s.slice();
    rules.play(next, moves[i], null);
    const value = minimax(rules, next, side, handValue);
    best = wants ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
