/** A bot's answer: its move, the other moves it considered, and the reason, in words. */
import type { Act, View } from '@followsuit/engine';
import type { Candidate } from './search.ts';

export interface Answer {
  readonly move: number;
  /** The moves considered, the chosen one first. Empty if there was no choice. */
  readonly candidates: readonly Candidate[];
  /** A short sentence or two. */
  readonly reason: string;
}

/** Chances closer than this count as equal. */
const LEVEL = 0.005;

/** Builds the answer from the results of a search. */
export function answerFrom(view: View, found: readonly Candidate[]): Answer {
  const [best] = found;
  if (found.length === 1 && Number.isNaN(best.expected))
    return { move: best.move, candidates: [], reason: 'There is nothing to choose between.' };
  return { move: best.move, candidates: found, reason: reasonFor(view, found) };
}

function reasonFor(view: View, [best, ...others]: readonly Candidate[]): string {
  const { rules, state } = view;
  const say = ({ move }: Candidate): string => briefAct(rules.act(state, move));
  const chance = ({ expected }: Candidate): string => `${(100 * expected).toFixed(1)} %`;
  const makes = best.makes === undefined ? '' : `, making the bid in ${(100 * best.makes).toFixed(0)} %`;
  const opening = `${say(best)} wins the game in about ${chance(best)} of the deals it could be${makes}`;
  // Moves eliminated early have too few simulations to say much about them.
  const looked = others.filter(({ share }) => share >= best.share / 4);
  if (looked.length === 0) return `${opening}.`;
  const next = looked.reduce((most, each) => (each.expected > most.expected ? each : most));
  const gap = best.expected - next.expected;
  if (Math.abs(gap) < LEVEL) return `${opening}; ${say(next)} does about as well (${chance(next)}).`;
  // The policy's prior counts too, so the move with the highest mean over a few deals is not always the best.
  if (gap < 0) return `${opening}; ${say(next)} came out higher (${chance(next)}), but in too few deals to be sure.`;
  const worst = looked.reduce((least, each) => (each.expected < least.expected ? each : least));
  const last = worst === next ? '' : `, the worst, ${say(worst)}, in ${chance(worst)}`;
  return `${opening}; the next best, ${say(next)}, in ${chance(next)}${last}.`;
}

/** An act in a few words. @example briefAct({ do: 'bid', tricks: 4 }) === 'bid 4' */
export function briefAct({ do: name, ...args }: Act): string {
  const words = Object.entries(args).map(([key, value]) =>
    value === true ? key : value === false ? '' : Array.isArray(value) ? value.join(' ') : String(value),
  );
  return [name, ...words].filter((word) => word !== '').join(' ');
}
