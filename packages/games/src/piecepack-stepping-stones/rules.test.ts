import { describe, expect, test } from 'vitest';
import { bare, rowsOn } from '../testing/rows.ts';
import { filledIn, OPTIONS } from './options.ts';
import { DICE, TURN } from './state.ts';
import { diagramsOn } from './testing/diagrams.ts';
import { type TestBoard, table } from './testing/table.ts';

const PAGE = 'piecepack-stepping-stones';
/** Only these coins matter: the others lie on the far side of the board. */
const cornered = (t: TestBoard): TestBoard => t.put('5a g3 4a g4 3a h4 2a h5 0a g5 5c f1 4c f2');

describe('the board', () => {
  test('is laid out as the diagram shows', () => {
    const t = table();
    const { coins, stones, pawns, homes } = diagramsOn(PAGE)[0];
    expect(Object.keys(coins)).toHaveLength(20);
    expect(stones).toEqual([]);
    for (const [coin, square] of Object.entries(coins)) expect(t.at(coin), coin).toBe(square);
    expect(pawns).toEqual({ S: 'e4', M: 'd4', C: 'd5', A: 'e5' });
    const { board } = t.rules;
    expect(board.pawns.map((at) => board.names[at])).toEqual(['e4', 'd4', 'd5', 'e5']);
    expect(
      [...board.byName]
        .filter(([, at]) => board.home[at] >= 0)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...homes].sort());
  });

  test('PIECEPACK-BOARD-5: the large one has a hole where pawns start', () => {
    const t = table({ board: 'large' });
    expect('5s 4s 0s 2s 3s'.split(' ').map((coin) => t.at(coin))).toEqual(['c10', 'c9', 'c8', 'b8', 'a8']);
    expect('5c 4c 0c 2c 3c'.split(' ').map((coin) => t.at(coin))).toEqual(['h1', 'h2', 'h3', 'i3', 'j3']);
    const { board } = t.rules;
    expect(board.byName.size).toBe(96);
    for (const square of ['e5', 'e6', 'f5', 'f6']) expect(board.byName.has(square)).toBe(false);
    expect(board.pawns.map((at) => board.names[at])).toEqual(Array(4).fill('middle'));
    const exits = Array.from(board.steps[100], (at) => board.names[at]).sort();
    expect(exits).toEqual('d5 d6 e4 e7 f4 f7 g5 g6'.split(' '));
  });

  test('the options are those of the page', () => {
    const rows = rowsOn(PAGE, 'id | values | default');
    expect(rows.map(([id]) => bare(id))).toEqual(OPTIONS.map(({ id }) => id));
    for (const [i, [, values, standard]] of rows.entries()) {
      const option = OPTIONS[i];
      expect(option.standard(1)).toEqual(JSON.parse(bare(standard)));
      if (option.id !== 'turnLimit') expect(option.values).toEqual(JSON.parse(`[${bare(values)}]`));
    }
    expect(OPTIONS[5].values).toEqual({ low: 10, high: 999, or: 0 });
    expect(filledIn({ board: 'large' })).toEqual({ ...filledIn(), board: 'large' });
  });
});

