/** The puzzles that ship with the app: valid records, every legal act among the choices, one choice clearly best. */
import { readFileSync } from 'node:fs';
import { sampleWorld } from '@followsuit/bots';
import { listMoves, type Rules, rejectionIn, type State } from '@followsuit/engine';
import { gameOf, rulesFor, trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { Random } from '@followsuit/engine';
import { applyMoment, isRight, LOSS, momentsOf, PUZZLE_SETTINGS, type Puzzle, PuzzleMaker } from '@followsuit/review';
import { expect, it } from 'vitest';
import { standardRules } from '../review/check.ts';
import { judgedAgain } from './check.ts';
import { findPuzzles } from './find.ts';

const fileOf = (id: string): URL => new URL(`../../../games/src/${id}/puzzles.json`, import.meta.url);
const puzzlesFor = (id: string): Puzzle[] => JSON.parse(readFileSync(fileOf(id), 'utf8'));

function stateAfter(rules: Rules, { lines }: Puzzle): State {
  const s = rules.start();
  for (const moment of momentsOf(lines)) applyMoment({ rules, lines }, moment, s);
  return s;
}

/** The puzzle nearest to the end of its hand: the quickest to judge. */
const latest = (puzzles: readonly Puzzle[]): Puzzle =>
  puzzles.reduce((a, b) => (b.lines.length > a.lines.length ? b : a));

it.each(trickGames.map((game) => [game.id, game] as const))(
  '%s: 20 puzzles or more, each with one answer',
  (id, game) => {
    const puzzles = puzzlesFor(id);
    expect(puzzles.length).toBeGreaterThanOrEqual(20);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    const rules = standardRules(game) as Rules;
    for (const puzzle of puzzles) {
      const { lines, seat, choices, tempting } = puzzle;
      expect(rejectionIn(lines, gameOf, ({ id }, ...setup) => rulesFor(id, ...setup))).toBeNull();
      const s = stateAfter(rules, puzzle);
      const legal = [...listMoves(rules, s, seat)].map((move) => JSON.stringify(rules.act(s, move)));
      expect(choices.flatMap(({ acts }) => acts.map((act) => JSON.stringify(act))).sort()).toEqual(legal.sort());
      expect(choices.length).toBeGreaterThan(1);
      expect(tempting).toBeGreaterThan(0);
      const [best, ...others] = choices;
      expect(best.share).toBeLessThan(PUZZLE_SETTINGS.share);
      for (const { most, acts } of others) {
        expect(most).toBeLessThan(-LOSS.mistake + 1e-4);
        expect(isRight(puzzle, acts[0])).toBe(false);
      }
      for (const act of best.acts) expect(isRight(puzzle, act)).toBe(true);
    }
  },
);

it('a puzzle of each game holds with another seed', () => {
  for (const game of trickGames) {
    const puzzle = latest(puzzlesFor(game.id));
    expect(judgedAgain(standardRules(game), puzzle, 'puzzle test', 128), `${game.id} ${puzzle.id}`).not.toBeNull();
  }
});

it('puzzles depend on what the mover sees alone', () => {
  const game = gameOf('coralon')!;
  const rules = standardRules(game) as Rules;
  const random = new Random('puzzle test/redeal');
  const maker = new PuzzleMaker(rules, { ...PUZZLE_SETTINGS, worlds: 64, seed: 'puzzle test' });
  for (const puzzle of puzzlesFor(game.id)
    .filter(({ kind }) => kind === 'count')
    .slice(0, 4)) {
    const { lines, seat } = puzzle;
    const s = stateAfter(rules, puzzle);
    const other = sampleWorld(rules.view(s, seat), random);
    expect([...other]).not.toEqual([...s]);
    const moment = { line: lines.length, hand: 1, acts: lines.filter(({ ev }) => ev === 'act').length, seat };
    const made = maker.made(lines, moment, s);
    expect(made?.choices.length).toBe(puzzle.choices.length);
    expect(maker.made(lines, moment, other)).toEqual(made);
  }
});

it('finds puzzles one from each deal, and goes on after those that are known', () => {
  const rules = standardRules(gameOf('euchre')!);
  const [first] = findPuzzles(rules, [], 1, 80);
  expect(first.puzzle.lines[0].seed).toBe(`puzzles/euchre/${first.hands}`);
  const [second] = findPuzzles(rules, [first.puzzle], 4, 80);
  expect(second.hands).toBeGreaterThan(first.hands);
});
