/** The suits that play makes; in a file of its own, so that the table's page does not load the rules with it. */
import type { KeySuits } from '../parts/thieves.ts';

/** The suits that leads and discards make, in this order. */
export const KEY_SUITS: readonly KeySuits[] = ['trump', 'thief'];
