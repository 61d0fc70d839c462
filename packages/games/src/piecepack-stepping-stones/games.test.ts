import { type Json, type Line, Random, type State } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { linesOn } from '../testing/rows.ts';
import { DONE, kindOf, MOVE, MOVES, MOVES_LIMIT, moveOf, pieceOf, placeOf, RESIGN, WALK } from './acts.ts';
import { ACES, COIN_NAMES, distance, HOME, MIDDLE, PER_SUIT, shownBy, suitOf } from './board.ts';
import { acesIn, filledIn } from './options.ts';
import { PiecepackRules } from './rules.ts';
import {
  AT,
  DUE,
  inPhaseOne,
  isHome,
  isSet,
  isStone,
  LATER,
  NUMBERS,
  OWED,
  PAWN,
  PHASE,
  PLACING,
  POINTS,
  pawnsHome,
  STONES,
  TURN,
} from './state.ts';
import { LETTERS } from './suits.ts';
import { anyOptions, carefree, positionOf, stir } from './testing/positions.ts';
import { playGame, verifyLines } from './testing/record.ts';
import { coinEnds, pawnEnds, stoneEnds } from './testing/reference.ts';

const out = new Int32Array(MOVES_LIMIT);
const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;
const listed = (rules: PiecepackRules, s: State): number[] => [...out.subarray(0, rules.moves(s, 0, out))];

/** Plays random games in random options and shows every position before and after every act. */
function everyStep(
  seed: string,
  games: number,
  see: (rules: PiecepackRules, before: State, after: State, move: number) => void,
  turns = 60,
): void {
  const random = new Random(seed);
  const player = carefree(turns);
  for (let game = 0; game < games; game++) {
    const rules = new PiecepackRules(anyOptions(random));
    const s = rules.start();
    while (rules.over(s) === null) {
      if (rules.due(s) !== null) rules.take(s, rules.draw(s, random));
      if (rules.actors(s) === 0) continue;
      const before = s.slice();
      const move = player(rules, s, random);
      rules.apply(s, 0, move);
      see(rules, before, s, move);
    }
  }
}

/** The page's invariants that every position keeps. */
function checkPosition({ board, options }: PiecepackRules, s: State): void {
  const squares = Array.from({ length: COIN_NAMES.length }, (_, coin) => s[AT + coin]).filter((at) => at >= 0);
  if (s[PHASE] > PLACING && s[TURN] > 0) expect(squares.length).toBe(ACES + acesIn(options));
  expect(new Set(squares).size).toBe(squares.length);
  const pawns = [0, 1, 2, 3].map((suit) => s[PAWN + suit]).filter((at) => at < MIDDLE);
  expect(new Set(pawns).size).toBe(pawns.length);
  for (let suit = 0; suit < 4; suit++) {
    const at = s[PAWN + suit];
    const own = [0, 1, 2, 3, 4].some((i) => s[AT + suit * 5 + i] === at && isStone(s, suit * 5 + i));
    const ace = String(options.aces).endsWith('stones') && [0, 1, 2, 3].some((a) => s[AT + ACES + a] === at);
    expect(at === HOME || at === board.pawns[suit] || own || ace).toBe(true);
    if (!isStone(s, suit * 5 + 4)) expect(s[AT + suit * 5 + 4]).toBe(board.coins[suit * 5 + 4]);
  }
}

/** The page's invariants that every act keeps. */
function checkStep({ board }: PiecepackRules, before: State, after: State, move: number): void {
  expect(after[STONES] & before[STONES]).toBe(before[STONES]);
  expect(bits(after[STONES] ^ before[STONES])).toBeLessThanOrEqual(1);
  expect(pawnsHome(after)).toBeGreaterThanOrEqual(pawnsHome(before));
  for (let coin = 0; coin < COIN_NAMES.length; coin++) {
    const [from, to] = [before[AT + coin], after[AT + coin]];
    if (from === to || from < 0) continue;
    expect([kindOf(move), pieceOf(move), coin < ACES]).toEqual([MOVE, coin, true]);
    const far = distance(board, from, to);
    const suit = suitOf(coin);
    expect(isSet(before, suit)).toBe(false);
    if (isStone(before, coin)) {
      expect(before[POINTS + suit] - after[POINTS + suit]).toBeGreaterThanOrEqual(far);
      expect(after[POINTS + suit]).toBeGreaterThanOrEqual(0);
    } else {
      expect(far).toBeLessThanOrEqual(shownBy(coin));
      expect((shownBy(coin) - far) % 2).toBe(0);
    }
  }
}

