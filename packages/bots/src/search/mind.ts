/** Puts together what searches stand on, once for each game set up. */
import type { Rules } from '@followsuit/engine';
import { policyModels } from '../policy/models.ts';
import { policyFor } from '../policy/policy-for.ts';
import { utilityFor } from '../value/utility.ts';
import { Worlds } from '../worlds/worlds.ts';
import { handResult } from './results.ts';
import { type Manner, type Mind, Search } from './search.ts';

/** All of the seat's moves are compared in rounds over the same worlds; below them PUCT. */
const EXPERT: Manner = {
  ...{ select: 'puct', explore: 2, root: 'rounds', plays: 100, exact: 2 },
  ...{ trust: 30, trustInCards: 30, slope: 0.2, least: 0.01 },
};
/** How far the policy's word on cards is taken where it plays them less well than the search soon finds. */
const TRUST_IN_CARDS: Readonly<Record<string, number>> = { bishop: 6 };
/** As published: UCB1 with 0.7. */
const TEXTBOOK: Manner = {
  ...{ select: 'ucb1', explore: 0.7, root: 'tree', plays: 0, exact: 0 },
  ...{ trust: 0, trustInCards: 0, slope: 0, least: 0 },
};

/** A value made once for each game set up, and kept as long as that is. */
export function once<T>(make: (rules: Rules) => T): (rules: Rules) => T {
  const made = new WeakMap<Rules, T>();
  return (rules) => {
    let found = made.get(rules);
    if (found === undefined) {
      found = make(rules);
      made.set(rules, found);
    }
    return found;
  };
}

/** All that strong play has: worlds, learned policy, the chance of winning the game. */
export const expertMind = once((rules: Rules): Mind => {
  const policy = isTrained(rules) ? policyFor(rules) : null;
  return { worlds: new Worlds(rules, policy), policy, utility: utilityFor(rules) };
});

/** A policy that was never trained takes time and says nothing. */
const isTrained = ({ game }: Rules): boolean => (policyModels[game.id]?.lead.length ?? 0) > 0;

/** The search of the strong levels. @example const [best] = expertSearch(rules).run(view, random, { ms: 100 }); */
export const expertSearch = once((rules: Rules): Search => new Search(rules, expertMind(rules), mannerOf(rules)));

/** How the strong levels go about a game. @example mannerOf(rules).trustInCards === 6 // Bishop */
export const mannerOf = ({ game, options }: Rules): Manner => ({
  ...EXPERT,
  trustInCards: TRUST_IN_CARDS[game.id] ?? EXPERT.trustInCards,
  // On Stepping Stones' advanced sheet the policy thinks too little of May Trump, which is often best: all is compared there.
  least: options.sheet === 'advanced' ? 0 : EXPERT.least,
});

/** A search with parts or ways of its own, for measuring. */
export const searchWith = (rules: Rules, mind: Partial<Mind>, manner: Partial<Manner> = {}): Search =>
  new Search(rules, { ...expertMind(rules), ...mind }, { ...mannerOf(rules), ...manner });

/** The plain search of Cowling, Powley and Whitehouse: uniform worlds, random playouts, the result of the hand. */
export const textbookSearch = once((rules: Rules): Search => {
  const mind: Mind = { worlds: new Worlds(rules), policy: null, utility: handResult(rules) };
  return new Search(rules, mind, TEXTBOOK);
});
