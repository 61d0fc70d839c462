import type { WordsOf } from '@followsuit/present';
import type { variant as english } from '../en/variant.ts';

export const variant: WordsOf<typeof english> = {
  lab: 'Was würde das ändern? Probier es im Labor aus.',
  lead: 'Probier aus, was eine andere Regel bewirkt. Die Bots kennen das Spiel nach dem Regelheft: Mit anderen Regeln spielen sie schlechter.',
  number: '{low} bis {high}; im Regelheft {rulebook}.',
  rulebook: '{text} (Regelheft: {rulebook}).',
  changed: 'Geändert: {text}',
  back: 'Zurück zum Regelheft',
  name: 'Name dieser Variante',
  nameHint: 'Steht am Tisch und in der Aufzeichnung.',
  title: 'Geänderte Regeln: {name}',
  onPage: 'Diese Seite gibt das Regelheft wieder. An jenem Tisch sind diese Regeln geändert:',
  guide: 'Kurzanleitung und Lektion nennen die Zahlen aus dem Regelheft.',
  rules: 'Alle Regeln, die geänderten markiert',
  failed: 'Das konnte nicht geladen werden. Bist du offline?',
};