describe('random games', () => {
  test("keep the page's invariants", () => {
    everyStep('invariants', 60, (rules, before, after, move) => {
      checkPosition(rules, after);
      checkStep(rules, before, after, move);
      const legal = listed(rules, before);
      expect(legal).toContain(moveOf(RESIGN));
      expect(legal.includes(moveOf(DONE))).toBe(before[PHASE] !== PLACING && before[OWED] === 0);
      if (before[TURN] !== after[TURN]) expect(bits(after[DUE] | after[LATER])).toBe(4 - pawnsHome(after));
    });
  });

  test('moves and refuse agree on every move there is, and acts read back', () => {
    let seen = 0;
    everyStep('agree', 24, (rules, before) => {
      if (seen++ % 40 !== 0) return;
      const legal = listed(rules, before);
      expect(legal).toEqual([...legal].sort((a, b) => a - b));
      const allowed: number[] = [];
      for (let move = 0; move < MOVES; move++) if (rules.refuse(before, 0, move) === null) allowed.push(move);
      expect(legal).toEqual(allowed);
      for (const move of legal) expect(rules.read(before, 0, rules.act(before, move))).toEqual({ move });
    });
    expect(seen).toBeGreaterThan(400);
  });

  test('a copy is independent', () => {
    everyStep('copies', 4, (rules, before) => {
      const kept = before.slice();
      const copy = rules.start();
      copy.set(before);
      for (const move of listed(rules, before).slice(0, 5)) {
        rules.apply(copy, 0, move);
        copy.set(before);
      }
      expect(before).toEqual(kept);
    });
  });

  test('hardly ever win, and end when the player gives up', () => {
    const rules = new PiecepackRules(filledIn());
    for (let i = 0; i < 10; i++) {
      const { reason, turns } = playGame(rules, `random ${i}`, carefree(40)).at(-1) as Record<string, Json>;
      expect(['resigned', 'home', 'stuck']).toContain(reason);
      expect(turns).toBeLessThanOrEqual(41);
    }
  });
});

/** Compares where a piece may go by its moves, and what it costs its suit, with what the reference found. */
function compare(
  rules: PiecepackRules,
  s: State,
  moves: readonly number[],
  suit: number,
  found: ReadonlyMap<string, number>,
): void {
  const copy = s.slice();
  const costs = moves.map((move): [string, number] => {
    copy.set(s);
    rules.apply(copy, 0, move);
    const to = rules.board.names[placeOf(move)]!;
    return [to, rules.isOver(copy) ? found.get(to)! : s[POINTS + suit] - copy[POINTS + suit]];
  });
  expect(new Map(costs)).toEqual(found);
}

/**
 * Compares all coins, stones and pawns with the naive reference, and those of a suit again after its pawn has walked home,
 * unless that ends the game; returns how many ways pawns have, and how many of those walks left points.
 */
function compareAll(rules: PiecepackRules, s: State): { ways: number; left: number } {
  const points = [0, 1, 2, 3].map((suit) => s[POINTS + suit]);
  const ways = compareWith(rules, s, points, [0, 1, 2, 3]);
  const copy = s.slice();
  let left = 0;
  for (let suit = 0; suit < 4; suit++) {
    const cost = pawnEnds(positionOf(rules, s), LETTERS[suit], points[suit]).get('home');
    if (cost === undefined) continue;
    copy.set(s);
    rules.apply(copy, 0, moveOf(WALK, suit, HOME));
    if (rules.isOver(copy)) continue;
    const after = points.with(suit, points[suit] - cost);
    compareWith(rules, copy, after, [suit]);
    if (after[suit] > 0) left++;
  }
  return { ways, left };
}

/** Compares the pieces of some suits, where each suit has so many points; returns how many ways pawns have. */
function compareWith(rules: PiecepackRules, s: State, points: readonly number[], suits: readonly number[]): number {
  const p = positionOf(rules, s);
  const all = listed(rules, s);
  const movesLike = (base: number): number[] => all.filter((move) => move >> 7 === base >> 7);
  let ways = 0;
  for (const suit of suits) {
    for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) {
      const rolled = s[NUMBERS + shownBy(coin)] > 0;
      const found = isStone(s, coin)
        ? stoneEnds(p, COIN_NAMES[coin], points[suit])
        : new Map(rolled ? [...coinEnds(p, COIN_NAMES[coin])].map((to) => [to, 0]) : []);
      compare(rules, s, movesLike(moveOf(MOVE, coin)), suit, found);
    }
    const found = pawnEnds(p, LETTERS[suit], points[suit]);
    compare(rules, s, movesLike(moveOf(WALK, suit)), suit, found);
    ways += found.size;
  }
  return ways;
}

describe('the naive reference', () => {
  test('agrees where coins, stones and pawns may go, and on what it costs', () => {
    const random = new Random('reference');
    let [ways, left] = [0, 0];
    for (let i = 0; i < 120; i++) {
      const rules = new PiecepackRules({ ...anyOptions(random), turnLimit: 0, rolling: 'together', deadRoll: 'pass' });
      const s = rules.start();
      while (rules.due(s) === 'setup' || s[PHASE] === PLACING)
        if (rules.due(s) !== null) rules.take(s, rules.draw(s, random));
        else rules.apply(s, 0, listed(rules, s)[random.below(listed(rules, s).length - 1)]);
      stir(rules, s, random);
      s[DUE] = [0, 1, 2, 3].reduce((set, suit) => (isHome(s, suit) ? set : set | (1 << suit)), 0);
      if (s[DUE] === 0) continue;
      rules.take(s, rules.draw(s, random));
      const found = compareAll(rules, s);
      ways += found.ways;
      left += found.left;
    }
    expect(ways).toBeGreaterThan(100);
    expect(left).toBeGreaterThan(5);
  });
});

