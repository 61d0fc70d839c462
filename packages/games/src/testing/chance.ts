/** Chance for tests: choices of options, deals with long suits, and moves, all from a seed. */
import {
  cardToOpen,
  type Deal,
  faultIn,
  filled,
  type Game,
  type Options,
  type Random,
  type Rules,
  type State,
  usualPlayers,
} from '@followsuit/engine';
import { HAND } from '@followsuit/engine/state';

/** The values to try of an option: all of them, or the ends of its range. */
export const valuesToTry = (game: Game, id: string) => {
  const { values } = game.options.find((option) => option.id === id)!;
  return 'low' in values ? [values.low, values.high, ...(values.or === undefined ? [] : [values.or])] : values;
};

/** A game, its players and its options. */
export interface Setup {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
}

/** Every number of players with the defaults, and with each value of each option changed by itself. */
export function plainSetups(game: Game): Setup[] {
  const setups = game.players.flatMap((players) => [
    { game, players, options: filled(game, players) },
    ...game.options.flatMap(({ id, standard }) =>
      valuesToTry(game, id)
        .filter((value) => value !== standard(players) && (!game.classic || players === usualPlayers(game)))
        .map((value) => ({ game, players, options: filled(game, players, { [id]: value }) })),
    ),
  ]);
  return setups.filter(({ players, options }) => faultIn(game, players, options) === null);
}

/** A random number of players with random options. */
export function anySetup(game: Game, random: Random): Setup {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)];
  for (;;) {
    const players = pick(game.players);
    const options = Object.fromEntries(game.options.map(({ id }) => [id, pick(valuesToTry(game, id))]));
    if (faultIn(game, players, options) === null) return { game, players, options };
  }
}

/**
 * A deal in which hands have long suits and voids: the deck in order of suits, stirred a little or not at all, and dealt
 * in blocks. Rules that ordinary deals hardly ever touch (a hand of nothing but rock, all the paper aside) come up here.
 */
export function clumpedDeal(rules: Rules, s: State, random: Random): Deal {
  const { deck, hands: due } = rules.design;
  const suits = random.shuffle(deck.suits.map((_, suit) => suit));
  const cards = suits.flatMap((suit) => random.shuffle(deck.cards.filter((card) => card >> 4 === suit)));
  for (let swaps = random.below(3) * random.below(12); swaps > 0; swaps--) {
    const [i, j] = [random.below(cards.length), random.below(cards.length)];
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const dealer = rules.nextDealer(s);
  const sizes = due(dealer, s[HAND] + 1);
  const hands: number[][] = sizes.map(() => []);
  let stock: number[] = [];
  let next = 0;
  const aside = cards.length - sizes.reduce((a, b) => a + b);
  for (const place of random.shuffle([...sizes.keys(), -1])) {
    const size = place < 0 ? aside : sizes[place];
    const block = cards.slice(next, next + size);
    next += size;
    if (place < 0) stock = block;
    else hands[place] = block;
  }
  return { hands, stock, open: cardToOpen(rules, hands[dealer], stock) };
}
