/** What the rules of the solitaire refuse, and what they let through beside it. */
import { rulesOn } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { readPage, recordRules } from '../pages.ts';
import { type TestBoard, table } from './testing/table.ts';

const PAGE = 'piecepack-stepping-stones';

/** A row: the rule, a situation, the act that the rule refuses there, and one that is allowed. */
type Row = readonly [rule: string, at: () => TestBoard, refused: string, allowed: string];
const suns = (die: string) => table().allStones('suns').roll().say('done').roll(`suns ${die}`);
const aces = () => table({ aces: 'two-blocks' }).tiles('2m 5a');
const ROWS: readonly Row[] = [
  ['PIECEPACK-TURN-4', aces, 'done', 'resign'],
  ['PIECEPACK-TURN-4', aces, 'place As d8', 'place Am g5'],
  ['PIECEPACK-TURN-4', aces, 'place Am z9', 'place Am g5'],
  ['PIECEPACK-TURN-4', () => table().roll('suns 2'), 'move 9s c5', 'move 2s c5'],
  ['PIECEPACK-TURN-4', () => table().roll('suns 2'), 'move As c5', 'move 2s c5'],
  ['PIECEPACK-TURN-4', () => table().roll('suns 2'), 'move 2s', 'move 2s c5'],
  ['PIECEPACK-TURN-4', () => table().roll('suns 2'), 'move 2s home', 'move 2s c5'],
  ['PIECEPACK-TURN-4', () => table().roll('suns 2'), 'place 2s c5', 'move 2s c5'],
  ['PIECEPACK-TURN-4', () => table().roll('suns 2'), 'jump 2s c5', 'move 2s c5'],
  ['PIECEPACK-TURN-4', () => suns('2'), 'walk stars home', 'done'],
  ['PIECEPACK-ACE-2', aces, 'place Aa d3', 'place Am g5'],
  ['PIECEPACK-ACE-2', aces, 'place 2m g5', 'place Am g5'],
  ['PIECEPACK-ACE-2', aces, 'place Am g6', 'place Am g5'],
  ['PIECEPACK-ACE-2', aces, 'place Am g4', 'place Am e7'],
  ['PIECEPACK-ACE-2', aces, 'place Am g7', 'place Am e8'],
  ['PIECEPACK-ACE-3', () => aces().say('place Am g5', 'place Aa d3').roll('suns 2'), 'move Am g4', 'move 2s c5'],
  ['PIECEPACK-ONE-1', () => table().roll('suns 2'), 'move 3s a5', 'move 2s c5'],
  ['PIECEPACK-ONE-3', () => table().roll('suns suit'), 'done', 'flip 3s'],
  ['PIECEPACK-ONE-3', () => table().roll('suns suit'), 'flip 3m', 'flip 3s'],
  ['PIECEPACK-ONE-3', () => table().stones('3s').roll('suns suit'), 'flip 3s', 'flip 0s'],
  ['PIECEPACK-ONE-3', () => table({ revealOrder: 'high-to-low' }).roll('suns suit'), 'flip 4s', 'flip 5s'],
  ['PIECEPACK-ONE-4', () => table().stones('2s').roll('suns 2'), 'move 2s c5', 'move 2m f5'],
  ['PIECEPACK-ONE-4', () => table().roll('suns 2'), 'walk suns home', 'done'],
  ['PIECEPACK-MOVE-1', () => table().roll('suns 2'), 'move 2s c4', 'move 2s b4'],
  ['PIECEPACK-MOVE-2', () => table().put('3m b5').roll('suns 2'), 'move 2s b4', 'move 2s a7'],
  ['PIECEPACK-MOVE-2', () => table().pawn('suns', 'b5').roll('suns 2'), 'move 2s b4', 'move 2s c5'],
  ['PIECEPACK-MOVE-3', () => table().put('3m c5').roll('suns 2'), 'move 2s c5', 'move 2s b4'],
  ['PIECEPACK-MOVE-5', () => table().roll('suns 0'), 'move 0s c5', 'done'],
  ['PIECEPACK-TWO-2', () => table().allStones('suns').roll('moons 2'), 'move 2s b5', 'move 2m f5'],
  ['PIECEPACK-TWO-2', () => suns('0').say('move 2s b5'), 'walk suns home', 'done'],
  ['PIECEPACK-TWO-3', () => suns('2'), 'move 2s b3', 'move 2s b4'],
  ['PIECEPACK-TWO-3', () => suns('2').pawn('suns', 'b6'), 'move 2s b5', 'move 3s a4'],
  ['PIECEPACK-TWO-4', () => suns('2').put('5s e3 4s e2'), 'walk suns d4', 'walk suns e2'],
  ['PIECEPACK-TWO-4', () => suns('2').put('5s b7').pawn('suns', 'b6'), 'walk suns b7', 'walk suns home'],
  ['PIECEPACK-TWO-5', () => suns('2'), 'walk suns home', 'move 2s b4'],
];

