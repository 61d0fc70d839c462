/** One's own cards, and what can be done with them. */
import type { Scene } from './scene.ts';

/** The cards one holds, as far as one may know them. */
export const holding = ({ view, seat }: Scene): readonly string[] =>
  (view.hold as readonly (readonly string[] | null)[] | undefined)?.[seat] ?? [];

/** Cards with which something can be done now. */
export const usable = ({ acts }: Scene): Set<string> =>
  new Set(acts.flatMap(({ card, cards }) => (cards ?? card ?? []) as string | readonly string[]));
