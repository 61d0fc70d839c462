import { filled } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { positionOf, usesOf } from './position.ts';
import { piecepackSteppingStones as game, PiecepackRules } from './rules.ts';
import { goalOf, overWords, pieceName, promptOf, standing } from './wording.ts';
import { table as text } from './words.en.ts';

const rules = new PiecepackRules(filled(game, 1, {}));
const position = { ...positionOf(rules.json(rules.start(), 0)), phase: 'moving' };

it('speaks of lit squares and of turning over only where the piece can do so', () => {
  const uses = usesOf([
    { do: 'flip', coin: '4s' },
    { do: 'flip', coin: '3s' },
    { do: 'move', coin: '3s', to: 'a5' },
    { do: 'move', coin: '2m', to: 'b5' },
  ]);
  expect(promptOf(text, position, uses, '4s')).toBe('4 of suns: turn it over with the button.');
  expect(promptOf(text, position, uses, '3s')).toBe('3 of suns: choose a lit square, or turn it over with the button.');
  expect(promptOf(text, position, uses, '2m')).toBe('2 of moons: choose a lit square.');
});

it('counts one coin and one turn as one', () => {
  const turned = (...stones: string[]) => standing(text, { ...position, stones }, 'suns');
  expect(turned('5s', '4s', '3s', '2s')).toBe('suns: 1 coin to turn');
  expect(turned('5s', '4s', '3s')).toBe('suns: 2 coins to turn');
  const over = { ev: 'over', reason: 'resigned', total: [1] };
  expect(overWords(text, { ...over, turns: 1 })).toBe('Over after 1 turn: given up. Pawns home: 1 of 4.');
  expect(overWords(text, { ...over, turns: 7 })).toContain('after 7 turns');
});

it('speaks of points left for the stones of a suit that is home, while one of them can move', () => {
  const stones = ['5s', '4s', '3s', '2s', '0s'];
  const at = (points: number) => ({
    ...position,
    stones,
    pawns: { ...position.pawns, suns: 'home' },
    points: { ...position.points, suns: points },
  });
  const uses = usesOf([{ do: 'move', coin: '2s', to: 'b5' }]);
  expect(promptOf(text, at(3), uses, null)).toBe(
    '3 points left for the stones of suns. After this turn they lie for good.',
  );
  expect(promptOf(text, at(1), uses, null)).toMatch(/^1 point left for the stones of suns\./);
  const others = usesOf([{ do: 'walk', pawn: 'moons', to: 'd3' }]);
  expect(promptOf(text, at(3), others, null)).not.toContain('left');
  expect(pieceName(text, at(3), '2s')).toBe('stone of suns, once its 2');
  expect(pieceName(text, at(0), '2s')).toBe('set stone of suns, which lies for good');
});

it('says in each phase what it is all about', () => {
  const suns = ['5s', '4s', '3s', '2s', '0s'];
  expect(goalOf(text, position, { aces: 'none' })).toBe(text.goalLay);
  expect(goalOf(text, { ...position, stones: suns }, {})).toBe('Walk the pawn of suns home over its stones.');
  const both = { ...position, stones: [...suns, '5m', '4m', '3m', '2m', '0m'] };
  expect(goalOf(text, both, {})).toBe('Walk the pawns of suns and moons home over their stones.');
  const placing = { ...position, phase: 'placing' };
  expect(goalOf(text, placing, { aces: 'two-blocks' })).toBe(text.goalBlock);
  expect(goalOf(text, placing, { aces: 'two-stones' })).toBe(text.goalStone);
});
