/** Why somebody does not follow suit: the others see it, and may not know the rule. */
import { handNow, suitNow } from './read.ts';
import type { Scene } from './scene.ts';
import { fillSentence } from './text.ts';
import { nameOf, suitWord } from './wording.ts';

/**
 * The news of every first card out of suit: its player has none of the led suit. The reader's own cards are no news, and
 * there is none where a variant's `mustFollow` is off. `mayTrump`: a trump may be played with cards of the led suit in hand.
 *
 * @example news: (scene) => [...trumpNews(scene), ...voidNews(scene)] // 'Cy has no trees, so may play any card.'
 */
export function voidNews(scene: Scene, mayTrump = false): string[] {
  const { trump } = scene.view;
  if (scene.options.mustFollow === 'off') return [];
  const { acts = [], tricks = [] } = handNow(scene) ?? {};
  const plays = acts.filter(({ do: act }) => act === 'play' || act === 'lead');
  const sizes = tricks.map(({ cards }) => (cards as readonly string[]).length);
  const known = new Map<string, string>();
  for (let first = 0, trick = 0; first < plays.length; first += sizes[trick++] ?? plays.length) {
    const led = suitNow(scene, String(plays[first].card));
    for (const { seat, card } of plays.slice(first, first + (sizes[trick] ?? plays.length))) {
      const suit = suitNow(scene, String(card));
      if (suit === led || seat === scene.seat || known.has(`${seat} ${led}`) || (mayTrump && suit === trump)) continue;
      const text = suit === trump ? scene.text.trumpsIt : scene.text.hasNone;
      known.set(
        `${seat} ${led}`,
        fillSentence(text, { name: nameOf(scene, Number(seat)), suit: suitWord(scene, led) }),
      );
    }
  }
  return [...known.values()];
}
