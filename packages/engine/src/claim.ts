/**
 * Claims: a seat ends a hand whose score cannot change any more. It settles the hand by what everybody knows, concedes by what it
 * knows itself, or claims the rest with its own cards in an order. The table then plays the remaining cards itself.
 */
import type { Json } from './acts.ts';
import { cardsIn, SUITS } from './cards.ts';
import type { EventSink, Fault, Line, Play } from './play.ts';
import { handIsSettled } from './proof.ts';
import { Rules } from './rules.ts';
import { HIDDEN, HOLD, PHASE, type State, TURN } from './state.ts';

const KINDS = ['settle', 'claim', 'concede'] as const;
export type ClaimKind = (typeof KINDS)[number];

/** A claim that was proved. */
export interface Claim {
  readonly seat: number;
  readonly kind: ClaimKind;
  /** Of a `claim`: the seat's cards in the order in which it plays them; otherwise null. */
  readonly order: readonly number[] | null;
}

/** Whether an act is a claim by its name. @example isClaim({ do: 'concede' }) // true */
export const isClaim = ({ do: name }: Line): boolean => KINDS.some((kind) => kind === name);

/**
 * Reads a claim and proves it, by what its seat may know alone: a fault reveals nothing hidden either.
 *
 * @example readClaim(rules, s, 1, 'claim', ['Al', 'Kl'])
 */
export function readClaim(rules: Play, s: State, seat: number, kind: Json, cards?: Json): Claim | Fault {
  const wrong = (detail: string): Fault => ({ rule: 'RECORD-CLAIM-1', detail });
  const found = KINDS.find((each) => each === kind);
  if (found === undefined) return wrong(`kind must be one of ${KINDS.join(', ')}.`);
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
  const isWhole = order.length === held.length && held.every((card) => order.includes(card));
  return isWhole ? order : null;
}

/** A seat's cards in the order in which it may best claim the rest: those that are strongest when led come first. */
export function cardsToClaim(rules: Play, s: State, seat: number): Json {
  if (!(rules instanceof Rules)) return [];
  const { codes } = rules.design.deck;
  const power = (card: number): number => rules.strengthOf(s, card);
  return cardsIn(s, HOLD + seat * SUITS)
    .sort((a, b) => power(b) - power(a))
    .map((card) => codes[card]);
}

/** Applies a claim line of a record that was checked. */
export function replayClaim(rules: Play, s: State, line: Line): void {
  applyClaim(rules, s, checkedClaim(rules, s, line));
}

/** The claim of a line of a record that was checked. */
export function checkedClaim(rules: Play, s: State, { seat, kind, cards }: Line): Claim {
  const claim = readClaim(rules, s, Number(seat), kind, cards);
  if ('rule' in claim) throw new Error(`A checked claim breaks ${claim.rule}: ${claim.detail}`);
  return claim;
}

/** A claim as a line of the record. */
export function claimLine(rules: Play, { seat, kind, order }: Claim): Line {
  const codes = rules instanceof Rules ? rules.design.deck.codes : [];
  return { ev: 'claim', seat, kind, ...(order && { cards: order.map((card) => codes[card]) }) };
}

/** Ends the hand as a proved claim says: plays the remaining cards, without telling their tricks. */
export function applyClaim(rules: Play, s: State, { seat, order }: Claim, sink: EventSink | null = null): void {
  if (!(rules instanceof Rules)) return;
  const quiet: EventSink | null = sink && {
    trick: () => {},
    score: (after) => sink.score(after),
    over: (after) => sink.over(after),
  };
  const moves = new Int32Array(rules.maxMoves);
  let next = 0;
  while (s[PHASE] === rules.tricks) {
    const isOrdered = order !== null && s[TURN] === seat;
    if (!isOrdered) rules.moves(s, s[TURN], moves);
    rules.play(s, isOrdered ? order[next++] : moves[0], quiet);
  }
}
