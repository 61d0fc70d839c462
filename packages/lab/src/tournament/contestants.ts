/** Who takes part in a tournament: bots of the tables, and two that exist for measuring. */
import { type Budget, botOf, type Search, searchWith, textbookSearch, type WorldSource } from '@followsuit/bots';
import { type Random, type Rules, type State, viewOf } from '@followsuit/engine';

/** Chooses a move for a seat. All but `open` look at the seat's view alone. */
export interface Contestant {
  readonly name: string;
  choose(s: State, seat: number, random: Random): number;
}

/** Draws the true state again and again: a search that stands on it sees all cards. No table offers it. */
class OpenCards implements WorldSource {
  private state: State | null = null;

  /** What is drawn from now on. */
  show(s: State): void {
    this.state = s;
  }
  look(): void {}
  draw(_random: Random, into: State): void {
    if (this.state !== null) into.set(this.state);
  }
}

/** A search as a contestant. */
const searcher = (name: string, search: Search, budget: Budget): Contestant => ({
  name,
  choose: (s, seat, random) => search.run(viewOf(search.rules, s, seat), random, budget)[0].move,
});

/** The search of `expert` with all cards open to it. */
function open(rules: Rules, budget: Budget): Contestant {
  const cards = new OpenCards();
  const search = searchWith(rules, { worlds: cards });
  return {
    name: 'open',
    choose(s, seat, random) {
      cards.show(s);
      return search.run(viewOf(rules, s, seat), random, budget)[0].move;
    },
  };
}

/** Everybody who can take part beside the bots of the tables. */
export const MEASURES: readonly string[] = ['textbook', 'open'];

/** The contestant of a name, thinking as long as the budget says; undefined where there is none. */
export function contestantOf(name: string, rules: Rules, budget: Budget): Contestant | undefined {
  if (name === 'textbook') return searcher(name, textbookSearch(rules), budget);
  if (name === 'open') return open(rules, budget);
  const bot = botOf(name);
  if (!bot) return undefined;
  return {
    name,
    choose: (s, seat, random) => bot.choose(viewOf(rules, s, seat), random, budget),
  };
}
