/** The ring of Stones in words: what beats what in the trick under way, and that a joker has turned it. */
import { type Line, ringOf } from '@followsuit/engine';
import { suitWords } from '../colour.ts';
import { either } from '../text.ts';
import type { TableNames } from '../wording.ts';
import { digit } from './parts.ts';
import type { SeatScene } from './skin.ts';

const isTurned = ({ rules, view }: SeatScene): boolean => digit(rules, view.state, 'turned') === true;

/** The suits that can take the trick under way, from the led one to the strongest; none before a lead. */
const ringNow = ({ rules, view }: SeatScene): string[] => ringOf(rules, view.state);

/** The ring as it stands for the trick under way. A joker may still turn it, so nothing is said for good before one has. */
export function ring(scene: SeatScene): string[] {
  const suits = ringNow(scene);
  if (suits.length === 0) return [];
  const weak = scene.rules.design.deck.suits.map(({ name }) => name).filter((name) => !suits.includes(name));
  // Where nothing beats the led suit it is rock that breaks everything, and a joker does not change that.
  if (suits.length === 1) return [`${suitWords(suits[0])} is led: nothing else can win.`];
  const until = scene.rules.options.jokers === 'on' ? ' unless a joker turns the ring' : '';
  const end = isTurned(scene) ? ' (a joker has turned the ring)' : until;
  const cannot = either(weak.map(suitWords), 'and');
  return [`${suitWords(suits[0])} is led: ${beating(suits)}; ${cannot} cannot win${end}.`];
}

/** "rock beats it, water beats both". */
const beating = ([, ...over]: readonly string[], led = 'it'): string =>
  over.map((suit, i) => `${suitWords(suit)} beats ${[led, 'both', 'all three'][i]}`).join(', ');

/** That the card just played has turned the ring, while others are still to play. */
export function turnedNow(before: SeatScene, after: SeatScene): string[] {
  const suits = ringNow(after);
  if (isTurned(before) || !isTurned(after) || suits.length === 1) return [];
  return [`The joker turns the ring: ${beating(suits, suitWords(suits[0]))}.`];
}

/** The same of the last card of a trick, after which the ring stands as before. */
export function turnedAtLast(_: TableNames, line: Line): string[] {
  const cards = line.cards as readonly string[];
  const first = cards.findIndex((card) => card.startsWith('X'));
  return first >= 0 && first === cards.length - 1 ? ['The joker turns the ring for this trick.'] : [];
}
