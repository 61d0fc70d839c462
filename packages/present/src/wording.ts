/** Seats, sides, suits and bids in words. */
import type { Json } from '@followsuit/engine';
import { cardName, suitLabel } from './cards.ts';
import type { Scene } from './scene.ts';
import { capital, fill, listed, type SharedText, wordIn } from './text.ts';

type Named = Pick<Scene, 'names' | 'seat' | 'text'>;
type Texts = { readonly text: SharedText };

/** @example suitWord(scene, 'locks') // 'locks' */
export const suitWord = ({ text }: Texts, suit: Json | undefined): string =>
  suit === 'none' || suit === null || suit === undefined ? text.withoutTrump : suitLabel(text, String(suit));
/** Capitalized. @example suitTitle(scene, 'locks') // 'Locks' */
export const suitTitle = (scene: Texts, suit: Json | undefined): string => capital(suitWord(scene, suit));

/** A card in words. @example cardWord(scene, 'Kl') // 'Knight of locks' */
export const cardWord = ({ game: { deck }, text }: Pick<Scene, 'game' | 'text'>, card: string): string =>
  deck === null ? card : cardName(text, deck, card);

/** "Bo", or "you" inside a sentence. */
export const nameOf = ({ names, seat, text }: Named, who: number | null | undefined): string =>
  who === seat ? text.you : (names[who ?? -1] ?? text.nobody);
/** The name of the player who gets the seat's cards, while cards are passed; otherwise null. @example passesTo(scene) // 'Bo' */
export function passesTo(scene: Named & Pick<Scene, 'view'>): string | null {
  const { view, seat } = scene;
  const to = view.passesTo?.[seat] ?? null;
  return to === null || view.phase !== 'passing' ? null : nameOf(scene, to);
}
/** The name as the heading of a column or a line. */
export const headOf = (scene: Named, seat: number): string => capital(nameOf(scene, seat));
/** @example namesOf(scene, [0, 2]) // 'Ana and Cy' */
export const namesOf = (scene: Named, seats: readonly number[]): string =>
  listed(
    scene.text,
    seats.map((seat) => nameOf(scene, seat)),
  );
/** The heading of a side's column. @example sideName(scene, 0) // 'Ana + Cy' */
export const sideName = (scene: Named & Pick<Scene, 'sides'>, side: number): string =>
  scene.sides[side].map((seat) => headOf(scene, seat)).join(' +\u00a0');

/** A call of an auction in words. @example callWord(scene, 'doubleZero') // 'double zero' */
export const callWord = ({ text }: Texts, call: Json | undefined): string => wordIn(text.calls, call);
/** The result of a bid in words. @example resultWord(scene, 'takenBack') // 'thrown in' */
export const resultWord = ({ text }: Texts, result: Json | undefined): string => wordIn(text.results, result);
/** @example ofWords(scene, 4, 6) // '4 of 6' */
export const ofWords = ({ text }: Texts, n: number, goal: number): string => fill(text.of, { n, goal });
