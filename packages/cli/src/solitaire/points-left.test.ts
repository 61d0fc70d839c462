/** What the terminal says about points left when a pawn gets home: PIECEPACK-TWO-5. */
import type { State } from '@followsuit/engine';
import {
  coinsOf,
  DUE,
  filledIn,
  LATER,
  PAWN,
  PiecepackRules,
  STONES,
} from '@followsuit/games/piecepack-stepping-stones';
import { expect, it } from 'vitest';
import { boardLines } from './board.ts';
import { summaryLines, usesOf } from './choices.ts';
import { actWords } from './words.ts';

const rules = new PiecepackRules(filledIn());
const moves = new Int32Array(2048);
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
  const before = s.slice();
  const found = rules.read(s, 0, act);
  if ('rule' in found) throw new Error(found.rule);
  rules.apply(s, 0, found.move);
  return actWords(rules, before, s, act);
}

const summary = (s: State): string =>
  summaryLines(rules, s, usesOf([...moves.subarray(0, rules.moves(s, 0, moves))])).join(' ');

it('tells the points left, and what they can do; then the stones are set', () => {
  const s = near(4); // a 5
  expect(doAct(s, HOMEWARD)).toBe(
    'The pawn of suns is home! 3 points are left for the stones of suns; after this turn they lie for good.',
  );
  expect(summary(s)).toContain('suns, 3 points left before its stones are set: stones');
  expect(boardLines(rules, s).join('\n')).not.toContain('[2s]');
  doAct(s, { do: 'move', coin: '2s', to: 'b4' });
  expect(summary(s)).toContain('suns, 1 point left before its stones are set');
  doAct(s, { do: 'move', coin: '0s', to: 'c5' });
  expect(boardLines(rules, s).join('\n')).toContain('[2s]');
});

it('says that stones lie for good at once where no points are left', () => {
  expect(doAct(near(1), HOMEWARD)).toBe('The pawn of suns is home! Its stones lie where they are for good.');
});

it('speaks of a single point', () => {
  expect(doAct(near(2), HOMEWARD)).toContain('1 point is left for the stones of suns');
});
