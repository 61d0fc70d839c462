/**
 * The simple bot: the move that the learned policy of the game thinks likeliest, without search. It answers at once and is the
 * yardstick for the others.
 */
import { type Bot, legalMoves, showsTricks } from '../bot.ts';
import { likeliest } from '../policy/likeliest.ts';
import { hasPolicy, policyFor } from '../policy/policy-for.ts';
import { general } from './general.ts';

export const simple: Bot = {
  name: 'simple',
  choose(view, random) {
    const legal = Array.from(legalMoves(view));
    if (legal.length === 1) return legal[0];
    if (!showsTricks(view)) return legal[random.below(legal.length)];
    if (hasPolicy(view.rules)) return likeliest(policyFor(view.rules)).choose(view, random);
    return general(view, legal, random);
  },
};
