import type { Options, TrickGame } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, setUp, winShare } from '../testing/play.ts';
import { simple } from './index.ts';

const baronet = gameOf('baronet') as TrickGame;

describe.each(baronet.players)('simple plays baronet with %i players', (players) => {
  const everybody = Array(players).fill(simple);

  it('by the rules, with every option', () => {
    const changes: Options[] = [{}, { passing: 'reenter' }, { minBid: 5 }, { stake: 0 }];
    for (const options of changes)
      playGame(setUp(baronet, players, options), everybody, 'legal', 4, (view, move) => {
        if (!legalMoves(view).includes(move)) throw new Error(`${move} is not legal`);
      });
  });

  it('and makes more than half of its bids', () => {
    const scores = Array.from(
      { length: 20 },
      (_, i) => playGame(setUp(baronet, players), everybody, `self ${i}`).scores,
    );
    const made = scores.flat().filter(({ result }) => result === 'made').length / scores.flat().length;
    expect(made).toBeGreaterThan(0.55);
    expect(made).toBeLessThan(0.9);
  });

  it('and beats random', () => {
    expect(winShare(setUp(baronet, players), simple, random, 30)).toBeGreaterThan(0.7);
    expect(winShare(setUp(baronet, players), random, simple, 20)).toBeLessThan(0.1);
  });
});
