/**
 * Passing cards between seats before the play, as in Hearts: every seat that passes chooses in secret, and when all have
 * chosen the cards change hands at once. Only the seat itself still sees what it passed and what it received.
 */
import { way } from './acts.ts';
import { bitOf, type Deck, SUITS, suitOf } from './cards.ts';
import { cardsDomain, unpackCard } from './domains.ts';
import type { Phase } from './game.ts';
import { ACTORS, type FieldSpec, HELD, HOLD, type State } from './state.ts';

const cards: FieldSpec = { per: 'seat', width: SUITS, shape: 'cards', seen: 'owner' };

/** The fields that a game with passing adds to its layout. */
export const passingFields = {
  /** The cards each seat passed; before the exchange, those it has chosen and still holds. */
  passedCards: cards,
  /** The cards each seat received. */
  gotCards: cards,
  /** By seat: the seat it passes to in this hand; −1 if it keeps its cards. */
  passesTo: { per: 'seat', shape: 'seat', start: -1 },
} as const satisfies Record<string, FieldSpec>;

/** The offsets of these fields. */
export type PassingAt = Readonly<Record<keyof typeof passingFields, number>>;

export interface Passing {
  readonly deck: Deck;
  readonly players: number;
  readonly at: PassingAt;
  /** How many cards a seat passes. */
  readonly count: number;
  /** The seat that a seat passes to in this hand, or −1. Every seat that receives cards must pass as many. */
  readonly to: (s: State, seat: number) => number;
  /** Quoted to acts of another phase, and to a seat that has already passed. */
  readonly rule: string;
  /** Quoted to a list that is not `count` of the seat's own cards. */
  readonly cardsRule: string;
}

/** The phase in which cards are passed; skipped in hands in which nobody passes. */
export function passing({ deck, players, at, count, to, rule, cardsRule }: Passing): Phase {
  return {
    name: 'passing',
    rule,
    enter(s) {
      for (let seat = 0; seat < players; seat++) {
        s[at.passesTo + seat] = to(s, seat);
        if (s[at.passesTo + seat] >= 0) s[ACTORS] |= 1 << seat;
      }
    },
    ways: [
      way(
        'pass',
        { cards: [cardsDomain(deck, count), cardsRule] },
        (s, seat, code) => {
          for (let i = 0; i < count; i++) {
            const card = unpackCard(code, i, count);
            s[at.passedCards + seat * SUITS + suitOf(card)] |= bitOf(card);
          }
          s[ACTORS] &= ~(1 << seat);
          if (s[ACTORS] === 0) exchange(s, players, at);
        },
        (s, seat, code) => {
          for (let i = 0; i < count; i++) {
            const card = unpackCard(code, i, count);
            if ((s[HOLD + seat * SUITS + suitOf(card)] & bitOf(card)) === 0) return cardsRule;
          }
          return null;
        },
        { secret: true },
      ),
    ],
  };
}

/** Exchanges the chosen cards of all seats. */
function exchange(s: State, players: number, at: PassingAt): void {
  for (let seat = 0; seat < players; seat++) {
    const to = s[at.passesTo + seat];
    for (let suit = 0; suit < SUITS && to >= 0; suit++) {
      const ranks = s[at.passedCards + seat * SUITS + suit];
      s[HOLD + seat * SUITS + suit] &= ~ranks;
      s[at.gotCards + to * SUITS + suit] = ranks;
    }
  }
  for (let seat = 0; seat < players; seat++) {
    s[HELD + seat] = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      s[HOLD + seat * SUITS + suit] |= s[at.gotCards + seat * SUITS + suit];
      if (s[HOLD + seat * SUITS + suit] !== 0) s[HELD + seat] |= 1 << suit;
    }
  }
}
