/** A bot that does without search what a policy thinks likeliest. */
import type { Bot } from '../bot.ts';
import type { Policy } from './policy.ts';

const moves = new Int32Array(4096);
const chances = new Float64Array(4096);

/** @example likeliest(policyFor(rules)).choose(view, random) */
export function likeliest(policy: Policy): Bot {
  return {
    name: 'likeliest',
    choose({ rules, seat, state }) {
      const n = rules.moves(state, seat, moves);
      policy.weigh(state, seat, moves, n, chances);
      let best = 0;
      for (let i = 1; i < n; i++) if (chances[i] > chances[best]) best = i;
      return moves[best];
    },
  };
}
