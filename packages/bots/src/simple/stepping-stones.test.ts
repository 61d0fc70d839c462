import type { TrickGame } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, setUp, winShare } from '../testing/play.ts';
import { simple } from './index.ts';

const game = gameOf('stepping-stones') as TrickGame;

describe.each(['starter', 'advanced'])('simple plays stepping stones with the %s sheet', (sheet) => {
  it.each(['off', 'on'])('by the rules, redo %s', (redo) => {
    const rules = setUp(game, 3, { sheet, redo });
    const { scores } = playGame(rules, [simple, simple, random], 'legal', 200, (view, move) => {
      if (!legalMoves(view).includes(move)) throw new Error(`${move} is not legal`);
    });
    expect(scores.length).toBeGreaterThanOrEqual(12);
  });

  it('far better than random', () => {
    expect(winShare(setUp(game, 3, { sheet }), simple, random, 15)).toBeGreaterThan(0.8);
  });

  it('with results above those of random declarers', () => {
    const rules = setUp(game, 3, { sheet });
    const tricks = (contract: string, bot: typeof simple): number => {
      const scores = Array.from({ length: 6 }, (_, i) => playGame(rules, [bot, simple, simple], `${i}`).scores).flat();
      const own = scores.filter((score) => score.declarer === 0 && score.contract === contract);
      return own.reduce((sum, score) => sum + (score.tricks as number), 0) / own.length;
    };
    expect(tricks('win-pick-trump', simple)).toBeGreaterThan(tricks('win-pick-trump', random) + 1);
    const lose = sheet === 'starter' ? 'lose' : 'lose-must-beat';
    expect(tricks(lose, simple)).toBeLessThan(tricks(lose, random));
  });
});
