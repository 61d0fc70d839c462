import { Random, type State } from '@followsuit/engine';
import { expect, test } from 'vitest';
import { DONE, FLIP, kindOf, MOVES_LIMIT, moveOf, pieceOf, placeOf, RESIGN, WALK } from './acts.ts';
import { ACES, PER_SUIT } from './board.ts';
import { PiecepackRules } from './rules.ts';
import { AT, DICE, OWED, PAWN, POINTS, STONES, TILES } from './state.ts';
import { anyOptions, carefree } from './testing/positions.ts';

/** Left and right swap suns with moons and arms with crowns; up and down swap suns with arms and moons with crowns. */
const MIRRORS = [
  { suits: [1, 0, 3, 2], across: true },
  { suits: [3, 2, 1, 0], across: false },
];

function mirror(rules: PiecepackRules, { suits, across }: (typeof MIRRORS)[number]) {
  const { size, squares } = rules.board;
  const place = (at: number): number => {
    if (at < 0 || at >= squares) return at;
    const [column, row] = [at % size, Math.floor(at / size)];
    return across ? row * size + size - 1 - column : (size - 1 - row) * size + column;
  };
  const coin = (each: number): number =>
    each < ACES ? suits[Math.floor(each / PER_SUIT)] * PER_SUIT + (each % PER_SUIT) : ACES + suits[each - ACES];
  const state = (s: State): State => {
    const m = s.slice();
    m[STONES] = 0;
    m[OWED] = 0;
    for (let each = 0; each < ACES + 4; each++) {
      m[AT + coin(each)] = place(s[AT + each]);
      if (each < ACES && (s[STONES] >> each) & 1) m[STONES] |= 1 << coin(each);
    }
    for (let suit = 0; suit < 4; suit++) {
      m[PAWN + suits[suit]] = place(s[PAWN + suit]);
      m[POINTS + suits[suit]] = s[POINTS + suit];
      m[DICE + suits[suit]] = s[DICE + suit];
      if ((s[OWED] >> suit) & 1) m[OWED] |= 1 << suits[suit];
      const tile = s[TILES + suit];
      m[TILES + suit] = tile < 0 ? tile : (tile & ~3) | suits[tile & 3];
    }
    return m;
  };
  const move = (each: number): number => {
    const kind = kindOf(each);
    if (kind === DONE || kind === RESIGN) return each;
    if (kind === WALK) return moveOf(kind, suits[pieceOf(each)], place(placeOf(each)));
    return moveOf(kind, coin(pieceOf(each)), kind === FLIP ? 0 : place(placeOf(each)));
  };
  return { state, move };
}

test('a mirrored position has the mirrored moves', () => {
  const random = new Random('mirrors');
  const out = new Int32Array(MOVES_LIMIT);
  const player = carefree(50);
  const moves = (rules: PiecepackRules, s: State): number[] => [...out.subarray(0, rules.moves(s, 0, out))];
  for (let game = 0; game < 12; game++) {
    const rules = new PiecepackRules(anyOptions(random));
    const s = rules.start();
    for (let step = 0; rules.over(s) === null; step++) {
      if (rules.due(s) !== null) rules.take(s, rules.draw(s, random));
      if (step % 5 === 0)
        for (const each of MIRRORS) {
          const { state, move } = mirror(rules, each);
          expect(moves(rules, state(s))).toEqual(
            moves(rules, s)
              .map(move)
              .sort((a, b) => a - b),
          );
        }
      rules.apply(s, 0, player(rules, s, random));
    }
  }
});
