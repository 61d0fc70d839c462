/** PIECEPACK-TWO-5: points left on the die of a pawn that has come home. */
import { describe, expect, test } from 'vitest';
import { asJson } from './json.ts';
import { DICE, isSet, POINTS, TURN } from './state.ts';
import { type TestBoard, table } from './testing/table.ts';

/** The page's position: the pawn of suns on c6, its own stone on b6, b7 bare; the part of the turn with the suns die. */
const near = (options = {}): TestBoard => table(options).allStones('suns').pawn('suns', 'c6');
const second = (die: string): TestBoard => near().roll().say('done').roll(`suns ${die}`);
const points = (t: TestBoard): number => t.s[POINTS];

describe('points left when a pawn gets home', () => {
  test("the page's example: 2 of 5 points home, 3 for the stones of suns, none for a pawn", () => {
    const t = second('5').say('walk suns home');
    expect(points(t)).toBe(3);
    expect(t.legal('walk')).toEqual([]);
    expect(new Set(t.legal('move').map((act) => act[1]))).toEqual(new Set('s'));
    t.say('move 2s b5', 'move 0s c4'); // one from b6, two from c6, where the pawn stood
    expect(points(t)).toBe(0);
    expect(t.legal()).toEqual(['done', 'resign']);
    t.say('done').roll();
    expect(t.s[DICE]).toBe(-1);
    expect(t.refusal('move 3s a5')).toBe('PIECEPACK-TWO-5');
  });

  test('up to three squares in all', () => {
    const t = second('5').say('walk suns home');
    expect(t.refusal('move 2s b2')).toBe('PIECEPACK-TWO-3');
    t.say('move 2s b4');
    expect(t.refusal('move 0s c4')).toBe('PIECEPACK-TWO-3');
    expect(t.refusal('move 0s c5')).toBeNull();
  });

  test('with done they lapse, and the die is not rolled again', () => {
    const t = second('5').say('walk suns home', 'done');
    expect([t.s[TURN], points(t), isSet(t.s, 0)]).toEqual([2, 0, true]);
    expect(t.dice('')).toEqual({ moons: '0', crowns: '0', arms: '0' });
    expect(t.rules.faultIn(t.s, { ev: 'roll', turn: 2, dice: { ...t.dice(''), suns: '5' } })?.rule).toBe(
      'PIECEPACK-TURN-2',
    );
    t.roll();
    expect(t.refusal('move 2s b5')).toBe('PIECEPACK-TWO-5');
    t.say('done');
    expect(t.s[TURN]).toBe(3); // no second part: three suits in phase 1
  });

  test('the fourth pawn wins with that step; the points left do not matter', () => {
    const t = near().allStones('moons crowns arms').pawn('moons', 'home').pawn('crowns', 'home').pawn('arms', 'home');
    t.anew(7).roll('suns 5').say('walk suns home');
    expect(t.rules.over(t.s)).toEqual({ winners: [0], total: [4], turns: 7, reason: 'home' });
    expect([t.rules.actors(t.s), points(t)]).toEqual([0, 0]);
    expect(t.refusal('move 2s b5')).toBe('RECORD-OVER-2');
  });

  test('together: until the one part of the turn ends, beside the other dice', () => {
    const t = near({ rolling: 'together' }).roll('suns 5 moons 2').say('walk suns home', 'move 2m f5', 'move 2s b4');
    expect(points(t)).toBe(1);
    t.say('move 0s c5').say('done');
    expect(t.dice('')).toEqual({ moons: '0', crowns: '0', arms: '0' });
  });

  test('two pawns home in one part: each suit has its own points', () => {
    const t = near().allStones('moons').pawn('moons', 'f6').roll().say('done').roll('suns 3 moons 4');
    t.say('walk suns home', 'walk moons home');
    expect([t.s[POINTS], t.s[POINTS + 1]]).toEqual([1, 2]);
    t.say('move 2s b5', 'move 2m g4');
    expect(t.refusal('move 3s a5')).toBe('PIECEPACK-TWO-5');
    expect(t.refusal('move 3m h5')).toBe('PIECEPACK-TWO-5');
    expect(t.say('done').rules.totals(t.s)).toEqual([2]);
  });

  test('clients see the points and the die until the part ends', () => {
    const t = second('5').say('walk suns home');
    expect(asJson(t.rules.board, t.s)).toMatchObject({
      pawns: { suns: 'home' },
      points: { suns: 3 },
      dice: { suns: '5' },
    });
    t.say('done');
    expect(asJson(t.rules.board, t.s)).toMatchObject({ points: { suns: 0 }, dice: { suns: null } });
  });
});