describe('refusals', () => {
  for (const [rule, at, refused, allowed] of ROWS)
    test(`${rule}: not ${refused}, but ${allowed}`, () => {
      const t = at();
      expect(t.refusal(refused)).toBe(rule);
      expect(t.legal()).not.toContain(refused);
      expect(t.refusal(allowed)).toBeNull();
      expect(t.legal()).toContain(allowed);
      t.say(allowed);
    });

  test('every rule is on the page', () => {
    const page = rulesOn(readPage(PAGE));
    for (const [rule] of ROWS) expect(page.has(rule), rule).toBe(true);
    for (const rule of ['RECORD-ACT-1', 'RECORD-DEAL-1', 'RECORD-DEAL-2', 'RECORD-OVER-2'])
      expect(recordRules().has(rule)).toBe(true);
  });

  test('fields too many, other seats, before the roll, after the end', () => {
    const t = table();
    expect(t.refusal('done')).toBe('PIECEPACK-TURN-4');
    t.roll('suns 2');
    expect(t.refusal({ do: 'done', why: 1 })).toBe('RECORD-ACT-1');
    expect(t.refusal({ do: 'move', coin: '2s', to: 'c5', by: 'b5' })).toBe('RECORD-ACT-1');
    expect(t.refusal('done', 1)).toBe('PIECEPACK-TURN-4');
    expect(t.say('resign').refusal('resign')).toBe('RECORD-OVER-2');
  });

  test('wrong lines of chance', () => {
    const { rules, s } = table();
    const dice = { suns: '0', moons: '2', crowns: 'suit', arms: '5' };
    const roll = (more: object) => rules.faultIn(s, { ev: 'roll', turn: 1, dice, ...more })?.rule ?? null;
    expect(roll({})).toBeNull();
    expect(roll({ turn: 2 })).toBe('RECORD-DEAL-2');
    expect(roll({ dice: { ...dice, arms: '1' } })).toBe('PIECEPACK-PIECE-3');
    expect(roll({ dice: { ...dice, stars: '2' } })).toBe('PIECEPACK-TURN-2');
    expect(roll({ dice: { suns: '0' } })).toBe('PIECEPACK-TURN-2');
    expect(roll({ dice: 5 })).toBe('PIECEPACK-TURN-2');
    expect(rules.faultIn(s, { ev: 'setup', tiles: [] })?.rule).toBe('RECORD-DEAL-1');
    const together = table({ rolling: 'together' });
    expect(together.rules.faultIn(together.s, { ev: 'roll', turn: 1, dice: {} })?.rule).toBe('PIECEPACK-TURN-3');
    const t = table({ aces: 'two-blocks' });
    const tiles = (...list: string[]) => t.rules.faultIn(t.s, { ev: 'setup', tiles: list })?.rule ?? null;
    expect(tiles('2m', '5a')).toBeNull();
    for (const list of [['2m'], ['2m', '3m'], ['0m', '3a'], ['2m', '3a', '4s'], ['2x', '3a']])
      expect(tiles(...list)).toBe('PIECEPACK-ACE-1');
  });
});
