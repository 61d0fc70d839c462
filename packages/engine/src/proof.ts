/**
 * Proves that a hand is settled: whatever hidden cards lie where, and however everybody plays on, it ends with the same score.
 * A proof starts from a view, so neither a proof nor its absence can tell the seat of the view anything new; from a spectator's
 * view, nobody. It considers more than can happen, never less: it may miss that a hand is settled, but never errs the other way.
 */

import { NOT_KNOWN } from './guarded.ts';
import type { Play } from './play.ts';
import { countsSettle } from './proof-counts.ts';
import { Ending } from './proof-ending.ts';
import { endingsSettle } from './proof-endings.ts';
import { Rules } from './rules.ts';
import type { View } from './view.ts';

/**
 * Whether the rest of a hand cannot change its score any more, as far as a view can prove it. Once proved, it
 * stays so until the hand ends. With `order`, if
 * the seat of the view plays its cards in this order.
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
