/** A bot that plays the policy's likeliest move, without search. */
import { listMoves } from '@followsuit/engine';
import type { Bot } from '../bot.ts';
import type { Policy } from './policy.ts';

/** @example likeliest(policyFor(rules)).choose(view, random) */
export function likeliest(policy: Policy): Bot {
  return {
    name: 'likeliest',
    choose({ rules, seat, state }) {
      const moves = listMoves(rules, state, seat);
      const chances = new Float64Array(moves.length);
      policy.weigh(state, seat, moves, moves.length, chances);
      let best = 0;
      for (let i = 1; i < moves.length; i++) if (chances[i] > chances[best]) best = i;
      return moves[best];
    },
  };
}
