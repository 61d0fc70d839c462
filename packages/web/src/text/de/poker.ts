import type { WordsOf } from '@followsuit/present';
import type { poker as english } from '../en/poker.ts';

export const poker: WordsOf<typeof english> = {
  title: 'Poker mit dem Vines-Blatt',
  lead: 'Gib ein paar Blätter oder stell sie selbst zusammen und sieh, welches gewinnt.',
  rulesLink: 'Poker in den Vines-Regeln',
  howMany: 'Wie viele Blätter?',
  deal: 'Geben',
  clear: 'Leeren',
  hand: 'Blatt {n}',
  cards: 'Karten von Blatt {n}',
  example: 'Zum Beispiel Al Kc Bu Ft 7a',
  pick: 'Karten wählen',
  pickLabel: 'Karten für Blatt {n} wählen',
  empty: 'Noch keine Karte',
  inHand: '{card}, in Blatt {n}',
  full: 'Blatt {n} hat seine fünf Karten. Nimm zuerst eine weg.',
  taken: '{card} ist schon in Blatt {n}.',
  missing: { one: 'Blatt {n} fehlt noch 1 Karte.', other: 'Blatt {n} fehlen noch {count} Karten.' },
  wins: 'Gewinnt',
  shares: 'Teilt den Sieg',
  winner: 'Blatt {n} gewinnt: {name}.',
  shared: 'Die Blätter {hands} teilen den Sieg: {name}. Farben brechen kein Unentschieden.',
  and: '{first} und {last}',
  why: {
    kind: 'Es steht über Blatt {n}: {name}.',
    first: 'Blatt {n} ist von derselben Art; {better} schlägt {worse}.',
    pair: 'Blatt {n} ist bis hier gleich; das andere Paar entscheidet: {better} schlägt {worse}.',
    kicker: 'Blatt {n} ist bis hier gleich; die Beikarte entscheidet: {better} schlägt {worse}.',
  },
  ranks: 'Alle Blätter, vom höchsten an',
  ranksText:
    'Mit fünf Farben gibt es den Fünfling ohne Joker, und der Flush steht über dem Vierling. Das Ass ist in einer Straße hoch oder niedrig; der Matrose kommt gleich über der Sieben. Kein Paar ist seltener als ein Paar und verliert trotzdem dagegen.',
  table: {
    rank: 'Rang',
    kind: 'Blatt',
    example: 'Beispiel',
    count: 'Wie viele',
    odds: 'Eins von',
    all: 'Alle Blätter',
  },
};
