/** A bot answers a view with a move. It never sees a state that it did not make up itself. */
import { listMoves, type Play, type Random, Rules, type View } from '@followsuit/engine';
import type { Answer } from './search/answer.ts';
import type { Budget } from './search/budget.ts';

export interface Bot {
  readonly name: string;
  /** The default thinking time in milliseconds; absent for bots that do not think for a time. */
  readonly ms?: number;
  /**
   * Chooses a legal move of the view's seat. The same view and random numbers give the same move, unless the bot thinks for a
   * time. Bots that do not think ignore the budget.
   */
  choose(view: View<Play>, random: Random, budget?: Budget): number;
  /** The chosen move, the other moves considered, and the reason. */
  answer?(view: View<Play>, random: Random, budget?: Budget): Answer;
}

/** The legal moves of the seat that a view belongs to. @example const moves = legalMoves(view); */
export const legalMoves = ({ rules, seat, state }: View<Play>): Int32Array => listMoves(rules, state, seat);

/** Whether a view is of a trick-taking game. */
export const showsTricks = (view: View<Play>): view is View => view.rules instanceof Rules;

/** The random bot bids one of this many lowest numbers. */
const LOWEST = 2;

/**
 * A uniformly random legal act. If passing is legal, it bids only one of the lowest numbers: almost all higher bids fail, and a
 * game in which a failed bid costs points might never end.
 */
export const random: Bot = {
  name: 'random',
  choose(view, chance) {
    const moves = modest(view, legalMoves(view));
    return moves[chance.below(moves.length)];
  },
};

function modest(view: View<Play>, moves: Int32Array): Int32Array {
  const { rules, state } = view;
  if (!showsTricks(view) || rules.act(state, moves[0]).do === 'play') return moves;
  const acts = [...moves].map((move) => rules.act(state, move));
  if (!acts.some((act) => act.do === 'pass')) return moves;
  const bids = acts.map((act) => (act.do === 'bid' ? Number(act.tricks ?? act.points ?? 0) : 0));
  const lowest = [...new Set(bids)].filter((n) => n > 0).sort((a, b) => a - b)[LOWEST - 1] ?? Number.POSITIVE_INFINITY;
  return moves.filter((_move, i) => bids[i] <= lowest);
}
