/** Lets the players learn a changed rule: the policy of the game goes on learning under it alone. */
import { knowledgeOf, type Model } from '@followsuit/bots';
import { filled, type TrickGame } from '@followsuit/engine';
import type { Study } from '@followsuit/study';
import { type Training, type TrainingProgress, train } from '../train/train.ts';

/**
 * A study in which the players of old and those who have learned compare, both under the changed rule.
 *
 * @example const { relearned } = await relearn(stones, study, { seconds: 60 });
 */
export async function relearn(
  game: TrickGame,
  study: Study,
  time: Pick<Training, 'seconds' | 'now'>,
  progress?: (now: TrainingProgress) => void,
  signal?: AbortSignal,
): Promise<Study & { readonly relearned: Model }> {
  const { players, base, changes, seed } = study;
  const from = knowledgeOf(game).policy;
  const setups = [{ players, options: filled(game, players, { ...base, ...changes }) }];
  const relearned = await train({ game, seed, setups, ...(from && { from }), ...time }, progress, signal);
  return { ...study, pairing: 'auto', relearned };
}
