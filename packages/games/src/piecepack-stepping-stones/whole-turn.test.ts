/** The rulebook's second example as one whole turn, played from the beginning of a game. */
import { type Line, Match } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { linesOn } from '../testing/rows.ts';
import { COIN_NAMES } from './board.ts';
import { filledIn } from './options.ts';
import { PiecepackRules } from './rules.ts';
import { AT, isStone, PAWN, TURN } from './state.ts';
import { diagramsOn } from './testing/diagrams.ts';
import { verifyLines } from './testing/record.ts';
import { words } from './testing/table.ts';

const PAGE = 'piecepack-stepping-stones';
const TURNS_BEFORE = 5;
/** The turn as the page writes it; the lines of a record come before it. */
const turnSix = (): Line[] => linesOn(PAGE).filter((_line, i, all) => i >= all.findIndex(({ turn }) => turn === 6));

/** What the first five turns turn over; crowns and arms roll a 5 in the first, crowns a null in the last. */
const FLIPS = ['5s 5m', '4s 4m 4c 5a', '3s 3m 2c 4a', '2s 2m 0c 3a', '0s 0m 0a'];
const SUITS: Readonly<Record<string, string>> = { s: 'suns', m: 'moons', c: 'crowns', a: 'arms' };

/** The first five turns as the page tells them. */
function before(): Line[] {
  const lines: Line[] = [];
  const act = (more: Line) => lines.push({ ev: 'act', seat: 0, ...more });
  for (const [i, flips] of FLIPS.entries()) {
    const rest = i === 0 ? '5' : '0';
    const dice: Record<string, string> = { suns: rest, moons: rest, crowns: rest, arms: rest };
    for (const coin of words(flips)) dice[SUITS[coin[1]]] = 'suit';
    lines.push({ ev: 'roll', turn: i + 1, dice });
    if (i === 0) for (const to of ['g4', 'e1']) act({ do: 'move', coin: '5m', to });
    for (const coin of words(flips)) act({ do: 'flip', coin });
    act({ do: 'done' });
  }
  return lines;
}

/** The record up to a line of turn six. */
function recordOf(after: number): { lines: Line[]; match: Match<PiecepackRules> } {
  const lines: Line[] = [];
  const match = new Match(new PiecepackRules(filledIn()), (line) => lines.push(line));
  match.start(['Ana'], '7');
  for (const { ev, seat: _seat, ...line } of [...before(), ...turnSix().slice(0, after)])
    expect(ev === 'roll' ? match.take({ ev, ...line }) : match.act(0, line as Line & { do: string })).toBeFalsy();
  return { lines, match };
}

describe('the sixth turn of a game', () => {
  test('begins with the board that is drawn', () => {
    const { rules, state } = recordOf(0).match;
    const { coins, stones, pawns } = diagramsOn(PAGE)[1];
    expect(state[TURN]).toBe(TURNS_BEFORE + 1);
    const lies = COIN_NAMES.slice(0, 20).map((name, coin) => [name, rules.board.names[state[AT + coin]]]);
    expect(Object.fromEntries(lies)).toEqual(coins);
    expect(COIN_NAMES.filter((_, coin) => coin < 20 && isStone(state, coin)).sort()).toEqual([...stones].sort());
    expect(['S', 'M', 'C', 'A'].map((_, suit) => rules.board.names[state[PAWN + suit]])).toEqual(
      ['S', 'M', 'C', 'A'].map((pawn) => pawns[pawn]),
    );
  });

  test('is played as written, and the record is good', () => {
    const six = turnSix();
    expect(six).toHaveLength(9);
    const { lines, match } = recordOf(six.length);
    expect(lines.slice(-six.length)).toEqual(six);
    expect(match.state[TURN]).toBe(TURNS_BEFORE + 2);
    expect(verifyLines(lines)).toBeNull();
  });

  test('costs what the page says, act by act', () => {
    const pointsAfter = (n: number): unknown => {
      const { match } = recordOf(n);
      return match.rules.json(match.state, 0).points;
    };
    expect(pointsAfter(4)).toMatchObject({ suns: 2, moons: 5 });
    expect(pointsAfter(5)).toMatchObject({ suns: 0, moons: 5 });
    expect(pointsAfter(6)).toMatchObject({ suns: 0, moons: 2 });
    expect(pointsAfter(7)).toMatchObject({ suns: 0, moons: 1 });
    expect(pointsAfter(8)).toMatchObject({ suns: 0, moons: 0 });
  });

  test('the ways are those of the page, and the stone under the pawn may not move', () => {
    const way = (n: number, act: Line & { do: string }): readonly string[] => {
      const { rules, state } = recordOf(n).match;
      const found = rules.read(state, 0, act);
      return 'move' in found ? rules.way(state, found.move) : [found.rule];
    };
    expect(way(4, { do: 'move', coin: '0s', to: 'c4' })).toEqual(['c6', 'c5', 'c4']);
    expect(way(5, { do: 'move', coin: '5m', to: 'd3' })).toHaveLength(4);
    expect(way(1, { do: 'move', coin: '3c', to: 'f4' })).toHaveLength(4);
    expect(way(7, { do: 'move', coin: '5m', to: 'd2' })).toEqual(['PIECEPACK-TWO-3']);
    // No coin shows 4, so the die of arms does nothing.
    const { rules, state } = recordOf(1).match;
    const moves = new Int32Array(2048);
    const acts = Array.from(moves.subarray(0, rules.moves(state, 0, moves)), (move) => rules.act(state, move));
    expect(new Set(acts.map(({ coin }) => coin))).toEqual(new Set(['3c', undefined]));
  });
});
