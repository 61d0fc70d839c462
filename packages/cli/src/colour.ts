/** Colour is an addition: the text contains everything that it says. */
import { suitSigns } from '@followsuit/present';

let on = process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb';

/** Turns colour off, for --no-color. */
export function withoutColour(): void {
  on = false;
}

const paint =
  (code: string) =>
  (text: string): string =>
    on && text !== '' ? `\x1b[${code}m${text}\x1b[0m` : text;

export const bold = paint('1');
export const dim = paint('2');
export const red = paint('31');
export const green = paint('32');
export const amber = paint('33');
const purple = paint('35');
export const blue = paint('94');
export const grey = paint('90');

export type Paint = (text: string) => string;

/** The colour of each suit. */
const SUITS: Readonly<Record<string, Paint>> = {
  anchors: amber,
  crowns: red,
  cups: purple,
  locks: blue,
  trees: green,
  rock: grey,
  water: blue,
  paper: amber,
  lizard: green,
  scissors: red,
  hearts: red,
  diamonds: amber,
  clubs: green,
};

/** The colour of each tone; `back`, `note` and `plain` have none. */
const TONES: Readonly<Record<string, Paint>> = { good: green, bad: red, key: amber, loud: (text) => bold(amber(text)) };

/** A text in the colour of its tone. @example inTone('good', '✓ 4 of 4') */
export const inTone = (tone: string | undefined, text: string): string => TONES[tone ?? '']?.(text) ?? text;

/** The sign of a suit, or an empty text. */
export const signOf = (suit: string): string => suitSigns[suit] ?? '';
/** A text in the colour of a suit. */
export const inSuit = (suit: string, text: string): string => SUITS[suit]?.(text) ?? text;
