/** Lets players learn a changed rule, and others the rule as it is for as long: training alone changes how bots play, too. */
import { knowledgeOf, likeliest, type Model, Softmax } from '@followsuit/bots';
import { filled, type TrickGame } from '@followsuit/engine';
import { type Duel, duel, rulesOfStudy, type Study, type Training } from '@followsuit/study';
import { type TrainingOptions, trainPolicy } from './training.ts';

/** Deals of the duel of those who trained with those of old habits. */
const DUEL = 200;

export interface Relearning {
  /** The study with players who trained under the version that they play. */
  readonly study: Study & { readonly relearned: readonly [Model, Model] };
  /** How much more those who trained under the changed rule score there than the game's own players. */
  readonly gain: Duel;
}

/**
 * Trains the game's own policy under each version; null if the signal stops it.
 *
 * @example const { study } = await relearn(stones, study, { deals: 20_000 }, { jobs: threads });
 */
export async function relearn(
  game: TrickGame,
  study: Study,
  until: Training['until'],
  { progress, ...options }: TrainingOptions,
): Promise<Relearning | null> {
  const { players, base, changes, seed } = study;
  const from = knowledgeOf(game).policy;
  const models: Model[] = [];
  for (const [i, settings] of [base, { ...base, ...changes }].entries()) {
    const setups = [{ players, options: filled(game, players, settings) }];
    const half =
      progress && ((now: Parameters<typeof progress>[0]) => progress({ ...now, share: (i + now.share) / 2 }));
    models.push(
      await trainPolicy({ game, seed, setups, from, until }, { ...options, ...(half && { progress: half }) }),
    );
    if (options.signal?.aborted) return null;
  }
  const [control, relearned] = models;
  const [, rules] = rulesOfStudy(game, study);
  const [one, other] = [relearned, from].map((model) =>
    likeliest(model ? Softmax.from(rules, model) : new Softmax(rules)),
  );
  return {
    study: { ...study, relearned: [control, relearned] },
    gain: duel(rules, one, other, DUEL, seed),
  };
}
