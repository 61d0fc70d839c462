/** A bot answers a view with a move. It never sees a state that it did not make up itself. */
import { listMoves, type Play, type Random, Rules, type View } from '@followsuit/engine';
import type { Answer } from './search/answer.ts';
import type { Budget } from './search/budget.ts';

export interface Bot {
  readonly name: string;
  /** Milliseconds that it thinks where nobody says how long; left out where it does not think for a time. */
  readonly ms?: number;
  /**
   * One of the legal moves of the view's seat. The same view and the same random numbers give the same move, unless a bot
   * thinks for a time. A budget is heeded by those that think.
   */
  choose(view: View<Play>, random: Random, budget?: Budget): number;
  /** The move together with what else was looked at, and why. */
  answer?(view: View<Play>, random: Random, budget?: Budget): Answer;
}

/** The legal moves of the seat that a view belongs to. @example const moves = legalMoves(view); */
export const legalMoves = ({ rules, seat, state }: View<Play>): Int32Array => listMoves(rules, state, seat);

/** Whether a view is one of a game of tricks. */
export const showsTricks = (view: View<Play>): view is View => view.rules instanceof Rules;

/** How many of the lowest numbers somebody bids who does not think. */
const LOWEST = 2;

/**
 * Any legal act, each as likely as any other; but where one may also pass, a bid is one of the lowest: with any others almost
 * all are missed, and a game in which a missed bid costs points need never end.
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
