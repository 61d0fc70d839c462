/** A bot answers a view with a move. It never sees a state that it did not make up itself. */
import type { Random, View } from '@followsuit/engine';

export interface Bot {
  readonly name: string;
  /** One of the legal moves of the view's seat. The same view and the same random numbers give the same move. */
  choose(view: View, random: Random): number;
}

/** Room for more moves than any phase has. */
const room = new Int32Array(4096);

/** The legal moves of the seat that a view belongs to. @example const moves = legalMoves(view); */
export function legalMoves({ rules, seat, state }: View): Int32Array {
  return room.slice(0, rules.moves(state, seat, room));
}

/** Any legal act, each as likely as any other. */
export const random: Bot = {
  name: 'random',
  choose(view, chance) {
    const moves = legalMoves(view);
    return moves[chance.below(moves.length)];
  },
};
