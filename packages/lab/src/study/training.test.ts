import '@followsuit/games/bots';
import { knowledgeOf } from '@followsuit/bots';
import { filled } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { openLabThreads } from '../lab-jobs.ts';
import { trainPolicy } from './training.ts';

it('the same seed and number of deals train the same policy, here and in two threads', async () => {
  const game = trickGames.find(({ id }) => id === 'thieves') as (typeof trickGames)[number];
  const [players] = game.players;
  const training = {
    game,
    seed: 'threads',
    until: { deals: 60 },
    from: knowledgeOf(game).policy,
    setups: [{ players, options: filled(game, players) }],
  };
  const threads = openLabThreads(2);
  const [here, there] = await Promise.all([trainPolicy(training), trainPolicy(training, { jobs: threads })]);
  await threads.close();
  expect(there).toEqual(here);
  expect(here).not.toEqual(training.from);
});

it('training that is stopped in the middle of a step returns what it has', async () => {
  const game = trickGames[0];
  const stop = new AbortController();
  const stuck = { run: () => new Promise<never>(() => {}), width: () => 8 };
  setTimeout(() => stop.abort(), 20);
  const until = { seconds: 1000 };
  const model = await trainPolicy(
    { game, seed: 'stuck', until, from: knowledgeOf(game).policy },
    { jobs: stuck, signal: stop.signal },
  );
  expect(model.game).toBe(game.id);
});