describe('worked examples', () => {
  test('the first example', () => {
    const t = table().roll('suns suit moons 0 crowns 4 arms 2');
    expect(new Set(t.legal('move').map((act) => act[0]))).toEqual(new Set(['2', '4']));
    t.say('move 2s c5');
    expect(t.legal('move 2')).toEqual([]);
    t.say('move 4s a5');
    expect(t.legal('move')).toEqual([]);
    expect(t.refusal('done')).toBe('PIECEPACK-ONE-3');
    expect(t.legal('flip')).toEqual(['5s', '4s', '3s', '2s', '0s']);
    t.say('flip 2s', 'done');
    expect([t.rules.due(t.s), t.rules.phase(t.s)]).toEqual(['roll', 'roll']);
  });

  test('the second example: apart, the dice of phase 1 first, then points', () => {
    const t = table().allStones('suns moons').stones('4c 2c 0c 5a 4a 3a 0a').anew();
    t.roll('crowns 3 arms 4');
    expect([...new Set(t.legal('move').map((act) => act.split(' ')[0]))]).toEqual(['3c']);
    t.say('done').roll('suns 2 moons 5');
    t.say('move 2s b4', 'move 0m f4'); // two points of suns, two of moons
    expect(t.refusal('move 3s a5')).toBe('PIECEPACK-TWO-2');
    t.say('move 2m g5', 'done');
    expect(t.s[TURN]).toBe(2);
  });

  test('the second example: a stone beside its pawn, the pawn onto it, another stone', () => {
    const t = table().allStones('suns moons crowns arms').put('0m d6').pawn('crowns', 'home');
    t.roll('suns 2 moons 5');
    t.say('move 0m c5'); // two points
    t.say('move 0m c4'); // beside the pawn on d4: three in all
    t.say('walk moons c4', 'move 2m g5');
    expect(t.legal('walk moons')).toEqual([]);
    expect(t.refusal('move 3m h5')).toBe('PIECEPACK-TWO-2');
  });

  test('two dice with 3: two moves by coins showing 3, or one coin twice', () => {
    const t = table().roll('suns 3 arms 3').say('move 3s c5');
    expect(t.legal('move 3s').length).toBeGreaterThan(0);
    t.say('move 3s a4');
    expect(t.refusal('move 3m h5')).toBe('PIECEPACK-ONE-1');
    table().roll('suns 3 arms 3').say('move 3s c5', 'move 3m f5', 'done');
  });

  test('together: null in phase 1 and 3 points in phase 2', () => {
    const t = table({ rolling: 'together' }).allStones('moons').roll('suns 0 moons 3');
    expect(t.legal('move 3s')).toEqual([]);
    expect(t.refusal('move 3s a5')).toBe('PIECEPACK-ONE-1');
    expect(t.legal('move 3m').length).toBeGreaterThan(0);
  });

  test('a 2 passes another 2 only as a stone', () => {
    const t = table().put('2s a4 2m a5').put('3s h4').roll('suns 2');
    t.put('3a h5 2a g5 0a g4'); // nothing else near
    expect(t.refusal('move 2s a6')).toBe('PIECEPACK-MOVE-2');
    expect(t.stones('2m').refusal('move 2s a6')).toBeNull();
  });

  test('a 3 alone in the corner a1', () => {
    const t = cornered(table().put('3a a1 2a h5')).put('3a a1');
    t.roll('suns 3');
    expect(t.ends('3a')).toBe('a2 a4 b1 b3 c2 d1');
    expect(t.refusal('move 3a a1')).toBe('PIECEPACK-MOVE-3');
    expect(t.refusal('move 3a a3')).toBe('PIECEPACK-MOVE-1');
  });

  test('a stone with 1 point cannot pass a null; with 2 it can', () => {
    for (const [points, legal] of [
      ['0', false],
      ['2', true],
    ] as const) {
      const t = table({ rolling: 'together' }).put('5m c5').allStones('moons').roll(`moons ${points}`);
      expect(t.at('0s')).toBe('c6');
      t.put('4s h4'); // c7 is free
      expect(t.refusal('move 5m c7') === null).toBe(legal);
      expect(t.refusal('move 5m c6')).toBe('PIECEPACK-TWO-3');
    }
  });

  test('pawn on c6, own stone on b6, b7 bare, 2 points: home', () => {
    const at = () => table().allStones('suns').pawn('suns', 'c6');
    expect(at().roll().say('done').roll('suns 0').refusal('walk suns home')).toBe('PIECEPACK-TWO-5');
    const t = at().roll().say('done').roll('suns 2');
    expect(t.legal('walk')).toContain('suns home');
    t.say('walk suns home');
    expect(t.refusal('walk suns home')).toBe('PIECEPACK-TWO-5');
    expect(t.refusal('move 2s b5')).toBe('PIECEPACK-TWO-5');
    t.say('done').roll(); // points-left.test.ts has what happens with more points
    expect(t.s.subarray(DICE, DICE + 4)).toEqual(Int32Array.of(-1, 0, 0, 0)); // three dice
  });

  test("another suit's coin on b7 bars that way in", () => {
    const at = () => table().allStones('suns').pawn('suns', 'b6').put('5m b7 3s h4');
    expect(at().put('5s h5 4s g4').roll().say('done').roll('suns suit').refusal('walk suns home')).toBe(
      'PIECEPACK-TWO-5',
    );
    expect(at().put('3s a6').roll().say('done').roll('suns 2').refusal('walk suns home')).toBeNull();
    // c6, c7 and c8 are stones, and b8 lies beside the last
    expect(at().roll().say('done').roll('suns suit').refusal('walk suns home')).toBeNull();
  });

  test('only the null of suns still shows', () => {
    const t = table().stones('5s 4s 3s 2s').anew().roll('suns suit');
    expect(t.legal('flip')).toEqual(['0s']);
    t.say('flip 0s');
    expect(t.refusal('move 0s c5')).toBe('PIECEPACK-TWO-2');
    t.say('done');
    expect(t.s[TURN]).toBe(2); // no second part in this turn
    t.roll('moons 0').say('done').roll('suns 3');
    expect(t.refusal('move 0s c5')).toBeNull();
  });

  test('the ends of the table', () => {
    const near = () =>
      table().allStones('suns moons crowns arms').pawn('moons', 'home').pawn('crowns', 'home').pawn('arms', 'home');
    const rows = rowsOn(PAGE, 'moment').slice(-2);
    const [won, lost] = rows.map(([, line]) => JSON.parse(bare(line)));
    const t = near().pawn('suns', 'b6').anew(58).roll('suns 0').say('walk suns home');
    expect({ ev: 'over', ...t.rules.over(t.s) }).toEqual(won);
    const u = near().anew(90).roll('suns 0').say('resign');
    expect({ ev: 'over', ...u.rules.over(u.s) }).toEqual(lost);
    expect([u.rules.actors(u.s), u.rules.phase(u.s), u.rules.due(u.s)]).toEqual([0, 'over', null]);
  });
});

