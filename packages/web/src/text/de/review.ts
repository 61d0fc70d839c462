import type { WordsOf } from '@followsuit/present';
import type { review as english } from '../en/review.ts';

export const review: WordsOf<typeof english> = {
  title: 'Analyse',
  receipt: 'Glück oder Können?',
  open: 'Partie analysieren',
  progress: 'Fortschritt der Analyse',
  working: 'Analyse läuft: {share}. Sie läuft weiter, wenn du gehst.',
  swing: 'Glück {luck}, eigene Entscheidungen {own}',
  lead: 'Alle Zahlen sind Chancen auf den Sieg. Eine Entscheidung wird danach beurteilt, was zu sehen war, und nicht danach, wie die Karten lagen.',
  chances: 'Siegchancen',
  curve: 'Siegchancen im Lauf der Partie; am Ende: {ends}',
  moments: 'Wichtige Momente: {name}',
  noMoments: 'Keine Entscheidung war sicher falsch, und keine hatte viel Glück oder Pech.',
  count: '{n} Entscheidungen, {wrong} sicher falsch, Kosten {lost}',
  hand: 'Runde {n}',
  chosen: 'gewählt',
  cost: 'Das kostete {loss}, sicher {sure}.',
  luck: 'Das Glück änderte {luck}.',
  range: '{low} bis {high}',
  table: 'Tisch zeigen',
  tryIt: 'Ausprobieren',
  openCards: 'Zeigen, was nicht zu sehen war',
  openNote: 'So, wie die Karten wirklich lagen; das konnte niemand wissen:',
  measure: 'Zählen in',
  measures: { chance: 'Chancen', points: 'Punkten' },
  pointsHint: 'Punkte sind der Vorsprung vor dem Mittel der anderen Seiten.',
  curveHint:
    'Kreise: eigene Entscheidungen, die falsch waren oder denen Glück oder Pech folgte. Quadrate: Das Geben oder andere haben viel geändert.',
  full: 'Genauer ansehen (dauert länger)',
  replay: 'Auf die Partie zurückblicken',
  none: {
    damaged: 'Das Protokoll ist beschädigt, deshalb gibt es keine Analyse.',
    unfinished: 'Die Partie ist nicht zu Ende. Spiele sie zuerst fertig, dann gibt es eine Analyse.',
    unknown: 'Die App kennt das Spiel dieses Protokolls nicht, deshalb gibt es keine Analyse.',
    failed: 'Die Analyse ist stehen geblieben. Lade die Seite neu, dann geht sie weiter.',
  },
};
