import type { WordsOf } from '@followsuit/present';
import type { how as english } from '../en/how.ts';

export const how: WordsOf<typeof english> = {
  title: 'So geht {game}',
  link: 'So geht’s',
  play: 'Jetzt spielen',
  learn: 'Lernen',
  puzzles: 'Rätsel',
  rules: 'Alle Regeln',
  more: 'Mehr',
  missing: 'Dieses Spiel hat noch keine Kurzanleitung. In den Regeln steht alles.',
  failed: 'Die Seite konnte nicht geladen werden. Bist du offline? Versuch es wieder, wenn du Netz hast.',
  drawn: {
    goal: 'Ziel',
    trick: 'Ein Stich',
    scoring: 'Wertung',
    twist: 'Der Kniff',
    order: 'Rang der Karten',
    high: 'hoch',
    low: 'niedrig',
    either: 'jedes Ende kann hoch sein',
    names: ['Du', 'Ana', 'Bo', 'Cy', 'Di'],
    leads: '{name} {name|spielst|spielt} aus',
    plays: '{name}: {card}.',
    taken: '{name}: {card}. Gewinnt den Stich.',
    tricks: ['{n} Stich', '{n} Stiche'],
    bid: 'Gebot {n}',
    bidTaken: 'Geboten und gemacht',
    signs: { '=': 'gleich', '+': 'und', '→': 'also', '≥': 'mindestens', '×': 'mal' },
  },
};
