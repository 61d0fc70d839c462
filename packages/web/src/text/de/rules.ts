import type { WordsOf } from '@followsuit/present';
import type { rules as english } from '../en/rules.ts';

export const rules: WordsOf<typeof english> = {
  title: 'Regeln',
  lead: 'Jedes Spiel ganz genau, mit dem Kleingedruckten. Jede Regel hat einen Namen, und Tische nennen sie, wenn sie eine Karte ablehnen.',
  inEnglish: 'Die vollständigen Regeln gibt es nur auf Englisch.',
  search: 'Alle Regeln durchsuchen',
  searching: 'Seiten werden durchsucht …',
  found: {
    none: 'Nichts gefunden. Versuch es mit weniger oder kürzeren Wörtern.',
    one: 'Eine Stelle',
    many: '{n} Stellen',
    more: 'Die ersten {n} Stellen; mit einem Wort mehr werden es weniger.',
  },
  contents: 'Auf dieser Seite',
  table: 'Tabelle',
  forPrograms: 'Für Programme',
  lab: 'Im Labor eine Regel ändern',
  play: 'Dieses Spiel spielen',
  learn: 'In einer Runde lernen',
  lookUp: 'Nachschlagen',
  poker: 'Poker mit diesem Blatt',
  lore: 'Geschichten zum Blatt',
  all: 'Alle Regeln',
  shared: 'Die Vines-Spiele: Blatt und gemeinsame Regeln',
  missing: 'Eine Regelseite mit diesem Namen gibt es nicht.',
  searchFailed: 'Die Seiten konnten nicht geladen werden. Bist du offline? Such wieder, wenn du Netz hast.',
  loadFailed: 'Die Seite konnte nicht geladen werden. Bist du offline? Versuch es wieder, wenn du Netz hast.',
  sharedAbout: 'Das Blatt und die Regeln, die sich die zehn Vines-Spiele teilen.',
};
