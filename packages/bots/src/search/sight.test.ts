import { dealFromSeed, seatsIn } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { legalMoves } from '../bot.ts';
import { setUp } from '../testing/play.ts';
import { Sight } from './sight.ts';

/** A hand of a game, just dealt. */
function begin(id: string, players: number) {
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  const rules = setUp(game, players);
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'sight'));
  return { rules, s, sight: new Sight(rules) };
}

it('what a seat puts away splits nobody’s positions, not even its own', () => {
  const { rules, s, sight } = begin('coralon', 4);
  const [seat] = seatsIn(rules.actors(s));
  const moves = legalMoves({ rules, seat, state: s });
  expect(sight.isSecret(s, seat, moves[0], moves[1])).toBe(true);
  const keys = [...moves].map((move) => {
    const next = s.slice();
    sight.begin(next);
    rules.apply(next, seat, move);
    sight.unseen(next, seat, s[PHASE]);
    return [0, 1, 2, 3].map((each) => sight.keyB(each)).join(' ');
  });
  expect(new Set(keys).size).toBe(1);
});

it('a bid splits everybody’s', () => {
  const { rules, s, sight } = begin('stones', 4);
  const [seat] = seatsIn(rules.actors(s));
  const moves = legalMoves({ rules, seat, state: s });
  expect(sight.isSecret(s, seat, moves[0], moves[1])).toBe(false);
  const keys = [...moves].map((move) => {
    sight.begin(s);
    sight.seen(move);
    return sight.keyB(2);
  });
  expect(new Set(keys).size).toBe(moves.length);
});

it('a secret choice splits the positions of its own seat alone, until it lies open', () => {
  const { rules, s, sight } = begin('speed-run', 3);
  while (rules.phase(s) === 'setting') {
    const [seat] = seatsIn(rules.actors(s));
    rules.apply(s, seat, legalMoves({ rules, seat, state: s })[0]);
  }
  const moves = legalMoves({ rules, seat: 0, state: s });
  expect(sight.isSecret(s, 0, moves[0], moves[1])).toBe(true);
  const keys = [...moves].map((move) => {
    const next = s.slice();
    sight.begin(next);
    rules.apply(next, 0, move);
    sight.unseen(next, 0, s[PHASE]);
    return { own: sight.keyB(0), other: sight.keyB(1) };
  });
  expect(new Set(keys.map(({ own }) => own)).size).toBe(moves.length);
  expect(new Set(keys.map(({ other }) => other)).size).toBe(1);
});
