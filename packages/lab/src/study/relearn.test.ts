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
import { relearn } from './relearn.ts';

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

it('trains each version’s players under it for as long, and measures the rule with them', async () => {
  const shares: number[] = [];
  const learned = await relearn(game, study, { deals: 24 }, { progress: ({ share }) => shares.push(share) });
  if (learned === null) throw new Error('Nobody stopped it.');
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  const [control, relearned] = learned.study.relearned;
  expect(control).not.toEqual(own);
  expect(relearned).not.toEqual(control);
  expect(learned.gain.deals).toBe(200);
  const again = await relearn(game, study, { deals: 24 }, {});
  expect(again).toEqual(learned);

  const rules = rulesOfStudy(game, learned.study);
  expect(rules.map(({ options }) => options.buried)).toEqual(['out', 'blocks']);
  expect(policyFor(rules[0])).not.toBe(policyFor(rules[1]));
  const usual = rulesOfStudy(game, study);
  const habits = await runStudy(study, usual, runHere(usual));
  const results = await runStudy(learned.study, rules, runHere(rules));
  const pairs = effectPairs(habits, results);
  expect(pairs.map(({ habits: { mean } }) => mean)).toEqual(habits.results().map(({ change }) => change.mean));
  expect(pairs.map((pair) => pair.relearned.mean)).toEqual(results.results().map(({ change }) => change.mean));
  const about = { game, rules: usual, command: '', shown: [], relearned: { results, gain: learned.gain } };
  expect(studyReport(habits, about)).toContain(labEnglish.report.relearnedTitle);
  expect(studyAsJson(habits, about)).toMatchObject({ relearned: { deals: 50, gain: { deals: 200 } } });
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

it('stops in the middle', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await relearn(game, study, { seconds: 1000 }, { signal: stop.signal })).toBeNull();
});

it('says where the effect is beyond chance for one group only, or reversed', () => {
  const metric = { id: 'gap', kind: 'gap', measure: 'points', of: null };
  const found = (mean: number, flagged: boolean): StudyResults =>
    ({ results: () => [{ metric, change: { mean, within: 1 }, flagged } as unknown as MetricResult] }) as StudyResults;
  const verdict = (one: StudyResults, other: StudyResults): EffectPair['verdict'] => effectPairs(one, other)[0].verdict;
  expect(verdict(found(2, true), found(3, true))).toBe('both');
  expect(verdict(found(2, true), found(-3, true))).toBe('reversed');
  expect(verdict(found(2, true), found(-3, false))).toBe('onlyHabits');
  expect(verdict(found(0.1, false), found(3, true))).toBe('onlyRelearned');
  expect(verdict(found(0.1, false), found(0.1, false))).toBe('neither');
  const rules = rulesOfStudy(game, study);
  const told = (error: number): string[] =>
    relearnedSentences(
      found(2, true),
      { results: found(-3, true), gain: { mean: 0.5, error, deals: 200, unit: '' } },
      rules,
      labEnglish,
    );
  expect(told(0.1)[0]).toContain('in 1 of 1 figures: Score spread (reversed).');
  expect(told(0.1)[1]).toContain('they have learned something');
  expect(told(0.6)[1]).toContain('may have learned too little');
});
