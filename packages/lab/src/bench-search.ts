/** How fast the search simulates with random playouts: what worlds, tree and results cost beside the playing of cards. */
import { textbookSearch } from '@followsuit/bots';
import { Random, type Rules, type State, seatsIn, viewOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';

const SIMULATIONS = 500;

/** Searches a position; returns how many simulations there were. */
export function searched(rules: Rules, s: State): number {
  const search = textbookSearch(rules);
  const [seat] = seatsIn(rules.actors(s));
  search.run(viewOf(rules, s, seat), new Random('bench/search'), { simulations: SIMULATIONS });
  return search.simulations;
}

/** The first position from a lead on in which there is something to choose; in some games the first card is given. */
export function firstChoice(rules: Rules, start: State): State {
  const s = start.slice();
  const random = new Random('bench/choice');
  while (s[PHASE] === rules.tricks) {
    const [seat] = seatsIn(rules.actors(s));
    const found = textbookSearch(rules).run(viewOf(rules, s, seat), random, { simulations: 8 });
    if (found.length > 1) break;
    rules.apply(s, seat, found[0].move);
  }
  return s;
}
