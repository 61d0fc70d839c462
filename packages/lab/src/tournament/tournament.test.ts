import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filled, Random, Rules, type State, seatsIn } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { contestantOf } from './contestants.ts';
import { startOf } from './hands.ts';
import { decide, elo, estimate, ratio } from './statistics.ts';
import { type DealResult, playNth, playTournament, type Tournament } from './tournament.ts';
import { TournamentSheet } from './tournament-sheet.ts';

const ducks = trickGames.find(({ id }) => id === 'ducks-and-geese');
if (!ducks) throw new Error('no ducks-and-geese');

const tournament: Tournament = {
  game: 'ducks-and-geese',
  players: 4,
  options: filled(ducks, 4),
  bots: ['simple', 'random'],
  against: 'random',
  play: 'hands',
  budget: { simulations: 20 },
  seed: 'test',
};

const nth = async (i: number, contest = tournament): Promise<DealResult> => (await playNth({ contest, i })).result;
const played = (deals: number): Promise<DealResult[]> => Promise.all(Array.from({ length: deals }, (_, i) => nth(i)));

describe('a tournament', () => {
  it('finds out who is stronger, and gives the same results whenever it is played', async () => {
    const results = await played(40);
    const [simple, random] = new TournamentSheet(tournament, results).standings();
    expect(simple.gain.mean - simple.gain.within).toBeGreaterThan(0);
    expect(random.gain.mean).toBe(0);
    expect(await nth(10)).toEqual(results[10]);
  });

  it('plays whole games', async () => {
    const result = await nth(0, { ...tournament, play: 'games' });
    expect([-0.5, -0.25, 0, 0.25, 0.5]).toContain(result[0]);
  });

  it('goes on where it was left, and stops when it is told to', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'tournament-'));
    const file = join(directory, 'sheet.json');
    const first = new TournamentSheet(tournament);
    const stretch = { first: 0, last: 3, jobs: 1 };
    await playTournament(tournament, stretch, (result) => first.results.push(result) < 2);
    expect(first.results.length).toBe(2);
    first.write(file);
    const again = new TournamentSheet(tournament);
    again.goOnFrom(file);
    await playTournament(tournament, { ...stretch, first: 2 }, (result) => again.results.push(result) > 0);
    expect(again.results).toEqual(await played(3));
    expect(() => new TournamentSheet({ ...tournament, seed: 'other' }).goOnFrom(file)).toThrow('another tournament');
    const none = new TournamentSheet(tournament);
    none.goOnFrom(join(directory, 'none'));
    expect(none.results).toEqual([]);
    rmSync(directory, { recursive: true });
  });

  it('stops when it is told to while other deals are under way, and tells of a deal that fails', async () => {
    const results: DealResult[] = [];
    const take = (result: DealResult): boolean => results.push(result) < 2;
    await playTournament(tournament, { first: 0, last: 1000, jobs: 2 }, take);
    expect(results).toEqual(await played(2));
    const unknown = playTournament({ ...tournament, bots: ['nobody'] }, { first: 0, last: 8, jobs: 2 }, take);
    await expect(unknown).rejects.toThrow('There is no bot nobody.');
  });

  it('stops at once when it is interrupted, with one job, too', async () => {
    const stop = new AbortController();
    const slow = { ...tournament, bots: ['textbook'], budget: { ms: 60_000 } };
    setTimeout(() => stop.abort(), 100);
    await playTournament(slow, { first: 0, last: 8, jobs: 1, signal: stop.signal }, () => {
      throw new Error('no deal of this can be over');
    });
    expect(stop.signal.aborted).toBe(true);
  });

  it('measures the way from textbook to open, whoever sits in the other seats', () => {
    const results = [
      [3, 5, 1],
      [6, 9, 3],
    ];
    const bots = ['expert', 'open', 'textbook'];
    const scales = (names: readonly string[]): (number | undefined)[] =>
      new TournamentSheet({ ...tournament, bots: names }, results).standings().map(({ scale }) => scale?.mean);
    expect(scales(bots)).toEqual([5 / 10, 1, 0]);
    expect(scales(['expert', 'open', 'simple'])).toEqual([9 / 14, 1, 4 / 14]);
    expect(scales(['expert', 'club', 'textbook'])).toEqual([undefined, undefined, undefined]);
  });

  it('compares every two contestants on the same deals', () => {
    const results = [
      [3, 5, 1],
      [6, 9, 4],
    ];
    const bots = ['expert', 'open', 'textbook'];
    const sheet = new TournamentSheet({ ...tournament, bots }, results);
    expect(sheet.differences().map(({ bot, than, gain }) => [bot, than, gain.mean])).toEqual([
      ['expert', 'open', -2.5],
      ['expert', 'textbook', 2],
      ['open', 'textbook', 4.5],
    ]);
    // Always two more: what the deals have in common is no doubt about the difference.
    expect(sheet.differences()[1].gain.within).toBe(0);
  });

  it('begins hands at different scores', () => {
    const rules = new Rules(ducks, 4, filled(ducks, 4));
    const totals = new Set(Array.from({ length: 12 }, (_, i) => viewTotals(startOf(rules, `start ${i}`).before)));
    expect(totals.size).toBeGreaterThan(5);
  });
});

