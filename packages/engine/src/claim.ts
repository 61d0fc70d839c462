/**
 * Claims: a seat ends a hand whose score cannot change any more. It settles the hand by what everybody knows, concedes by what it
 * knows itself, or claims the rest with its own cards in an order. The table then plays the remaining cards itself
 * (settling.ts). What proves a claim is in prover.ts; browsers load both late.
 */
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

/** What proves claims and ends hands by them: see prover.ts. */
export interface Prover {
  handIsSettled(view: View<Play>): boolean;
  /** The claim of a written act (without cards, the strongest come first), if what its seat may know proves it. */
  claimIn(rules: Play, s: State, seat: number, act: Line): Claim | Fault;
  /** Ends the hand by a claim that was proved; returns the lines of the record. */
  settle(rules: Play, s: State, claim: Claim): readonly Line[];
  /** Checks a claim line of a record, and ends the hand by it. */
  check(rules: Play, s: State, line: Line, sink?: EventSink | null): Fault | null;
}

/** Whether an act is a claim by its name. @example isClaim({ do: 'concede' }) // true */
export const isClaim = ({ do: name }: Line): boolean => CLAIMS.some((kind) => kind === name);