describe('records', () => {
  const rules = new PiecepackRules(filledIn({ aces: 'two-stones', deadRoll: 'lose', turnLimit: 25 }));
  const lines = playGame(rules, 'a record', carefree(30));
  const change = (i: number, more: Line): Line[] => lines.map((line, j) => (j === i ? { ...line, ...more } : line));
  const act = lines.findIndex(({ ev }) => ev === 'act');

  test('verify, as text and back, in all options', () => {
    const random = new Random('records');
    for (let i = 0; i < 40; i++) {
      const written = playGame(new PiecepackRules(anyOptions(random)), `game ${i}`, carefree(30));
      const text = written.map((line) => JSON.stringify(line)).join('\n');
      const read = text.split('\n').map((line) => JSON.parse(line) as Line);
      expect(read).toEqual(written);
      expect(verifyLines(read)).toBeNull();
      expect(verifyLines(read.slice(0, read.length >> 1))).toBeNull();
    }
  });

  test('the lines that the page shows', () => {
    const shown = linesOn('piecepack-stepping-stones').slice(0, 8); // whole-turn.test.ts has the others
    expect(shown.at(-1)).toEqual({ ev: 'act', seat: 0, do: 'done' });
    expect(verifyLines(shown)).toBeNull();
  });

  test('the same seed gives the same record', () => {
    expect(playGame(rules, 'a record', carefree(30))).toEqual(lines);
  });

  test('what is wrong is found', () => {
    const last = lines.length - 1;
    const rule = (list: Line[]) => verifyLines(list)?.rule ?? null;
    expect(rule(lines)).toBeNull();
    expect(rule([])).toBe('RECORD-GAME-1');
    expect(rule(change(0, { options: { ...filledIn(), turnLimit: 5 } }))).toBe('RECORD-GAME-1');
    expect(rule(change(0, { options: { ...filledIn(), more: 5 } }))).toBe('RECORD-GAME-1');
    expect(rule(change(0, { sides: [] }))).toBe('RECORD-GAME-1');
    expect(rule(change(1, { tiles: ['2s'] }))).toBe('PIECEPACK-ACE-1');
    expect(rule(change(act, { seat: 1 }))).toBe('RECORD-ACT-1');
    expect(rule(change(act, { why: 'so' }))).toBe('RECORD-ACT-1');
    expect(rule(change(act, { at: '2026-01-01T00:00:00Z', ms: 12 }))).toBeNull();
    expect(rule(change(act, { ms: 'soon' }))).toBe('RECORD-ACT-1');
    expect(rule(change(last, { turns: 99 }))).toBe('RECORD-OVER-1');
    expect(rule(lines.slice(0, last))).toBe('RECORD-OVER-1');
    expect(rule([...lines, lines[last]])).toBe('RECORD-OVER-2');
    expect(rule([lines[0], { ev: 'deal' }])).toBe('RECORD-DEAL-1');
    expect(rule([lines[0], lines[last]])).toBe('RECORD-OVER-1');
  });

  test('dice come up evenly, and tiles as often for every suit', () => {
    const faces = new Map<string, number>();
    const suits = new Map<string, number>();
    const random = new Random('evenly');
    const plain = new PiecepackRules(filledIn());
    for (let i = 0; i < 3000; i++) {
      for (const face of Object.values(plain.draw(plain.start(), random).dice as Record<string, string>))
        faces.set(face, (faces.get(face) ?? 0) + 1);
      for (const tile of rules.draw(rules.start(), random).tiles as string[])
        suits.set(tile, (suits.get(tile) ?? 0) + 1);
    }
    expect([faces.size, suits.size]).toEqual([6, 16]);
    for (const n of faces.values()) expect(Math.abs(n - 2000)).toBeLessThan(200);
    for (const n of suits.values()) expect(Math.abs(n - 375)).toBeLessThan(90);
  });
});

test('PIECEPACK-TURN-1: phases only go up', () => {
  everyStep('phases', 6, (_rules, before, after) => {
    for (let suit = 0; suit < 4; suit++) if (!inPhaseOne(before, suit)) expect(inPhaseOne(after, suit)).toBe(false);
  });
});

test('a position as plain data', () => {
  const rules = new PiecepackRules(filledIn({ aces: 'two-blocks' }));
  const s = rules.start();
  rules.take(s, { ev: 'setup', tiles: ['2m', '5a'] });
  const { phase, actors, coins, pawns, tiles, stones, dice } = rules.json(s, 0) as Record<string, Record<string, Json>>;
  expect([phase, actors, tiles, stones]).toEqual(['placing', [0], ['2m', '5a'], []]);
  expect([coins['5s'], coins.Am, pawns.suns, dice.suns]).toEqual(['c8', null, 'e4', null]);
});
