/** The simulation speed of the search with random playouts: the cost of worlds, tree and results on top of card play. */
import { textbookSearch } from '@followsuit/bots';
import { Random, type Rules, type State, seatsIn, viewOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { perSecond } from './measure.ts';

const SIMULATIONS = 500;

/** Searches a position; returns the number of simulations. */
function searched(rules: Rules, s: State): number {
  const search = textbookSearch(rules);
  const [seat] = seatsIn(rules.actors(s));
  search.run(viewOf(rules, s, seat), new Random('bench/search'), { simulations: SIMULATIONS });
  return search.simulations;
}

/** The first position from a lead on with a choice; in some games the first card is forced. */
function firstChoice(rules: Rules, start: State): State {
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

/** The number of positions searched in one measurement. */
const POSITIONS = 4;
const HANDS = 250;

/** Plays hands at random from given positions to their end; returns the number of cards played. */
type PlayOut = (rules: Rules, starts: readonly State[], hands: number, seed: number) => number;

/** Alternates search and plain play, from the same positions. */
export class SearchRun {
  private readonly rules: Rules;
  private readonly playOut: PlayOut;
  private readonly choices: readonly State[];
  /** By position: the mean number of cards from there to the end of the hand. */
  private readonly cards: readonly number[];

  constructor(rules: Rules, starts: readonly State[], playOut: PlayOut) {
    this.rules = rules;
    this.playOut = playOut;
    this.choices = starts
      .map((start) => firstChoice(rules, start))
      .filter((s) => s[PHASE] === rules.tricks)
      .slice(0, POSITIONS);
    this.cards = this.choices.map((choice) => playOut(rules, [choice], 50, 1) / 50);
  }

  /** Cards played per second in a search, as a share of plain play. */
  share(): number {
    const { rules, choices, cards, playOut } = this;
    const inSearch = perSecond(() => choices.reduce((sum, s, i) => sum + cards[i] * searched(rules, s), 0));
    return inSearch / perSecond(() => playOut(rules, choices, HANDS, 1));
  }
}
