/** Lets the players learn a changed rule: the policy of the game goes on learning under it alone. */
import { knowledgeOf, type Model } from '@followsuit/bots';
import { filled, type TrickGame } from '@followsuit/engine';
import type { Study, Training } from '@followsuit/study';
import { type TrainingOptions, trainPolicy } from './training.ts';

/**
 * A study in which the players of old and those who have learned compare, both under the changed rule.
 *
 * @example const { relearned } = await relearn(stones, study, { seconds: 60 }, { jobs: threads });
 */
export async function relearn(
  game: TrickGame,
  study: Study,
  until: Training['until'],
  options: TrainingOptions,
): Promise<Study & { readonly relearned: Model }> {
  const { players, base, changes, seed } = study;
  const from = knowledgeOf(game).policy;
  const setups = [{ players, options: filled(game, players, { ...base, ...changes }) }];
  const relearned = await trainPolicy({ game, seed, setups, from, until }, options);
  return { ...study, pairing: 'auto', relearned };
}
