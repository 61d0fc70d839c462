import { filled, type Json, Verifier } from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { type Simulation, simulate } from './simulate.ts';
import { Tally } from './summary.ts';

function simulation(id: string, more: Partial<Simulation> = {}): Simulation {
  const game = gameOf(id);
  if (!game) throw new Error(`no ${id}`);
  const players = game.players[0];
  const bots = Array.from({ length: players }, (_, seat) => (seat % 2 ? 'random' : 'simple'));
  return {
    game: id,
    players,
    options: filled(game, players),
    bots,
    games: 25,
    hands: 3,
    seed: '7',
    records: true,
    ...more,
  };
}

async function run(what: Simulation, jobs: number): Promise<{ records: string; tally: Tally }> {
  const tally = new Tally(what.players);
  let records = '';
  await simulate(what, jobs, (result) => {
    tally.add(result.outcomes);
    records += result.records;
  });
  return { records, tally };
}

// Games differ in rules, not in how they are spread over cores: one of each kind, since a thread loads everything anew.
it.each(['coralon', 'speed-run', 'piecepack-stepping-stones'])('%s gives the same records on two cores', async (id) => {
  const one = await run(simulation(id), 1);
  const two = await run(simulation(id), 2);
  expect(two.records).toBe(one.records);
});

describe.each(games.map(({ id }) => id))('%s', (id) => {
  it('gives the same records again for the same seed, and others for another', async () => {
    const few = await run(simulation(id, { games: 3 }), 1);
    const [first, other] = await Promise.all(['7', '8'].map((seed) => run(simulation(id, { seed, games: 1 }), 1)));
    expect(few.records.startsWith(first.records)).toBe(true);
    expect(few.records.startsWith(other.records)).toBe(false);
  });

  it('writes records that verify, and stops where it is told', async () => {
    const { records, tally } = await run(simulation(id, { games: 5, hands: 2 }), 1);
    let verifier: Verifier | null = null;
    let deals = 0;
    for (const text of records.trim().split('\n')) {
      const line = JSON.parse(text) as Record<string, Json>;
      if (line.ev === 'game') verifier = new Verifier(gameOf);
      if (line.ev === 'deal' || line.ev === 'roll') deals++;
      expect(verifier?.line(line)).toBeNull();
    }
    const { games: played, hands, finished } = tally.summary();
    expect(played).toBe(5);
    expect(deals).toBe(Math.round(hands.mean * 5));
    expect(hands.high).toBeLessThanOrEqual(2);
    expect(finished).toBeLessThanOrEqual(5);
  });
});

it('stops between games when it is told to, however many there were to be', async () => {
  const stop = new AbortController();
  const tally = new Tally(3);
  const take = ({ outcomes }: { outcomes: Parameters<Tally['add']>[0] }) => {
    tally.add(outcomes);
    stop.abort();
  };
  await simulate(simulation('coralon', { games: 100_000_000, hands: 1 }), 1, take, stop.signal);
  expect(tally.games).toBe(10);
  await simulate(simulation('coralon', { games: 100_000_000, hands: 1 }), 2, take, stop.signal);
  expect(tally.games).toBe(10);
});

it('adds wins, scores and hands up', () => {
  const tally = new Tally(2);
  tally.add([
    { winners: [0], finished: true, total: [5, 3], hands: 2, acts: 10 },
    { winners: [0, 1], finished: true, total: [4, 4], hands: 4, acts: 20 },
    { winners: [], finished: false, total: [0, 1], hands: 1, acts: 3 },
  ]);
  expect(tally.summary()).toEqual({
    games: 3,
    finished: 2,
    wins: [2, 1],
    scores: [
      { mean: 3, low: 0, high: 5 },
      { mean: 8 / 3, low: 1, high: 4 },
    ],
    hands: { mean: 7 / 3, low: 1, high: 4 },
    acts: 33,
  });
});
