import type { WordsOf } from '@followsuit/present';
import type { staticSite as english } from '../en/static-site.ts';

export const staticSite: WordsOf<typeof english> = {
  lead: 'Stichspiele, die es nur in Regelheften gab. Spiel sofort gegen Bots, auch ohne Netz.',
  optionsLabel: 'Neuer Tisch … für {game}: Bots, Varianten',
  seats: 'Wähl jeden Bot einzeln, oder schau nur zu.',
  privateText: 'Alle Partien bleiben in diesem Browser. Nichts, was du tust, wird irgendwohin gesendet.',
};
