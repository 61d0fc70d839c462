/** The contestants of a tournament: bots of the tables, and some that exist only for measuring. */
import { type Budget, botOf, type Search, searchWith, textbookSearch, type WorldSource } from '@followsuit/bots';
import { type Random, type Rules, type State, viewOf } from '@followsuit/engine';
import { isOutside, type OutsideSettings, outsideBot } from '@followsuit/outside-bots';
import type { ChosenMove } from '../play.ts';

/** Chooses a move for a seat. All but `open` read only the seat's view. */
export interface Contestant<Chosen extends ChosenMove = number> {
  readonly name: string;
  choose(s: State, seat: number, random: Random): Chosen;
  /** Outside bots are told where a game begins and ends. */
  begin?(): void;
  over?(): void;
}

/** Always draws the true state: a search with these worlds sees all cards. No table offers it. */
class OpenCards implements WorldSource {
  private state: State | null = null;

  /** The state to draw from now on. */
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

/** The contestants besides the bots of the tables. */
export const MEASURES: readonly string[] = ['textbook', 'open'];

/** The contestant with a name, with a budget; undefined if there is none. */
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

let tables = 0;

function outsideContestant(name: string, rules: Rules, settings: OutsideSettings): Contestant<ChosenMove> {
  const process = outsideBot(name, settings);
  let key = '';
  return {
    name,
    begin() {
      key = String(++tables);
      process.beginGame();
    },
    choose: (s, seat, random) => process.choose(viewOf(rules, s, seat), random, key),
    over: () => process.over(key),
  };
}

/** The contestant with a name, which may be an outside bot's command. */
export function anyContestant(
  name: string,
  rules: Rules,
  budget: Budget,
  outside: OutsideSettings | undefined,
): Contestant<ChosenMove> {
  if (isOutside(name) && outside) return outsideContestant(name, rules, outside);
  const found = contestantOf(name, rules, budget);
  if (!found) throw new Error(`There is no bot ${name}.`);
  return found;
}
