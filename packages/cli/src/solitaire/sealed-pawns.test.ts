import {
  AT,
  coinsOf,
  filledIn,
  HOME,
  PAWN,
  PiecepackRules,
  POINTS,
  STONES,
} from '@followsuit/games/piecepack-stepping-stones';
import { expect, it } from 'vitest';
import { SealedPawnWatch } from './sealed-pawns.ts';

const rules = new PiecepackRules(filledIn());

/** The suns are home, and four of their stones lie on these squares; the moons' coins are out of the way. */
function walled(squares: string): Int32Array {
  const s = rules.start();
  const put = (coin: number, square: string): void => {
    s[AT + coin] = rules.board.byName.get(square) as number;
  };
  for (const [i, square] of ['d8', 'e8', 'd7', 'e7', 'd6'].entries()) put(5 + i, square);
  for (const [i, square] of squares.split(' ').entries()) put(i, square);
  s[STONES] |= coinsOf(0);
  s[PAWN] = HOME;
  return s;
}

it('says when stones that lie for good wall a pawn off its home', () => {
  const lookout = new SealedPawnWatch(rules);
  expect(lookout.warning(rules.start(), false)).toBeNull();
  expect(lookout.warning(walled('f8 f7 g6 b5'), true)).toBeNull();
  expect(lookout.warning(walled('f8 f7 g6 h6'), false)).toBe(
    'The pawn of moons has no way home any more, whatever still moves out of its way: resign gives up.',
  );
  expect(lookout.warning(walled('f8 f7 g6 h6'), true)).toContain('back takes the last act back');
});

it('says so beforehand while points are left for the stones in the way', () => {
  const lookout = new SealedPawnWatch(rules);
  const left = (squares: string): Int32Array => {
    const s = walled(squares);
    s[POINTS] = 2;
    return s;
  };
  expect(lookout.warning(left('f8 f7 g6 h6'), true)).toBe(
    'As the stones lie now, the pawn of moons has no way home once you are done: use the points left to open one.',
  );
  expect(lookout.warning(left('f8 f7 g6 b5'), true)).toBeNull();
});