describe('turns', () => {
  test('PIECEPACK-TURN-2: two parts with the same turn; done ends each', () => {
    const t = table().allStones('moons');
    expect(t.dice('')).toEqual({ suns: '0', crowns: '0', arms: '0' });
    t.roll().say('done');
    expect([t.s[TURN], t.dice('')]).toEqual([1, { moons: '0' }]);
    t.roll().say('done');
    expect([t.s[TURN], Object.keys(t.dice(''))]).toEqual([2, ['suns', 'crowns', 'arms']]);
  });

  test('PIECEPACK-TURN-3: one roll for all', () => {
    const t = table({ rolling: 'together' }).allStones('moons');
    expect(Object.keys(t.dice(''))).toHaveLength(4);
    expect(t.roll().say('done').s[TURN]).toBe(2);
  });

  test('dead roll: lost at the done of a turn that allowed nothing, not if a move was declined', () => {
    const dead = table({ deadRoll: 'lose', turnLimit: 10 }).roll().say('done');
    expect(dead.rules.over(dead.s)).toEqual({ winners: [], total: [0], turns: 1, reason: 'dead-roll' });
    const declined = table({ deadRoll: 'lose' }).roll('suns 2').say('done');
    expect(declined.rules.over(declined.s)).toBeNull();
    const later = table({ deadRoll: 'lose' }).allStones('moons').roll().say('done').roll('moons 0').say('done');
    expect(later.rules.over(later.s)).toBeNull();
    const pass = table().roll().say('done');
    expect(pass.rules.over(pass.s)).toBeNull();
  });

  test('turn limit', () => {
    const t = table({ turnLimit: 10 }).anew(9).roll().say('done');
    expect(t.rules.over(t.s)).toBeNull();
    t.roll().say('done');
    expect(t.rules.over(t.s)).toEqual({ winners: [], total: [0], turns: 10, reason: 'turn-limit' });
  });

  /** The stones of suns in the corner a1, shut in by set stones; its pawn on one of them. */
  const shutIn = (options = {}) =>
    table(options)
      .put('5s a1 4s a2 3s b1 2s b2 0s a3')
      .put('5m a4 4m b3 3m c1 2m c2 0m h8 3a h4 2a h5')
      .pawn('moons', 'home')
      .pawn('crowns', 'home')
      .pawn('arms', 'home')
      .allStones('suns moons crowns arms');

  test('stuck: no roll could allow anything', () => {
    const t = shutIn().roll('suns suit');
    expect(t.legal()).toEqual(['done', 'resign']);
    t.say('done');
    expect(t.rules.over(t.s)).toEqual({ winners: [], total: [3], turns: 1, reason: 'stuck' });
    const open = shutIn().put('4m h7').roll('suns 0').say('done');
    expect(open.rules.over(open.s)).toBeNull();
    const steps = shutIn().pawn('suns', 'a1').roll('suns 0').say('done');
    expect(steps.rules.over(steps.s)).toBeNull();
  });

  test('dead roll comes before stuck, stuck before the turn limit', () => {
    const reason = (options: object, turn: number) => {
      const t = shutIn({ ...options })
        .anew(turn)
        .roll()
        .say('done');
      return t.rules.over(t.s)?.reason;
    };
    expect(reason({ deadRoll: 'lose', turnLimit: 10 }, 10)).toBe('dead-roll');
    expect(reason({ turnLimit: 10 }, 10)).toBe('stuck');
  });

  test('resigned before the first turn: turns 0', () => {
    const t = table({ aces: 'two-blocks' }).tiles('2m 5a').say('resign');
    expect(t.rules.over(t.s)).toEqual({ winners: [], total: [0], turns: 0, reason: 'resigned' });
  });
});

