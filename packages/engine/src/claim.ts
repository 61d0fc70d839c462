/**
 * Claims: a seat ends a hand whose score cannot change any more. It settles the hand by what everybody knows, concedes by what it
 * knows itself, or claims the rest with its own cards in an order. The table then plays the remaining cards itself
 * (settling.ts). What proves a claim is in prover.ts; browsers load both late.
 */
import type { Json } from './acts.ts';
import type { EventSink, Fault, Line, Play } from './play.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const CLAIMS = ['settle', 'claim', 'concede'] as const;
export type ClaimKind = (typeof CLAIMS)[number];

/** A claim that was proved. */
export interface Claim {
  readonly seat: number;
  readonly kind: ClaimKind;
  /** Of a `claim`: the seat's cards in the order in which it plays them; otherwise null. */
  readonly order: readonly number[] | null;
}

/** What proves claims and applies them: see prover.ts. */
export interface Prover {
  handIsSettled(view: View<Play>, order?: readonly number[] | null): boolean;
  /** The claim, if what its seat may know proves it. */
  readClaim(rules: Play, s: State, seat: number, kind: Json, cards?: Json): Claim | Fault;
  /** A seat's cards in the order in which it may best claim the rest. */
  cardsToClaim(rules: Play, s: State, seat: number): readonly string[];
  claimOf(rules: Play, line: Line): Claim;
  claimLine(rules: Play, claim: Claim): Line;
  applyClaim(rules: Play, s: State, claim: Claim, sink?: EventSink | null): void;
}

/** Whether an act is a claim by its name. @example isClaim({ do: 'concede' }) // true */
export const isClaim = ({ do: name }: Line): boolean => CLAIMS.some((kind) => kind === name);