describe('refusals', () => {
  test('a stone: TWO-5 only once its suit has no points left; a pawn at home: always', () => {
    const t = second('3').say('walk suns home');
    expect(t.refusal('walk suns home')).toBe('PIECEPACK-TWO-5');
    expect(t.refusal('walk suns b6')).toBe('PIECEPACK-TWO-5');
    expect(t.refusal('move 3s a4')).toBe('PIECEPACK-TWO-3'); // out of reach with 1 point
    expect(t.refusal('move 3s b6')).toBe('PIECEPACK-TWO-3'); // not vacant
    t.say('move 3s a5');
    expect(t.refusal('move 3s a4')).toBe('PIECEPACK-TWO-5');
    expect(t.refusal('walk suns home')).toBe('PIECEPACK-TWO-5');
  });

  test('home with the very last point: TWO-5 at once', () => {
    expect(second('2').say('walk suns home').refusal('move 2s b5')).toBe('PIECEPACK-TWO-5');
  });

  test('a suit that is not home and has no points: TWO-2', () => {
    const t = near().allStones('moons').roll().say('done').roll('suns 5 moons 0').say('walk suns home', 'move 2m g5');
    expect(t.refusal('move 2m g4')).toBe('PIECEPACK-TWO-2');
  });
});

describe('how a turn ends then', () => {
  test('dead roll: the turn allowed the walk home, so nothing is lost', () => {
    const t = near({ deadRoll: 'lose' }).roll().say('done').roll('suns 2').say('walk suns home', 'done');
    expect(t.rules.over(t.s)).toBeNull();
    // The next turn has no die of suns: three nulls are a dead roll, whatever its stones could have done.
    t.roll().say('done');
    expect(t.rules.over(t.s)).toEqual({ winners: [], total: [1], turns: 2, reason: 'dead-roll' });
  });

  /** The moons are shut in the corner a1 by stones of suns, whose pawn stands before its home. */
  const shut = (turnLimit = 0): TestBoard =>
    table({ turnLimit })
      .put('5m a1 4m a2 3m b1 2m b2 0m a3')
      .put('5s a4 4s b3 3s c1 2s c2 0s b6 3a h4 2a h5')
      .pawn('suns', 'b6')
      .pawn('crowns', 'home')
      .pawn('arms', 'home')
      .allStones('suns moons crowns arms')
      .anew(10);

  test('stuck is looked at when the turn ends, not when the pawn gets home', () => {
    const t = shut(10).roll('suns 3').say('walk suns home');
    expect(t.rules.over(t.s)).toBeNull();
    t.say('done');
    expect(t.rules.over(t.s)).toEqual({ winners: [], total: [3], turns: 10, reason: 'stuck' });
  });

  test('points left may open the way again', () => {
    const t = shut().roll('suns 3').say('walk suns home', 'move 5s b4', 'done');
    expect([t.rules.over(t.s), t.s[TURN]]).toEqual([null, 11]);
    t.roll('moons 0').say('move 0m a4');
  });

  test('the turn limit takes no heed of points left', () => {
    const t = shut(10).roll('suns 3').say('walk suns home', 'move 5s b4', 'done');
    expect(t.rules.over(t.s)).toEqual({ winners: [], total: [3], turns: 10, reason: 'turn-limit' });
  });
});
