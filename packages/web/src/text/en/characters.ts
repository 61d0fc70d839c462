import { area } from '../area.ts';

/** Who each bot is, by its name. */
export const characters = /* @__PURE__ */ area('characters', {
  Bo: 'Bo counts every card and says little.',
  Cy: 'Cy loves a risk, and laughs when it fails.',
  Di: 'Di waits, and takes the trick you needed.',
  Ed: 'Ed learned from his grandmother, and plays just like her.',
  Flo: 'Flo smiles the same with good cards and bad.',
  Gus: 'Gus has played for fifty years and is never in a hurry.',
  Hal: 'Hal says it was luck, and does it again.',
} as const);
