import { expect, it } from 'vitest';
import { type Balance, findBalance } from './balance.ts';
import { StudyPlayer } from './chunk.ts';
import type { ChunkRunner } from './run.ts';
import type { Study } from './study.ts';
import { runSweep } from './sweep.ts';
import { smallGame } from './testing/small-game.ts';
import { rulesOfStudy } from './versions.ts';

const study: Study = {
  game: 'small',
  players: 2,
  base: {},
  changes: {},
  level: 'random',
  weaker: 'random',
  unit: 'deals',
  deals: 1000,
  seed: 'balance',
  pairing: 'auto',
};
const run: ChunkRunner = async (one, chunks, take) => {
  const player = new StudyPlayer(one, rulesOfStudy(smallGame, one));
  for (const chunk of chunks) if (!take(player.play(chunk))) return;
};

it('finds the value that balances a figure, and says where none does', async () => {
  // The bonus goes to whoever the bid favours: the score grows with it, by the same for each point.
  const points = await runSweep(smallGame, study, 'bonus', [0, 5], run);
  const [low, high] = points.map(({ results }) => results.result('score.0').after.mean);
  expect(high).toBeGreaterThan(low + 0.5);
  const balance: Balance = { id: 'bonus', low: 0, high: 5, metric: 'score.0', target: low + 0.6 * (high - low) };
  const answer = await findBalance(smallGame, study, balance, run);
  expect(answer?.kind).toBe('values');
  expect(answer?.low).toBeLessThanOrEqual(3);
  expect(answer?.high).toBeGreaterThanOrEqual(3);
  expect(answer?.estimate).toBeCloseTo(3, 1);
  const none = await findBalance(smallGame, study, { ...balance, target: 50 }, run);
  expect(none).toMatchObject({ kind: 'none', low: 5, high: 5 });
  // Between two whole numbers, where the figure leaps.
  const certain = { ...balance, metric: 'tricks', target: 3 };
  expect(await findBalance(smallGame, study, certain, run)).toMatchObject({ kind: 'values', low: 0, high: 5 });
});
