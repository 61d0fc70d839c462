/** What the terminal says when a pawn gets home, and when none can: PIECEPACK-TWO-5. */
import type { State } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { AT, coinsOf, DUE, filledIn, HOME, LATER, PAWN, PiecepackRules, POINTS, STONES } from '../internals.ts';
import { positionOf, usesOf } from '../position.ts';
import { fakeIo } from '../testing/terminal.ts';
import { table as text } from '../words.en.ts';
import { boardLines } from './board-lines.ts';
import { summaryLines } from './choices.ts';
import type { Moment } from './moment.ts';
import { actWords, sealedWarning } from './narration.ts';

const rules = new PiecepackRules(filledIn());
const moves = new Int32Array(2048);

function momentAt(state: State): Moment {
  const acts = Array.from(moves.subarray(0, rules.moves(state, 0, moves)), (move) => rules.act(state, move));
  const { io } = fakeIo();
  return { io, text, rules, state, position: positionOf(rules.json(state, 0)), uses: usesOf(acts) };
}

const HOMEWARD = { do: 'walk', pawn: 'suns', to: 'home' };

/** The pawn of suns on c6, b7 bare; its die gives so many points, as its place among the faces says. */
function near(face: number): State {
  const s = rules.start();
  s[STONES] = coinsOf(0);
  s[PAWN] = rules.board.byName.get('c6') as number;
  s[DUE] = 1;
  s[LATER] = 0;
  rules.roll(s, [face, 0, 0, 0]);
  return s;
}

function doAct(s: State, act: { do: string; [field: string]: string }): string {
  const before = momentAt(s).position;
  const found = rules.read(s, 0, act);
  if ('rule' in found) throw new Error(found.rule);
  rules.apply(s, 0, found.move);
  return actWords(momentAt(s), before, act);
}

const summary = (s: State): string => summaryLines(momentAt(s)).join(' ');

it('tells the points left, and what they can do; then the stones are set', () => {
  const s = near(4); // a 5
  expect(doAct(s, HOMEWARD)).toBe(
    'The pawn of suns is home! 3 points left for the stones of suns. After this turn they lie for good.',
  );
  expect(summary(s)).toContain('suns, 3 points left before its stones are set: stones');
  expect(boardLines(momentAt(s)).join('\n')).not.toContain('[2s]');
  doAct(s, { do: 'move', coin: '2s', to: 'b4' });
  expect(summary(s)).toContain('suns, 1 point left before its stones are set');
  doAct(s, { do: 'move', coin: '0s', to: 'c5' });
  expect(boardLines(momentAt(s)).join('\n')).toContain('[2s]');
});

it('says that stones lie for good at once where no points are left', () => {
  expect(doAct(near(1), HOMEWARD)).toBe('The pawn of suns is home! Its stones lie where they are for good.');
});

it('speaks of a single point', () => {
  expect(doAct(near(2), HOMEWARD)).toContain('1 point left for the stones of suns');
});

/** The suns are home, and four of their stones lie on these squares; the moons' coins are out of the way. */
function walled(squares: string, points = 0): Moment {
  const s = rules.start();
  const put = (coin: number, square: string): void => {
    s[AT + coin] = rules.board.byName.get(square) as number;
  };
  for (const [i, square] of ['d8', 'e8', 'd7', 'e7', 'd6'].entries()) put(5 + i, square);
  for (const [i, square] of squares.split(' ').entries()) put(i, square);
  s[STONES] |= coinsOf(0);
  s[PAWN] = HOME;
  s[POINTS] = points;
  return momentAt(s);
}

it('says when stones that lie for good wall a pawn off its home', () => {
  expect(sealedWarning(momentAt(rules.start()), false)).toBeNull();
  expect(sealedWarning(walled('f8 f7 g6 b5'), true)).toBeNull();
  expect(sealedWarning(walled('f8 f7 g6 h6'), false)).toBe(
    'The pawn of moons has no way home any more: what bars it never moves again. Play on, or give up.',
  );
  expect(sealedWarning(walled('f8 f7 g6 h6'), true)).toContain('Take back, or give up.');
});

it('says so beforehand while points are left for the stones in the way', () => {
  expect(sealedWarning(walled('f8 f7 g6 h6', 2), true)).toBe(
    'As the stones lie now, the pawn of moons has no way home once you are done: use the points left to open one.',
  );
  expect(sealedWarning(walled('f8 f7 g6 b5', 2), true)).toBeNull();
});
