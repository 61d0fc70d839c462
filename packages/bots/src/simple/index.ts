/**
 * The simple bot plays the likeliest move of the game's learned policy, without search. It answers at once and is the
 * baseline for the other levels.
 */
import { type Random, type Rules, rankOf, type View } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { type Bot, legalMoves, showsTricks } from '../bot.ts';
import { knowledgeOf } from '../knowledge.ts';
import { likeliest } from '../policy/likeliest.ts';
import { hasPolicy, policyFor } from '../policy/policy-for.ts';
import { TrickChances } from './trick-chances.ts';

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

/** The least chance of taking the trick at which a card is played to take it. */
const LIKELY = 0.7;
/** One time in this many, a seat does not pass, so that a game of passers makes progress. */
const ONCE_IN = 8;

/**
 * Chooses one of several legal moves (listed in canonical order) in a game without a trained policy: passes, takes tricks if
 * that is likely, and otherwise plays low. If the lowest total wins, it avoids tricks and gets rid of its highest cards.
 */
export function general(view: View, legal: readonly number[], random: Random): number {
  const { rules, seat, state } = view;
  const taught = knowledgeOf(rules.game).teacher?.(view, legal) ?? null;
  if (taught !== null) return taught;
  if (state[PHASE] !== rules.tricks) return choice(view, legal, random);
  const trick = new TrickChances(view);
  const side = ownSide(rules, seat);
  if (isLowGame(rules)) {
    const losers = legal.filter((card) => trick.chance(card, side) < 1 - LIKELY);
    return losers.length > 0 ? highest(losers) : lowest(legal);
  }
  const winners = legal.filter((card) => trick.chance(card, side) >= LIKELY);
  return lowest(winners.length > 0 ? winners : legal);
}

function choice({ rules, seat, state }: View, legal: readonly number[], random: Random): number {
  const pass = rules.read(state, seat, { do: 'pass' });
  if ('move' in pass && random.below(ONCE_IN) > 0) return pass.move;
  return isLowGame(rules) ? legal[legal.length - 1] : legal[0];
}

const isLowGame = ({ wins }: Rules): boolean => wins === 'low';

/** The seats on this one's side. */
function ownSide({ design }: Rules, seat: number): number {
  const side = design.sides.find((seats) => seats.includes(seat)) ?? [seat];
  return side.reduce((set, each) => set | (1 << each), 0);
}

/** Of several cards of the same rank, the first. */
const lowest = (cards: readonly number[]): number => cards.reduce((a, b) => (rankOf(b) < rankOf(a) ? b : a));
const highest = (cards: readonly number[]): number => cards.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