describe('aces and the large board', () => {
  test("the page's example of a record", () => {
    const t = table({ aces: 'two-blocks' }).tiles('2m 5a').say('place Am g5', 'place Aa d3');
    t.roll('suns suit crowns 4 arms 2').say('move 2s c5', 'flip 2s', 'done');
    expect(t.s[TURN]).toBe(2);
  });

  test('PIECEPACK-ACE-2: at most so many spaces from the home tile', () => {
    const t = table({ aces: 'four-stones' }).tiles('2s 3m 4c 5a');
    expect(t.legal('place As').sort()).toEqual('a5 b5 d7 d8'.split(' '));
  });

  test('PIECEPACK-ACE-4: pawns step on them as stones, not as blocks', () => {
    for (const kind of ['stones', 'blocks']) {
      const t = table({ aces: `two-${kind}` })
        .tiles('5s 5a')
        .say('place As d6', 'place Aa e3');
      t.allStones('suns').pawn('crowns', 'd7').put('2s e5').pawn('arms', 'c4');
      t.roll('crowns 4').say('done').roll('suns 5');
      // suns on e4: e3 is an ace; e5 is its own stone, d6 lies beyond a bare square
      expect(t.legal('walk suns')).toEqual(kind === 'stones' ? ['e3', 'e5'] : ['e5']);
      expect(t.refusal('walk suns e3')).toBe(kind === 'stones' ? null : 'PIECEPACK-TWO-4');
      if (kind === 'stones') {
        t.say('walk suns e3').allStones('moons').pawn('moons', 'd3').roll('crowns 0').say('done').roll('moons 3');
        expect(t.refusal('walk moons e3')).toBe('PIECEPACK-TWO-4'); // a pawn on an ace bars it
      }
    }
  });

  test('PIECEPACK-TWO-6: out of the middle by any of its eight borders, onto own stones', () => {
    const t = table({ board: 'large' })
      .put('5s d6 4s f4 3s e4 2s g8')
      .allStones('suns')
      .roll()
      .say('done')
      .roll('suns 2');
    expect(t.legal('walk suns').sort()).toEqual(['d6', 'e4', 'f4']);
    expect(t.refusal('walk suns middle')).toBe('PIECEPACK-TURN-4');
  });

  test('the hole is no square', () => {
    const t = table({ board: 'large' }).put('2s d5').roll('suns 2');
    expect(t.legal('move 2s')).not.toContain('f5');
    expect(t.refusal('move 2s e5')).toBe('PIECEPACK-TURN-4');
    expect(t.refusal('move 2s f5')).toBe('PIECEPACK-TURN-4');
  });
});
