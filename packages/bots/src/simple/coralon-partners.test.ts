import type { Rules, TrickGame } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, type Score, setUp } from '../testing/play.ts';
import { simple } from './index.ts';

const game = gameOf('coralon-partners') as TrickGame;
const all = [simple, simple, simple, simple];
const selfPlay = (rules: Rules, games: number): Score[] =>
  Array.from({ length: games }, (_, i) => playGame(rules, all, `self ${i}`)).flatMap(({ scores }) => scores);
const share = (scores: readonly Score[], holds: (score: Score) => boolean): number =>
  scores.filter(holds).length / scores.length;

describe('simple plays coralon-partners', () => {
  it.each(['off', 'zero', 'zero-and-double'])('by the rules (zeroBids %s)', (zeroBids) => {
    const rules = setUp(game, 4, { zeroBids });
    for (const bots of [all, [simple, random, simple, random], [random, simple, simple, random]])
      playGame(rules, bots, 'legal', 4, (view, move) => expect(legalMoves(view).includes(move)).toBe(true));
  });

  it('two partners beat two random ones', () => {
    const rules = setUp(game, 4);
    for (let i = 0; i < 20; i++) {
      const own = i % 2;
      const bots = Array.from({ length: 4 }, (_, seat) => (seat % 2 === own ? simple : random));
      expect(playGame(rules, bots, `pairs ${i}`).winners).toEqual([own, own + 2]);
    }
  });

  it('and makes most of its bids', () => {
    const scores = selfPlay(setUp(game, 4), 15);
    expect(share(scores, ({ result }) => result !== 'missed')).toBeGreaterThan(0.65);
    expect(share(scores, ({ result }) => result === 'exact')).toBeGreaterThan(0.12);
    expect(scores.length / 15).toBeLessThan(15);
  });

  it('and about half of its zeros', () => {
    const zeros = selfPlay(setUp(game, 4, { zeroBids: 'zero-and-double' }), 40).filter(({ bid }) => bid === 'zero');
    expect(zeros.length).toBeGreaterThan(15);
    expect(share(zeros, ({ result }) => result === 'exact')).toBeGreaterThan(0.35);
  });
});
