/** Words for what several games show. */
import type { Json } from '@followsuit/engine';
import { suitLabel } from '../../cards/names.ts';
import { capital, listed, signed } from '../../table/event-words.ts';
import type { TableScene } from '../../table/scene.ts';
import { fill, words } from '../../text/text.ts';

const sharedText = words.skins;

/** A word of a table of words, or what was asked for where it has none. */
export const wordIn = (table: Readonly<Record<string, string>>, name: Json | undefined): string =>
  table[String(name)] ?? String(name ?? '');

/** @example suitWord('locks') // 'locks' */
export const suitWord = (suit: Json | undefined): string =>
  suit === 'none' || suit === null || suit === undefined ? sharedText.withoutTrump : suitLabel(String(suit));
/** With a capital. @example suitTitle('locks') // 'Locks' */
export const suitTitle = (suit: Json | undefined): string => capital(suitWord(suit));

/** "Bo", or "you" inside a sentence. */
export const nameOf = ({ names, seat }: TableScene, who: number): string =>
  who === seat ? sharedText.you : (names[who] ?? sharedText.nobody);
/** The name at the head of a column or of a line. */
export const headOf = (scene: TableScene, seat: number): string => capital(nameOf(scene, seat));
/** Fills the places of a text and begins it with a capital: it may begin with "you". */
export const fillSentence = (text: string, values: Readonly<Record<string, string | number>>): string =>
  capital(fill(text, values));
/** @example namesOf(scene, [0, 2]) // 'Ana and Cy' */
export const namesOf = (scene: TableScene, seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(scene, seat)));
/** The head of a side's column. @example sideName(scene, 0) // 'Ana + Cy' */
export const sideName = (scene: TableScene, side: number): string =>
  scene.sides[side].map((seat) => headOf(scene, seat)).join(' +\u00a0');

/** @example counted(1, words.skins.trick) // '1 trick' */
export const counted = (n: number, [one, many]: readonly [string, string]): string =>
  `${signed(n)} ${n === 1 ? one : many}`;

/** What was said in an auction. @example callWord('doubleZero') // 'double zero' */
export const callWord = (call: Json | undefined): string => wordIn(sharedText.calls, call);
/** What became of a bid. @example resultWord('takenBack') // 'taken back' */
export const resultWord = (result: Json | undefined): string => wordIn(sharedText.results, result);
export const ofWords = (n: number, goal: number): string => fill(sharedText.of, { n, goal });
/** In lists of contracts. @example shortContract('win-4') // '4' */
export const shortContract = (contract: string): string => wordIn(sharedText.shortContracts, contract);
export const contractWord = (contract: Json | undefined): string => wordIn(sharedText.contracts, contract);
