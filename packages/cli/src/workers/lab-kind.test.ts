/** Jobs of the laboratory on their way through Redis: exact numbers, and nothing that a worker should not do. */
import '@followsuit/games/bots';
import { knowledgeOf } from '@followsuit/bots';
import { filled } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import type { LabJob, LabResult } from '@followsuit/lab';
import type { GradientResult, Study } from '@followsuit/study';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { labAnswer } from './lab-answer-schema.ts';
import { labJob } from './lab-job-schema.ts';
import { answerMessage, jobMessage } from './lab-kind.ts';

const game = trickGames.find(({ id }) => id === 'stones') as (typeof trickGames)[number];
const study: Study = {
  game: 'stones',
  players: 4,
  base: {},
  changes: { missedBid: 'minus', trickPoints: 12 },
  level: 'club',
  weaker: 'simple',
  unit: 'deals',
  deals: 100,
  seed: 's',
  pairing: 'auto',
  budget: { ms: 20 },
};
const options = filled(game, 4, { trickPoints: 12 });
const table = { game: 'stones', players: 4, options, seed: 's' };
const simulation = { ...table, bots: ['simple', 'random', 'club', 'master'], games: 10, records: true };
const contest = { ...table, bots: ['open', 'expert'], against: 'textbook', budget: { simulations: 9 } };
const gradient = {
  game: 'stones',
  setups: [{ players: 4, options }],
  seed: 's',
  weights: Float64Array.of(0.1, -1 / 3, 5e-324),
  squares: [0.25],
  first: 6,
  states: [[1, -2, 2 ** 31 - 1]],
};
const jobs: readonly LabJob[] = [
  { job: 'study', task: { study, chunk: { first: 1, last: 26, paired: true } } },
  {
    job: 'study',
    task: {
      study: { ...study, relearned: [knowledgeOf(game).policy, knowledgeOf(game).policy] },
      chunk: { first: 1, last: 2, paired: false },
    },
  } as LabJob,
  { job: 'simulate', task: { simulation, first: 0, last: 10 } },
  { job: 'tournament', task: { contest: { ...contest, play: 'games' }, i: 7 } },
  {
    job: 'bids',
    task: { contest: { ...table, bots: ['expert'], play: 'bids', budget: { ms: 1 } }, i: 0 },
  },
  { job: 'gradient', task: gradient },
];
const throughRedis = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it.each(jobs)('$job: a worker gets the same job', (job) => {
  expect(v.parse(labJob, throughRedis(jobMessage(job)))).toEqual(job);
});

it('numbers come back exactly', () => {
  const numbers = Float64Array.of(0.1, -1e300, 5e-324, 1 / 3);
  const found: GradientResult = { gradient: numbers, squares: [0.1], states: [[3]] };
  const none = { histograms: [[[1, 2]]], acts: { bid: [3, 2, 2, 1] }, unfinished: 0 };
  const sums = { deals: 1, moments: numbers, rules: [none, none], changed: [], different: 0 };
  const outcome = { winners: [0], finished: true, total: [3, -4], hands: 2, acts: 10 };
  const results = {
    gradient: found,
    study: sums,
    simulate: { outcomes: [outcome], records: '{}\n', incidents: {} },
    tournament: { result: [0.1 + 0.2, -0.25], incidents: {} },
    bids: [[{ predicted: null, made: true }]],
  };
  for (const [job, result] of Object.entries(results)) {
    const sent = answerMessage({ job } as LabJob, result as unknown as LabResult);
    expect(v.parse(labAnswer, throughRedis(sent))).toEqual(result);
  }
});

describe('a worker refuses', () => {
  const isRefused = (job: object): boolean => !v.is(labJob, throughRedis(jobMessage(job as LabJob)));
  const [studied, , simulated, played, counted, learned] = jobs as readonly { job: string; task: object }[];

  it.each([
    [
      'a program as a bot',
      { ...simulated, task: { ...simulated.task, simulation: { ...simulation, bots: Array(4).fill('exec:./x') } } },
    ],
    ['settings of programs', { ...simulated, task: { ...simulated.task, simulation: { ...simulation, outside: {} } } }],
    [
      'a program as a contestant',
      { ...played, task: { contest: { ...contest, play: 'hands', bots: ['exec:./x'] }, i: 1 } },
    ],
    [
      'a program as an opponent',
      { ...played, task: { contest: { ...contest, play: 'hands', against: 'exec:./x' }, i: 1 } },
    ],
    ['a program that bids', { ...counted, task: { contest: { ...contest, play: 'bids', bots: ['exec:./x'] }, i: 1 } }],
    ['a level that is a program', { ...studied, task: { ...studied.task, study: { ...study, level: 'exec:./x' } } }],
    ['an unknown game', { ...studied, task: { ...studied.task, study: { ...study, game: 'chess' } } }],
    ['a knob out of range', { ...studied, task: { ...studied.task, study: { ...study, changes: { handSize: 1e9 } } } }],
    ['too few bots', { ...simulated, task: { ...simulated.task, simulation: { ...simulation, bots: ['simple'] } } }],
    ['more deals than a job has', { ...simulated, task: { simulation, first: 0, last: 1e6 } }],
    ['weights that are no numbers', { ...learned, task: { ...gradient, weights: Float64Array.of(Number.NaN) } }],
    ['another kind of job', { job: 'shell', task: {} }],
    ['anything more', { ...studied, task: { ...studied.task, more: 1 } }],
  ])('%s', (_what, job) => {
    expect(isRefused(job)).toBe(true);
  });
});
