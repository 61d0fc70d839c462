/** Finds equivalent cards in a hand: neighbours among the cards still in play that also score alike. */
import { CARD_LIMIT, isTricks, NONE, type Rules, type State, SUITS, suitOf } from '@followsuit/engine';
import { CARDS, HOLD, LED, PLAYS, SIZE, STOP } from '@followsuit/engine/state';
import { knowledgeOf } from '../knowledge.ts';

export class EquivalentCards {
  private readonly rules: Rules;
  /** By card: cards of different kinds differ in worth or in how they change the key. */
  private readonly kind = new Int32Array(CARD_LIMIT);
  /** By suit: whether no card of another suit ranks between neighbours of the suit. */
  private readonly ordered = new Uint8Array(SUITS);

  constructor(rules: Rules) {
    this.rules = rules;
    const tricks = rules.design.phases[rules.tricks];
    const { cardKind } = knowledgeOf(rules.game);
    if (!isTricks(tricks) || (tricks.taken && !cardKind)) return;
    const { cards } = rules.design.deck;
    const kinds = new Map<string, number>();
    const keys = Array.from({ length: tricks.key.size }, (_, k) => tricks.key.unpack(k));
    for (const card of cards) {
      const traits = [cardKind?.(card) ?? 0];
      for (const key of keys) {
        traits.push(tricks.worth?.(card, key) ?? 0, tricks.countsAs?.(card, key) ?? suitOf(card));
        if (!tricks.afterCard) continue;
        for (let led = 0; led <= NONE; led++) traits.push(tricks.key.pack(tricks.afterCard(card, led, key)));
      }
      const text = traits.join();
      kinds.set(text, kinds.get(text) ?? kinds.size);
      this.kind[card] = kinds.get(text) as number;
    }
    for (let suit = 0; suit < rules.design.deck.suits.length; suit++)
      this.ordered[suit] = keys.every((key) =>
        isOrdered(
          cards,
          suit,
          (card, led) => tricks.strength(card, led, key),
          (card) => tricks.countsAs?.(card, key) ?? suit,
        ),
      )
        ? 1
        : 0;
  }

  /** Keeps the highest card of each group of equivalent cards among a seat's moves; returns how many it keeps. */
  dedupe(s: State, seat: number, moves: Int32Array, n: number): number {
    let kept = 0;
    let last = -1;
    for (let i = 0; i < n; i++) {
      const card = moves[i];
      if (last >= 0 && card >> 4 === last >> 4 && this.areEquivalent(s, seat, last, card)) moves[kept - 1] = card;
      else moves[kept++] = card;
      last = card;
    }
    return kept;
  }

  private areEquivalent(s: State, seat: number, low: number, high: number): boolean {
    const suit = low >> 4;
    if (this.ordered[suit] === 0 || this.kind[low] !== this.kind[high]) return false;
    const between = ((1 << (high & 15)) - 1) & ~((2 << (low & 15)) - 1);
    if (between === 0) return true;
    let others = 0;
    for (let each = 0; each < this.rules.seats; each++) if (each !== seat) others |= s[HOLD + each * SUITS + suit];
    if (s[LED] !== NONE)
      for (let i = s[STOP] - s[SIZE]; i < s[PLAYS]; i++)
        if (s[CARDS + i] >> 4 === suit) others |= 1 << (s[CARDS + i] & 15);
    return (others & between) === 0;
  }
}

/** Whether no card of another suit ranks between two neighbours of a suit, whatever suit is led. */
function isOrdered(
  cards: readonly number[],
  suit: number,
  strength: (card: number, led: number) => number,
  countsAs: (card: number) => number,
): boolean {
  const own = cards.filter((card) => card >> 4 === suit);
  const others = cards.filter((card) => card >> 4 !== suit);
  for (let led = 0; led < SUITS; led++) {
    for (let i = 1; i < own.length; i++) {
      if (countsAs(own[i - 1]) !== countsAs(own[i])) continue;
      const [a, b] = [strength(own[i - 1], led), strength(own[i], led)];
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      if (low !== high && others.some((card) => strength(card, led) >= low && strength(card, led) <= high))
        return false;
    }
  }
  return true;
}
