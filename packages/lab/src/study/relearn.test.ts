/** Players who learn a changed rule: at every level they play the policy that they learned, and a control has trained as long. */
import '@followsuit/games/bots';
import { knowledgeOf, type Model, policyFor, usePolicy } from '@followsuit/bots';
import { trickGames } from '@followsuit/games';
import {
  type EffectPair,
  effectPairs,
  labEnglish,
  type MetricResult,
  playerOfLevel,
  playTraced,
  type Relearned,
  type RelearningMeans,
  relearn,
  relearnedSentences,
  rulesOfStudy,
  runHere,
  runStudy,
  type Study,
  type StudyResults,
  samplingPlayer,
  studyAsJson,
  studyReport,
  Trace,
  versionOf,
} from '@followsuit/study';
import { expect, it } from 'vitest';
import { trainerOf } from './training.ts';

const game = trickGames.find(({ id }) => id === 'chevalier') as (typeof trickGames)[number];
const own = knowledgeOf(game).policy as Model;
/** A policy without any preference. */
const blank: Model = { ...own, lead: '', leadIn: [], follow: '', followAt: [], followIn: [], choice: {} };
const study: Study = {
  game: game.id,
  players: 4,
  base: {},
  changes: { buried: 'blocks' },
  level: 'simple',
  weaker: 'random',
  unit: 'deals',
  deals: 50,
  seed: 'relearn',
  pairing: 'same',
};

it.each(['simple', 'expert'])('%s plays with the policy of its setup, and others with the game’s', (level) => {
  const [usual, other, same] = [versionOf(game, 4, {}), versionOf(game, 4, {}), versionOf(game, 4, {})];
  usePolicy(other, blank);
  usePolicy(same, own);
  const acts = (rules: typeof usual): string => {
    const player = playerOfLevel(rules, level, { simulations: 8 });
    const trace = new Trace(rules, 'deals');
    playTraced(trace, Array(4).fill(player), 'level');
    return trace.acts.map(({ move }) => move).join();
  };
  expect(acts(same)).toBe(acts(usual));
  expect(acts(other)).not.toBe(acts(usual));
});

it('the players who vary, for the share of luck, have learned too', () => {
  const draws = (model: Model): number[] => {
    const rules = versionOf(game, 4, {});
    usePolicy(rules, model);
    const trace = new Trace(rules, 'deals');
    playTraced(trace, Array(4).fill(samplingPlayer(rules)), 'luck');
    return trace.acts.map(({ move }) => move);
  };
  expect(draws(blank)).not.toEqual(draws(own));
});

const means = (more: Partial<RelearningMeans> = {}): RelearningMeans => ({
  train: trainerOf({}),
  play: (one, rules) => runStudy(one, rules, runHere(rules)),
  ...more,
});

it('trains each version’s players under it for as long, twice, and measures the rule with them', async () => {
  const shares: number[] = [];
  const learned = await relearn(game, study, { deals: 24 }, means({ progress: (share) => shares.push(share) }));
  if (learned === null) throw new Error('Nobody stopped it.');
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  const [[control, relearned], [other]] = learned.runs.map((run) => run.results.study.relearned as [Model, Model]);
  expect(control).not.toEqual(own);
  expect(relearned).not.toEqual(control);
  expect(other).not.toEqual(control);
  expect(learned.runs.map(({ gain }) => gain.deals)).toEqual([200, 200]);
  const text = ({ runs }: Relearned): string => JSON.stringify(runs.map(({ results }) => results.results()));
  const again = (await relearn(game, study, { deals: 24 }, means())) as Relearned;
  expect(text(again)).toBe(text(learned));

  const [{ results, gain }] = learned.runs;
  const rules = rulesOfStudy(game, results.study);
  expect(rules.map(({ options }) => options.buried)).toEqual(['out', 'blocks']);
  expect(policyFor(rules[0])).not.toBe(policyFor(rules[1]));
  const usual = rulesOfStudy(game, study);
  const habits = await runStudy(study, usual, runHere(usual));
  const alone = await runStudy(results.study, rules, runHere(rules));
  expect(JSON.stringify(results.results())).toBe(JSON.stringify(alone.results()));
  const pairs = effectPairs(habits, learned);
  expect(pairs.map(({ habits: { mean } }) => mean)).toEqual(habits.results().map(({ change }) => change.mean));
  for (const [run, each] of learned.runs.entries())
    expect(pairs.map((pair) => pair.relearned[run].mean)).toEqual(
      each.results.results().map(({ change }) => change.mean),
    );
  const about = { game, rules: usual, command: '', shown: [], relearned: learned };
  expect(studyReport(habits, about)).toContain(labEnglish.report.relearnedTitle);
  expect(studyAsJson(habits, about)).toMatchObject({
    relearned: { runs: [{ deals: 50, gain: { deals: gain.deals, unit: gain.unit } }, { deals: 50 }] },
  });
});

