import { dealFromSeed, seatsIn } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, it } from 'vitest';
import { legalMoves } from '../bot.ts';
import { setUp } from '../testing/play.ts';
import { InfoSetKeys } from './infoset-keys.ts';

/** A hand of a game, just dealt. */
function begin(id: string, players: number) {
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  const rules = setUp(game, players);
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'sight'));
  return { rules, s, keys: new InfoSetKeys(rules) };
}

it('what a seat puts away splits nobody’s positions, not even its own', () => {
  const { rules, s, keys } = begin('coralon', 4);
  const [seat] = seatsIn(rules.actors(s));
  const moves = legalMoves({ rules, seat, state: s });
  expect(keys.isSecret(s, seat, moves[0], moves[1])).toBe(true);
  const found = [...moves].map((move) => {
    const next = s.slice();
    keys.begin(next);
    rules.apply(next, seat, move);
    keys.secretMove(next, seat, s[PHASE]);
    return [0, 1, 2, 3].map((each) => keys.keyB(each)).join(' ');
  });
  expect(new Set(found).size).toBe(1);
});

it('a bid splits everybody’s', () => {
  const { rules, s, keys } = begin('stones', 4);
  const [seat] = seatsIn(rules.actors(s));
  const moves = legalMoves({ rules, seat, state: s });
  expect(keys.isSecret(s, seat, moves[0], moves[1])).toBe(false);
  const found = [...moves].map((move) => {
    keys.begin(s);
    keys.openMove(move);
    return keys.keyB(2);
  });
  expect(new Set(found).size).toBe(moves.length);
});

it('a secret choice splits the positions of its own seat alone, until it lies open', () => {
  const { rules, s, keys } = begin('speed-run', 3);
  while (rules.phase(s) === 'setting') {
    const [seat] = seatsIn(rules.actors(s));
    rules.apply(s, seat, legalMoves({ rules, seat, state: s })[0]);
  }
  const moves = legalMoves({ rules, seat: 0, state: s });
  expect(keys.isSecret(s, 0, moves[0], moves[1])).toBe(true);
  const found = [...moves].map((move) => {
    const next = s.slice();
    keys.begin(next);
    rules.apply(next, 0, move);
    keys.secretMove(next, 0, s[PHASE]);
    return { own: keys.keyB(0), other: keys.keyB(1) };
  });
  expect(new Set(found.map(({ own }) => own)).size).toBe(moves.length);
  expect(new Set(found.map(({ other }) => other)).size).toBe(1);
});
