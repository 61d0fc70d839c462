/**
 * Lets players learn a changed rule, and others the rule as it is for as long: training alone changes how bots play, too. All of it
 * is done twice from different seeds, since equally trained players differ.
 */
import { knowledgeOf, likeliest, type Model, Softmax } from '@followsuit/bots';
import { filled, type TrickGame } from '@followsuit/engine';
import type { RulePair } from './chunk.ts';
import type { Relearned, RelearnedRun } from './relearned.ts';
import type { StudyResults } from './results.ts';
import type { Study } from './study.ts';
import { duel } from './train/duel.ts';
import type { Training, TrainingProgress } from './train/train.ts';
import { rulesOfStudy } from './versions.ts';

/** How often all players train. */
export const TRAINING_RUNS = 2;
/** Deals of the duel of those who trained with those of old habits. */
const DUEL = 200;

/** What relearning needs from outside. */
export interface RelearningMeans {
  /** Trains a policy; stopped, it may return what it has so far. */
  readonly train: (training: Training, progress: (now: TrainingProgress) => void) => Promise<Model>;
  /** Plays a study with the trained players; `together` gives its results so far and those of the runs before. */
  readonly play: (
    study: Study,
    rules: RulePair,
    together: (results: StudyResults) => Relearned,
  ) => Promise<StudyResults>;
  /** The share of all training that is done. */
  readonly progress?: ((share: number) => void) | undefined;
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/**
 * Trains the game's own policy under each version, and makes the same comparison with those players. Null if it was stopped before
 * that; stopped later, it returns the runs that have deals.
 *
 * @example const relearned = await relearn(stones, study, { deals: 20_000 }, { train, play });
 */
export async function relearn(
  game: TrickGame,
  study: Study,
  until: Training['until'],
  { train, play, progress = () => {}, signal }: RelearningMeans,
): Promise<Relearned | null> {
  const { players, base, changes } = study;
  const from = knowledgeOf(game).policy;
  const versions = [base, { ...base, ...changes }];
  const pairs: [Model, Model][] = [];
  for (let run = 0; run < TRAINING_RUNS; run++) {
    const seed = run === 0 ? study.seed : `${study.seed}/${run + 1}`;
    const models: Model[] = [];
    for (const settings of versions) {
      const done = run * versions.length + models.length;
      const setups = [{ players, options: filled(game, players, settings) }];
      const show = (now: TrainingProgress): void =>
        progress((done + Math.min(1, now.share)) / (TRAINING_RUNS * versions.length));
      models.push(await train({ game, seed, setups, from, until }, show));
      if (signal?.aborted) return null;
    }
    pairs.push([models[0], models[1]]);
  }
  const [, changed] = rulesOfStudy(game, study);
  const runs: RelearnedRun[] = [];
  for (const relearned of pairs) {
    const [one, other] = [relearned[1], from].map((model) =>
      likeliest(model ? Softmax.from(changed, model) : new Softmax(changed)),
    );
    const gain = duel(changed, one, other, DUEL, study.seed);
    const trained = { ...study, relearned };
    const before = [...runs];
    const results = await play(trained, rulesOfStudy(game, trained), (so) => ({
      runs: [...before, { results: so, gain }],
    }));
    if (results.deals > 0) runs.push({ results, gain });
    if (signal?.aborted) break;
  }
  return runs.length > 0 ? { runs } : null;
}
