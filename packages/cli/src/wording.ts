/** Cards, names and acts as the terminal writes them; sentences are those of `@followsuit/present`. */
import type { Act } from '@followsuit/engine';
import { cardSuit, type RichText, type Scene, spans } from '@followsuit/present';
import { bold, dim, inTone } from './colour.ts';
import { inSuit, signOf } from './suit-text.ts';

/** A card with its suit's sign, and its mark if the game gives it one: "Kl◘★". */
export function cardSign(scene: Scene, card: string): string {
  const suit = cardSuit(scene, card);
  return inSuit(suit, card + signOf(suit)) + markOf(scene, card);
}

/** The game's mark for a card, in its colour; or an empty text. */
export function markOf(scene: Scene, card: string): string {
  const mark = scene.presenter.mark?.(scene, card);
  return mark ? inTone(mark.tone, mark.text) : '';
}

/** A text with its card names in the colours of their suits. */
export const withSuits = ({ game, text }: Scene, sentence: string): string =>
  (game.deck?.suits ?? []).reduce((said, { name }) => {
    const suit = (text.suits as Readonly<Record<string, string>>)[name] ?? name;
    return said.replace(new RegExp(`\\b\\w+ of ${suit}\\b`, 'g'), (card) => inSuit(name, card));
  }, sentence);

/** A rich text in colours. */
export const richWords = (text: RichText): string =>
  spans(text)
    .map(({ text: said, tone, small, strong }) => (strong ? bold : small && !tone ? dim : plain)(inTone(tone, said)))
    .join('');
const plain = (text: string): string => text;

/** A text as a sentence: capitalized, with a full stop. */
export const asSentence = (text: string): string =>
  `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/** The arguments of an act in their typed form; true is written as the argument's name, false is left out. */
export const argsOf = ({ do: _do, ...args }: Act): string =>
  Object.entries(args)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => (value === true ? name : [value].flat().join(' ')))
    .join(' ');

/** The typed form of an act: "bid 4". */
export const typedForm = (act: Act): string => `${act.do} ${argsOf(act)}`.trim();
