/**
 * Proves that a hand is settled: whatever hidden cards lie where, and however everybody plays on, it ends with the same score.
 * A proof starts from a view, so neither a proof nor its absence can tell the seat of the view anything new; from a spectator's
 * view, nobody. It considers more than can happen, never less: it may miss that a hand is settled, but never errs the other way.
 */
import type { Json } from './acts.ts';
import { cardsIn, SUITS } from './cards.ts';
import { CLAIMS, type Claim, type Prover } from './claim.ts';
import { NOT_KNOWN } from './guarded.ts';
import type { Fault, Play } from './play.ts';
import { countsSettle } from './proof-counts.ts';
import { Ending } from './proof-ending.ts';
import { endingsSettle } from './proof-endings.ts';
import { Rules } from './rules.ts';
import { applyClaim, claimLine } from './settling.ts';
import { HIDDEN, HOLD, PHASE, type State } from './state.ts';
import type { View } from './view.ts';

/**
 * Whether the rest of a hand cannot change its score any more, as far as a view can prove it; with `order`, if the seat of the view
 * plays its cards in this order. Once proved, it stays so until the hand ends.
 *
 * @example handIsSettled(rules.view(s, -1)) // whether the table may offer to settle the hand
 */
export function handIsSettled({ rules, seat, state }: View<Play>, order: readonly number[] | null = null): boolean {
  if (!(rules instanceof Rules)) return false;
  return [countsSettle, endingsSettle].some((settle) => {
    try {
      const ending = Ending.from({ rules, seat, state });
      return ending !== null && settle(ending, order);
    } catch (error) {
      if (error === NOT_KNOWN) return false;
      throw error;
    }
  });
}

/**
 * Reads a claim and proves it, by what its seat may know alone: a fault reveals nothing hidden either.
 *
 * @example readClaim(rules, s, 1, 'claim', ['Al', 'Kl'])
 */
export function readClaim(rules: Play, s: State, seat: number, kind: Json, cards?: Json): Claim | Fault {
  const wrong = (detail: string): Fault => ({ rule: 'RECORD-CLAIM-1', detail });
  const found = CLAIMS.find((each) => each === kind);
  if (found === undefined) return wrong(`kind must be one of ${CLAIMS.join(', ')}.`);
  if (!(rules instanceof Rules) || s[PHASE] !== rules.tricks) return wrong('Only tricks can be settled or claimed.');
  if ((found === 'claim') !== (cards !== undefined)) return wrong('A claim names its cards; nothing else has any.');
  const view = rules.view(s, found === 'settle' ? -1 : seat);
  const order = found === 'claim' ? readOrder(rules, view.state, seat, cards) : null;
  if (found === 'claim' && order === null) return wrong('cards must be all cards that the seat holds, each once.');
  if (!handIsSettled(view, order))
    return wrong('The rest of the hand can still change its score, or it cannot be proved.');
  return { seat, kind: found, order };
}

/** The cards of a claim; null unless they are all that the seat holds. */
function readOrder({ design: { deck } }: Rules, seen: State, seat: number, cards: Json | undefined): number[] | null {
  const at = HOLD + seat * SUITS;
  if (seen[at] === HIDDEN || !Array.isArray(cards)) return null;
  const held = cardsIn(seen, at);
  const order = cards.map((code: Json) => (typeof code === 'string' ? (deck.byCode.get(code) ?? -1) : -1));
  return order.length === held.length && held.every((card) => order.includes(card)) ? order : null;
}

/** A seat's cards in the order in which it may best claim the rest: those that are strongest when led come first. */
export function cardsToClaim(rules: Play, s: State, seat: number): readonly string[] {
  if (!(rules instanceof Rules)) return [];
  const power = (card: number): number => rules.strengthOf(s, card);
  const held = cardsIn(s, HOLD + seat * SUITS).sort((a, b) => power(b) - power(a));
  return held.map((card) => rules.design.deck.codes[card]);
}

/** Everything that proves claims, for what takes it from outside. */
export const prover: Prover = {
  handIsSettled,
  claimIn(rules, s, seat, { do: kind, cards }) {
    return readClaim(rules, s, seat, kind, kind === 'claim' ? (cards ?? cardsToClaim(rules, s, seat)) : cards);
  },
  settle(rules, s, claim) {
    const lines = [claimLine(rules, claim)];
    applyClaim(
      rules,
      s,
      claim,
      rules.recordWriter((line) => lines.push(line)),
    );
    return lines;
  },
  check(rules, s, { seat, kind, cards }, sink) {
    const isSeat = typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < rules.seats;
    if (!isSeat) return { rule: 'RECORD-CLAIM-1', detail: `seat must be a whole number from 0 to ${rules.seats - 1}.` };
    const claim = readClaim(rules, s, seat, kind, cards);
    if ('rule' in claim) return claim;
    applyClaim(rules, s, claim, sink);
    return null;
  },
};