it('each version is played by those who trained under it, probes included', async () => {
  const played = async (more: Partial<Study>): Promise<StudyResults> => {
    const one = { ...study, deals: 80, ...more };
    const rules = rulesOfStudy(game, one);
    return runStudy(one, rules, runHere(rules));
  };
  const [usual, mixed] = [await played({}), await played({ relearned: [blank, own] })];
  for (const id of ['score.0', 'luck', 'callWeight', 'better']) {
    expect(mixed.result(id).after.mean).toBe(usual.result(id).after.mean);
    expect(mixed.result(id).before.mean).not.toBe(usual.result(id).before.mean);
  }
});

it('stops in the middle of the training, and of the deals', async () => {
  const stop = new AbortController();
  const { signal } = stop;
  const run = relearn(
    game,
    study,
    { deals: 12 },
    {
      ...means({ signal }),
      async play(one, rules) {
        stop.abort();
        return runStudy(one, rules, runHere(rules));
      },
    },
  );
  expect((await run)?.runs).toHaveLength(1);
  const training = means({ train: trainerOf({ signal }), signal });
  expect(await relearn(game, study, { seconds: 1000 }, training)).toBeNull();
});

it('says where the effect is beyond chance for one group only, reversed, or in one run only', () => {
  const metric = { id: 'gap', kind: 'gap', measure: 'points', of: null };
  const found = (mean: number, flagged = true): StudyResults =>
    ({ results: () => [{ metric, change: { mean, within: 1 }, flagged } as unknown as MetricResult] }) as StudyResults;
  const none = found(0.1, false);
  const trained = (error: number, ...runs: StudyResults[]) => ({
    runs: runs.map((results) => ({ results, gain: { mean: 0.5, error, deals: 200, unit: '' } })),
  });
  const verdict = (one: StudyResults, ...runs: StudyResults[]): EffectPair['verdict'] =>
    effectPairs(one, trained(0, ...runs))[0].verdict;
  expect(verdict(found(2), found(3), found(4))).toBe('both');
  expect(verdict(found(2), found(-3), found(-4))).toBe('reversed');
  expect(verdict(found(2), found(-3, false), none)).toBe('onlyHabits');
  expect(verdict(none, found(3), found(2))).toBe('onlyRelearned');
  expect(verdict(none, none, none)).toBe('neither');
  for (const [one, other] of [
    [found(3), none],
    [none, found(3)],
    [found(3), found(-3)],
    // The same direction, but the intervals (± 1) have nothing in common.
    [found(2), found(5)],
  ] as const)
    expect(verdict(found(2), one, other)).toBe('luck');
  const rules = rulesOfStudy(game, study);
  const told = (error: number, ...runs: StudyResults[]): string[] =>
    relearnedSentences(found(2), trained(error, ...runs), rules, labEnglish);
  expect(told(0.1, found(-3), found(-3))[0]).toContain('in 1 of 1 figures: Score spread (reversed).');
  expect(told(0.1, found(-3), none)[1]).toContain('In 1 of 1 figures the runs of the training disagree');
  expect(told(0.1, found(-3), none)[1]).toContain('Score spread.');
  expect(told(0.1, found(-3))[1]).toContain('they have learned something');
  expect(told(0.6, found(-3))[1]).toContain('may have learned too little');
});
