/** Judges requested acts, in the same way at every table. */
import { type Claim, isClaim, type Line } from '@followsuit/engine';
import type { ActMessage, ErrorCode } from '@followsuit/protocol';
import { type GameProgress, hasSeat } from './game-progress.ts';
import type { Turns } from './turns.ts';

/** Why an act is rejected. */
export interface Rejection {
  readonly code: ErrorCode;
  readonly text: string;
  /** The rule that a refused act breaks; its sentence is on the rules page. */
  readonly rule?: string;
  /** The number of events, for a client that has seen more or fewer. */
  readonly seq?: number;
}

/** The move of a legal act; a claim that was proved; `done`: the number of events after an earlier copy of the same act; or a rejection. */
export type Verdict = { readonly move: number } | { readonly claim: Claim } | { readonly done: number } | Rejection;

export const NOT_YOUR_SEAT: Rejection = { code: 'not-your-seat', text: 'You do not sit at that seat.' };
export const REJECTED: Rejection = { code: 'too-late', text: 'The rules have changed, and this game cannot go on.' };

const stale = (seq: number): Rejection => ({
  code: 'stale',
  text: 'Something has happened that you had not seen.',
  seq,
});

/** Judges a claim by what its seat may know alone. After one that cannot be proved, the seat has to wait for the next step. */
function judgeClaim({ prover, rules, state, failedClaims }: GameProgress, seat: number, act: Line): Verdict {
  const claim = failedClaims.has(seat) ? undefined : prover?.claimIn(rules, state, seat, act);
  if (claim && !('rule' in claim)) return { claim };
  if (claim) failedClaims.add(seat);
  return { code: 'unproved', text: claim?.detail ?? 'Play on before the next claim.' };
}

/**
 * Judges an act of a person at seat `own` (−1: without a seat).
 *
 * @example judge(game, turns, { seat: 0, id: 'a1', seen: 12, act: { do: 'pass' } }, 0) // { move: 3 }
 */
export function judge(
  game: GameProgress,
  turns: Turns,
  { seat, id, seen, act }: Pick<ActMessage, 'seat' | 'id' | 'seen' | 'act'>,
  own: number,
): Verdict {
  const { rules, state, lines } = game;
  if (seat !== own) return NOT_YOUR_SEAT;
  if (game.rejected) return REJECTED;
  const done = turns.doneBefore(seat, id);
  if (done !== undefined) return { done };
  const seq = lines.length;
  if (seen > seq) return { code: 'future', text: `There are ${seq} events, not ${seen}.`, seq };
  if (isClaim(act as Line)) return seen < seq ? stale(seq) : judgeClaim(game, seat, act as Line);
  const actor = hasSeat(rules.actors(state), seat);
  // Secret acts of other seats change nothing for a seat; open acts may.
  if (seen < (actor && !rules.inTheOpen(state) ? turns.since[seat] : seq)) return stale(seq);
  // Read against the seat's own view, so that not even a refusal can reveal anything else.
  const found = rules.read(game.stateSeenBy(seat), seat, act as Line);
  const rule = 'rule' in found ? found.rule : rules.refuse(state, seat, found.move);
  return rule === null ? (found as { move: number }) : { code: 'refused', text: rule, rule };
}