const viewTotals = (s: State): string => s.join(' ');

it('only the contestant that sees all cards minds what others hold', () => {
  const rules = new Rules(ducks, 4, filled(ducks, 4));
  const random = new Random('open');
  const differs = (name: string): number => {
    // Enough for what is seen to outweigh what the policy says beforehand.
    const contestant = contestantOf(name, rules, { simulations: 400 });
    if (!contestant) throw new Error(`no ${name}`);
    let n = 0;
    for (let i = 0; i < 12; i++) {
      const { before, deal } = startOf(rules, `peek ${i}`);
      const s = before.slice();
      rules.deal(s, deal);
      const [seat] = seatsIn(rules.actors(s));
      const other = before.slice();
      const [a, b, c] = [1, 2, 3].map((by) => (seat + by) % 4);
      const hands = [...deal.hands];
      [hands[a], hands[b], hands[c]] = [deal.hands[b], deal.hands[c], deal.hands[a]];
      rules.deal(other, { ...deal, hands });
      expect(s[PHASE]).toBe(other[PHASE]);
      const seed = String(random.below(1e9));
      if (contestant.choose(s, seat, new Random(seed)) !== contestant.choose(other, seat, new Random(seed))) n++;
    }
    return n;
  };
  expect(differs('textbook')).toBe(0);
  expect(differs('expert')).toBe(0);
  expect(differs('open')).toBeGreaterThan(3);
});

describe('statistics', () => {
  it('means and their intervals', () => {
    const { mean, within } = estimate([1, 2, 3, 4, 5]);
    expect(mean).toBe(3);
    // Student's for five; from 30 numbers on the normal one.
    expect(within).toBeCloseTo(2.78 * Math.sqrt(2.5 / 5), 10);
    const many = Array.from({ length: 30 }, (_, i) => i % 2);
    expect(estimate(many).within).toBeCloseTo(1.96 * Math.sqrt(0.25 / 29), 10);
    expect(estimate(many.slice(1)).within).toBeGreaterThan(estimate(many).within * 1.04);
  });

  it('ratios of pairs are exact where the pairs are', () => {
    const { mean, within } = ratio([1, 2, 3], [2, 4, 6]);
    expect(mean).toBe(0.5);
    expect(within).toBe(0);
  });

  it('a sequential test decides when it can', () => {
    const random = new Random('decide');
    const around = (mean: number): number[] => Array.from({ length: 400 }, () => mean + random.below(1001) / 500 - 1);
    expect(decide(around(0.3), 0.2)).toBe('better');
    expect(decide(around(-0.05), 0.2)).toBe('not better');
    expect(decide(around(0.3).slice(0, 10), 0.2)).toBe('open');
  });

  it('Elo points', () => {
    expect(elo(0.5, 0.5)).toBe(0);
    expect(elo(10 / 11, 0.5)).toBeCloseTo(400, 6);
    expect(elo(0.25, 0.25)).toBe(0);
  });
});
