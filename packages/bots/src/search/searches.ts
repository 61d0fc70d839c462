/** Assembles searches and their parts, once for each game set up. */
import type { Rules } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import { hasPolicy, policyFor } from '../policy/policy-for.ts';
import { utilityFor } from '../value/utility.ts';
import { Worlds } from '../worlds/worlds.ts';
import { handResult } from './hand-result.ts';
import { PairedSearch } from './paired-search.ts';
import { Search, type SearchConfig, type SearchParts } from './search.ts';

/** Sequential halving at the root, PUCT below it. */
const EXPERT: SearchConfig = {
  ...{ select: 'puct', explore: 2, root: 'rounds', plays: 100, exact: 2 },
  ...{ trust: 30, trustInCards: 30, slope: 0.2, least: 0.01 },
};
/** As published: UCB1 with an exploration constant of 0.7. */
const TEXTBOOK: SearchConfig = {
  ...{ select: 'ucb1', explore: 0.7, root: 'tree', plays: 0, exact: 0 },
  ...{ trust: 0, trustInCards: 0, slope: 0, least: 0 },
};

/** Caches a value per setup, for as long as the setup is in use. */
export function oncePerRules<T>(make: (rules: Rules) => T): (rules: Rules) => T {
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

/** The parts of the strong levels: belief worlds, learned policy, the chance of winning the game. */
export const expertParts = oncePerRules((rules: Rules): SearchParts => {
  const policy = hasPolicy(rules) ? policyFor(rules) : null;
  return { worlds: new Worlds(rules, policy), policy, utility: utilityFor(rules) };
});

/** The search of the strong levels. @example const [best] = expertSearch(rules).run(view, random, { ms: 100 }); */
export const expertSearch = oncePerRules(
  (rules: Rules): Search => new Search(rules, expertParts(rules), expertConfig(rules)),
);

/** The configuration of the strong levels for a game. @example expertConfig(rules).trustInCards === 30 */
export const expertConfig = (rules: Rules): SearchConfig => ({ ...EXPERT, ...knowledgeOf(rules.game).search?.(rules) });

/** Compares moves as the strong levels search. @example pairedSearchFor(rules).begin(view, moves, n, random) */
export const pairedSearchFor = oncePerRules(
  (rules: Rules): PairedSearch => new PairedSearch(rules, expertParts(rules), expertConfig(rules)),
);

/** A search with some parts or settings replaced, for measurements. */
export const searchWith = (rules: Rules, parts: Partial<SearchParts>, config: Partial<SearchConfig> = {}): Search =>
  new Search(rules, { ...expertParts(rules), ...parts }, { ...expertConfig(rules), ...config });

/** The plain search of Cowling, Powley and Whitehouse: uniform worlds, random playouts, the result of the hand as utility. */
export const textbookSearch = oncePerRules((rules: Rules): Search => {
  const parts: SearchParts = { worlds: new Worlds(rules), policy: null, utility: handResult(rules) };
  return new Search(rules, parts, TEXTBOOK);
});
