/** The words of a review, in German. */
import type { ReviewWords } from './sentences.ts';

export const reviewInGerman: ReviewWords = {
  point: ',',
  grades: { good: 'gut', inaccuracy: 'Ungenauigkeit', mistake: 'Fehler', blunder: 'grober Fehler' },
  lucky: { good: 'richtig und Glück', bad: 'falsch, aber Glück' },
  unlucky: { good: 'richtig, aber Pech', bad: 'falsch und Pech' },
  kinds: {
    bid: 'Gebot',
    declaration: 'Ansage',
    discard: 'Abwurf',
    lead: 'Ausspiel',
    ruff: 'Stechen',
    partner: 'Stich des Partners',
    count: 'genaue Stichzahl',
    endgame: 'Endspiel',
    card: 'Karte',
    move: 'Zug',
  },
  facts: {
    trump: '{name} hatte noch Trumpf',
    holds: '{name} hatte die Karte {card}',
    void: '{name} hatte kein {suit}',
    beats: '{name} konnte die Karte {card} schlagen',
  },
  reason: '{fact}: so in {n} von {of} Verteilungen. Dort bringt die bessere Wahl {gain}, in den anderen {otherwise}.',
  makes: 'Damit gelingt das Gebot in {best} der Verteilungen, mit der getroffenen Wahl in {played}.',
  ledger: {
    prior: 'erwartet',
    deal: 'die Karten',
    own: 'eigene Entscheidungen',
    partners: 'Entscheidungen des Partners',
    opponents: 'Entscheidungen der Gegner',
    lay: 'wie die Karten lagen',
    rolls: 'die Würfel',
    result: 'Ergebnis',
  },
  receipt: {
    lucky: 'Das Glück gab {luck}',
    unlucky: 'Das Glück nahm {luck}',
    even: 'Glück und Pech waren etwa gleich',
    gained: 'eigene Entscheidungen brachten {own}',
    cost: 'eigene Entscheidungen kosteten {own}',
    level: 'eigene Entscheidungen waren etwa ausgeglichen',
    both: '{luck}; {own}.',
  },
};
