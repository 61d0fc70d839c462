/** Suits in the terminal: their signs and colours. */
import { suitSigns } from '@followsuit/present';
import { amber, blue, green, grey, type Paint, purple, red } from './colour.ts';

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

/** The sign of a suit, or an empty text. */
export const signOf = (suit: string): string => suitSigns[suit] ?? '';
/** A text in the colour of a suit. */
export const inSuit = (suit: string, text: string): string => SUITS[suit]?.(text) ?? text;
