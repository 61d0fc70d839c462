import type { WordsOf } from '@followsuit/present';
import type { characters as english } from '../en/characters.ts';

export const characters: WordsOf<typeof english> = {
  Bo: 'Bo zählt jede Karte und sagt wenig.',
  Cy: 'Cy liebt das Risiko und lacht, wenn es schiefgeht.',
  Di: 'Di wartet ab und nimmt den Stich, den du gebraucht hättest.',
  Ed: 'Ed hat von seiner Großmutter gelernt und spielt genau wie sie.',
  Flo: 'Flo lächelt gleich, mit guten Karten wie mit schlechten.',
  Gus: 'Gus spielt seit fünfzig Jahren und hat es nie eilig.',
  Hal: 'Hal sagt, es war Glück, und macht es gleich noch einmal.',
};
