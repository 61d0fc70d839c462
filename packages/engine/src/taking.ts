/** What could take the current trick, for games whose views say so (`Design.shown`). */
import { NONE, suitOf } from './cards.ts';
import { situation } from './compile.ts';
import type { Rules } from './rules.ts';
import { CARDS, KEY, LED, PLAYS, type State, slot } from './state.ts';

/**
 * The cards not yet played that would take the current trick, whoever holds them; none before a lead.
 *
 * @example takers(rules, s) // ['9w', 'Aw', '2p']
 */
export function takers(rules: Rules, s: State): string[] {
  if (s[LED] === NONE) return [];
  const { cards, codes } = rules.design.deck;
  const played = s.subarray(CARDS, CARDS + s[PLAYS]);
  const trick = s.subarray(slot(s, 0), CARDS + s[PLAYS]);
  const takes = (card: number): boolean => {
    const own = rules.strengthOf(s, card);
    return own > 0 && trick.every((each) => rules.strengthOf(s, each, card) < own);
  };
  return cards.filter((card) => !played.includes(card) && takes(card)).map((card) => codes[card]);
}

/**
 * The suits that can take the current trick, from the led suit to the strongest; none before a lead.
 *
 * @example ringOf(rules, s) // ['rock', 'water', 'paper']
 */
export function ringOf(rules: Rules, s: State): string[] {
  if (s[LED] === NONE) return [];
  const { deck } = rules.design;
  const base = situation(s[KEY], s[LED]) << 7;
  const best = (suit: number): number =>
    Math.max(0, ...deck.cards.filter((card) => suitOf(card) === suit).map((card) => rules.strength[base | card]));
  return deck.suits
    .map(({ name }, suit) => ({ name, power: best(suit) }))
    .filter(({ power }) => power >= best(s[LED]))
    .sort((a, b) => a.power - b.power)
    .map(({ name }) => name);
}
