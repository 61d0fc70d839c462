/** Putting cards away face down before the bidding: every seat that was dealt one too many, at once and in secret. */
import type { Deck, Phase, State } from '@followsuit/engine';
import { bitOf, cardsDomain, count, heldCard, SUITS, suitOf, unpackCard, type Way, way } from '@followsuit/engine';
import { ACTORS, AWAY, COUNT, HELD, HOLD, PUT, STOCK } from '@followsuit/engine/state';
import { close, done } from './seats.ts';

/** Whether a seat holds a card. */
export const holds = (s: State, seat: number, card: number): boolean =>
  (s[HOLD + seat * SUITS + suitOf(card)] & bitOf(card)) !== 0;

/** Moves a card from a holding to the cards that the seat has put away. */
export function putAway(s: State, seat: number, card: number): void {
  const place = seat * SUITS + suitOf(card);
  s[HOLD + place] &= ~bitOf(card);
  if (s[HOLD + place] === 0) s[HELD + seat] &= ~(1 << suitOf(card));
  s[COUNT + seat]--;
  s[AWAY + place] |= bitOf(card);
  s[PUT + seat]++;
}

/** Takes cards of a suit from the stock into a holding. */
export function takeUp(s: State, seat: number, suit: number, ranks: number): void {
  if (ranks === 0) return;
  s[STOCK + suit] &= ~ranks;
  s[HOLD + seat * SUITS + suit] |= ranks;
  s[HELD + seat] |= 1 << suit;
  s[COUNT + seat] += count(ranks);
}

/** Takes the whole stock into a holding. */
export function takeStock(s: State, seat: number): void {
  for (let suit = 0; suit < SUITS; suit++) takeUp(s, seat, suit, s[STOCK + suit]);
}

/** The way to put some cards away in secret, all at once; then the phase is over. `rule` forbids cards that the seat does not hold. */
export function discardSome(deck: Deck, n: number, rule: string): Way {
  return way(
    'discard',
    { cards: [cardsDomain(deck, n), rule] },
    (s, seat, cards) => {
      for (let i = 0; i < n; i++) putAway(s, seat, unpackCard(cards, i, n));
      close(s);
    },
    (s, seat, cards) => {
      for (let i = 0; i < n; i++) if (!holds(s, seat, unpackCard(cards, i, n))) return rule;
      return null;
    },
    { secret: true },
  );
}

/** A game's settings for putting cards away. */
interface PuttingAway {
  readonly deck: Deck;
  readonly players: number;
  /** The number of cards that each seat keeps. */
  readonly keep: number;
  /** Quoted to acts of another phase, for any seat. */
  readonly rule: string;
  /** Quoted to seats that have nothing (more) to put away, and to cards they do not hold. */
  readonly oneRule: string;
  /** The rule that forbids putting this card away, or null. */
  readonly forbids?: (s: State, seat: number, card: number) => string | null;
}

/** The phase in which every seat with more than `keep` cards puts one away. */
export function puttingAway({ deck, players, keep, rule, oneRule, forbids }: PuttingAway): Phase {
  return {
    name: 'putting away',
    rule,
    turnRule: (_s, _seat, name = 'discard') => (name === 'discard' ? oneRule : rule),
    enter(s) {
      for (let seat = 0; seat < players; seat++) if (s[COUNT + seat] > keep) s[ACTORS] |= 1 << seat;
    },
    ways: [
      way(
        'discard',
        { card: [heldCard(deck), oneRule] },
        (s, seat, card) => {
          putAway(s, seat, card);
          done(s, seat);
        },
        (s, seat, card) => (holds(s, seat, card) ? (forbids?.(s, seat, card) ?? null) : oneRule),
      ),
    ],
  };
}
