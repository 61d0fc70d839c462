/** What play can still settle; in a file of its own, so that the table's page does not load the rules with it. */
import type { KeySuits } from '../parts/thieves.ts';

/** What play can still settle: trump is known before the first lead. */
export const SETTLED_IN_PLAY: readonly KeySuits[] = ['thief'];
