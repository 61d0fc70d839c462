import { type Json, Random, type TrickGame } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, type Score, setUp, winShare } from '../testing/play.ts';
import { simple } from './index.ts';

const game = gameOf('up-and-down') as TrickGame;
const SETTINGS: readonly Readonly<Record<string, Json>>[] = [
  {},
  { opening: 'informal' },
  { scoring: 'points' },
  { scoring: 'points', opponents: 'each' },
];
const FIVE = Array(5).fill(simple);

function selfPlay(options: Readonly<Record<string, Json>>, games: number): Score[] {
  const rules = setUp(game, 5, options);
  return Array.from({ length: games }, (_, i) => playGame(rules, FIVE, `self ${i}`)).flatMap(({ scores }) => scores);
}

describe.each(SETTINGS)('simple plays up-and-down, %j', (options) => {
  const rules = setUp(game, 5, options);

  it('by the rules, and the same from the same view', () => {
    for (const bots of [FIVE, FIVE.map((bot, seat) => (seat % 2 === 0 ? bot : random))])
      playGame(rules, bots, 'legal', 5, (view, move) => {
        if (!legalMoves(view).includes(move)) throw new Error(`${move} is not legal`);
        if (bots[view.seat] === simple) expect(simple.choose(view, new Random('again'))).toBe(move);
      });
  });

  it('and random hardly ever beats it', () => {
    expect(winShare(rules, random, simple, 10)).toBeLessThan(0.1);
  });
});

describe('among themselves simple bots', () => {
  it.each(SETTINGS)('lead out with hands that win more often than not, %j', (options) => {
    const led = selfPlay(options, 12).filter(({ leader }) => leader !== null);
    const made = led.filter(({ result }) => result !== 'missed').length / led.length;
    expect(made).toBeGreaterThan(0.55);
    expect(made).toBeLessThan(0.92);
  });

  it('mostly find a partner, and leave some hands unled', () => {
    const scores = selfPlay({ opening: 'informal' }, 12);
    const led = scores.filter(({ leader }) => leader !== null);
    expect(led.length).toBeLessThan(scores.length);
    expect(led.filter(({ partner }) => partner !== null).length / led.length).toBeGreaterThan(0.9);
  });
});
