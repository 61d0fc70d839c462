import type { Options, TrickGame } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, setUp } from '../testing/play.ts';
import { simple } from './index.ts';

const chevalier = gameOf('chevalier') as TrickGame;
const everybody = [simple, simple, simple, simple];

describe.each(['sevens', 'tars'])('simple plays chevalier with %s as poison', (poison) => {
  const rules = setUp(chevalier, 4, { poison });

  it('by the rules', () => {
    const changes: Options[] = [{ poison }, { poison, minBid: 5 }, { poison, buried: 'blocks' }];
    for (const options of changes)
      playGame(setUp(chevalier, 4, options), everybody, 'legal', 6, (view, move) => {
        if (!legalMoves(view).includes(move)) throw new Error(`${move} is not legal`);
      });
  });

  it('and makes most of its bids, with trump and without, and sweeps now and then', () => {
    const scores = Array.from({ length: 20 }, (_, i) => playGame(rules, everybody, `self ${i}`).scores).flat();
    const share = (holds: (score: (typeof scores)[number]) => boolean) => scores.filter(holds).length / scores.length;
    expect(share(({ result }) => result === 'made')).toBeGreaterThan(0.65);
    expect(share(({ trump }) => trump === 'none')).toBeGreaterThan(0.1);
    expect(share(({ trump }) => trump !== 'none')).toBeGreaterThan(0.5);
    expect(share(({ sweep }) => sweep !== null)).toBeGreaterThan(0.15);
  });

  it('and as a pair beats a random pair', () => {
    const won = Array.from({ length: 20 }, (_, i) => {
      const own = i % 2;
      const seats = everybody.map((_bot, seat) => (seat % 2 === own ? simple : random));
      return playGame(rules, seats, `pair ${i}`).winners.includes(own);
    });
    expect(won.filter((each) => each).length).toBeGreaterThan(17);
  });
});
