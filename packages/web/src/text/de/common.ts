import type { WordsOf } from '@followsuit/present';
import type { common as english } from '../en/common.ts';

export const common: WordsOf<typeof english> = {
  name: 'Followsuit',
  notFound: 'Diese Seite gibt es nicht.',
  home: 'Start',
  toGames: 'Zu den Spielen',
  loading: 'Wird geladen …',
  skip: 'Zum Inhalt',
  rules: 'Regeln',
  me: 'Ich',
  settings: 'Einstellungen',
  about: 'Über',
  learn: 'Lernen',
  replays: 'Rückblicke',
  deals: 'Karten prüfen',
  lab: 'Labor',
  poker: 'Poker',
  writeGame: 'Ein Spiel schreiben',
  mainMenu: 'Hauptmenü',
  moreMenu: 'Mehr',
  footer: 'Frei zu spielen, frei zu ändern (MIT).',
  botNames: ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal'],
};
