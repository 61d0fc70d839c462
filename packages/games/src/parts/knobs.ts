/** Knobs that several games have; their words are in knob-words.en.ts. */
import type { Deck, Json, Knob, Options, Restriction } from '@followsuit/engine';
import { partOf, suitOf, withoutLowest } from '@followsuit/engine';
import { follow } from './tricks.ts';

type Standard = number | Knob['standard'];

/** A number from `low` to `high`. @example numberKnob('exactBonus', 0, 20, 0, scoreRule) */
export const numberKnob = (id: string, low: number, high: number, standard: Standard, rule: string): Knob => ({
  id,
  values: { low, high },
  standard: typeof standard === 'number' ? () => standard : standard,
  rule,
});

/** One of some words, the rulebook's first. @example choiceKnob('firstLead', ['bidder', 'left'], playRule) */
export const choiceKnob = (id: string, values: readonly string[], rule: string): Knob => ({
  id,
  values,
  standard: () => values[0],
  rule,
});

/** The lowest rank in the deck: the cards below it stay out. */
export const lowestRankKnob = (ranks: string, rule: string): Knob => choiceKnob('lowestRank', [...ranks], rule);

/** The deck from a rank up. @example deckFrom(vines, '4') */
export const deckFrom = (deck: Deck, rank: Json): Deck => withoutLowest(deck, deck.ranks.indexOf(String(rank)));

/** How many suits of five the deck has: the last ones stay out. */
export const suitsKnob = (rule: string): Knob => numberKnob('suits', 3, 5, 5, rule);

/** The deck with its first suits. @example deckWithSuits(vines, 4).cards.length // 44 */
export const deckWithSuits = (deck: Deck, suits: Json): Deck =>
  suits === deck.suits.length ? deck : partOf(deck, (card) => suitOf(card) < Number(suits));

/** Whether seats must follow suit. */
export const mustFollowKnob = (rule: string): Knob => choiceKnob('mustFollow', ['on', 'off'], rule);
export const mustFollow = ({ mustFollow }: Options): boolean => mustFollow === 'on';
/** The rule that seats follow suit, unless it is turned off. */
export const followed = (options: Options, rule: string): readonly Restriction<string>[] =>
  mustFollow(options) ? [follow(rule)] : [];
