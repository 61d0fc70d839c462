/**
 * Thieves: a key suit that is decided during play. In every trick that contains thieves, the lowest goes back to the seat
 * that played it, as a point.
 */
import { type Deck, type Json, Key, type KeyValues, type State, suitDigit } from '@followsuit/engine';
import { bitOf, count, NONE, SUITS, suitOf } from '@followsuit/engine/cards';
import { LEADER, SIZE, slot } from '@followsuit/engine/state';

/** The digits of the key: the two key suits, each `NONE` while it is not known. */
export type KeySuits = 'trump' | 'thief';

export const keySuits = (deck: Deck): Key<KeySuits> => new Key({ trump: suitDigit(deck), thief: suitDigit(deck) });

/** The fields in the state. */
export const thiefFields = {
  kept: { per: 'seat', width: SUITS, shape: 'cards' }, // the thieves that each seat has kept
} as const;

/** The key after a card: the first card of neither the led suit nor a key suit makes a missing key suit. */
export function settle(
  card: number,
  led: number,
  now: KeyValues<KeySuits>,
  mayMake: readonly KeySuits[],
): KeyValues<KeySuits> {
  const suit = suitOf(card);
  if (led === NONE || suit === led || suit === now.trump || suit === now.thief) return now;
  const missing = mayMake.find((name) => now[name] === NONE);
  return missing === undefined ? now : { ...now, [missing]: suit };
}

/** The thieves of one game. */
export class Thieves {
  private readonly deck: Deck;
  private readonly players: number;
  private readonly key: Key<KeySuits>;
  private readonly kept: number;

  constructor(deck: Deck, players: number, key: Key<KeySuits>, at: Readonly<Record<'kept', number>>) {
    this.deck = deck;
    this.players = players;
    this.key = key;
    this.kept = at.kept;
  }

  /** After a trick: the lowest thief goes to the seat that played it. */
  keep(s: State): void {
    const place = this.lowest(s);
    if (place < 0) return;
    const card = s[slot(s, place)];
    s[this.kept + this.keeper(s, place) * SUITS + suitOf(card)] |= bitOf(card);
  }

  /** How many thieves a seat has kept. */
  of(s: State, seat: number): number {
    const thief = this.key.get(s, 'thief');
    return thief === NONE ? 0 : count(s[this.kept + seat * SUITS + thief]);
  }

  /** By seat: the number of kept thieves, for the record. */
  counts(s: State): number[] {
    return Array.from({ length: this.players }, (_, seat) => this.of(s, seat));
  }

  /** What a trick line adds about it. */
  tell(s: State): Record<string, Json> {
    const place = this.lowest(s);
    if (place < 0) return { kept: null, keeper: null };
    return { kept: this.deck.codes[s[slot(s, place)]], keeper: this.keeper(s, place) };
  }

  /** The index of the lowest thief in a complete trick, or −1. */
  private lowest(s: State): number {
    const thief = this.key.get(s, 'thief');
    if (thief === NONE) return -1;
    const first = slot(s, 0);
    let place = -1;
    for (let i = 0; i < s[SIZE]; i++)
      if (suitOf(s[first + i]) === thief && (place < 0 || s[first + i] < s[first + place])) place = i;
    return place;
  }

  private keeper(s: State, place: number): number {
    return (s[LEADER] + place) % this.players;
  }
}
