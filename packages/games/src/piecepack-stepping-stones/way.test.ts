import { Random, type State } from '@followsuit/engine';
import { expect, test } from 'vitest';
import { kindOf, MOVE, MOVES_LIMIT, pieceOf, placeOf, WALK } from './acts.ts';
import { HOME, shownBy } from './board.ts';
import { PiecepackRules } from './rules.ts';
import { AT, isStone, PAWN } from './state.ts';
import { anyOptions, carefree, stir } from './testing/positions.ts';

const moves = new Int32Array(MOVES_LIMIT);

/** What is wrong with the way of a move, or null. */
function faultOf(rules: PiecepackRules, s: State, move: number): string | null {
  const { board } = rules;
  const [kind, piece, to] = [kindOf(move), pieceOf(move), placeOf(move)];
  const way = rules.way(s, move);
  if (kind !== MOVE && kind !== WALK) return way.length === 0 ? null : 'nothing goes anywhere';
  const places = way.map((name) => board.names.indexOf(name));
  const last = places.at(-1) as number;
  if (places[0] !== (kind === WALK ? s[PAWN + piece] : s[AT + piece])) return 'it begins elsewhere';
  if (to === HOME ? board.home[last] !== piece : last !== to) return 'it ends elsewhere';
  if (new Set(places).size < places.length) return 'it touches a square twice';
  if (places.slice(1).some((place, i) => !board.steps[places[i]].includes(place))) return 'it leaps';
  const steps = places.length - 1;
  if (kind === MOVE && !isStone(s, piece)) return steps === shownBy(piece) ? null : 'it is too short or too long';
  const after = s.slice();
  rules.apply(after, 0, move);
  if (rules.isOver(after)) return null; // nothing is left of the points
  const suit = suitOf(move);
  const left = (state: State): number => (rules.json(state, 0).points as Record<string, number>)[suit];
  return steps === left(s) - left(after) ? null : 'it is not the shortest';
}

test('every move has a way: step by step, no square twice, and as long as it costs', () => {
  const random = new Random('ways');
  const player = carefree(30);
  const seen = new Map<string, number>();
  for (let game = 0; game < 20; game++) {
    const rules = new PiecepackRules(anyOptions(random));
    const s = rules.start();
    for (let n = 0; n < 25 && !rules.isOver(s); n++) {
      if (n === 8 && rules.due(s) === 'roll') stir(rules, s, random);
      if (rules.due(s) !== null) {
        rules.take(s, rules.draw(s, random));
        continue;
      }
      for (const move of moves.slice(0, rules.moves(s, 0, moves))) {
        const fault = faultOf(rules, s, move);
        if (fault) expect.fail(`${JSON.stringify(rules.act(s, move))}: ${fault}, ${rules.way(s, move)}`);
        const kind = kindOf(move) === MOVE && isStone(s, pieceOf(move)) ? 'stone' : rules.act(s, move).do;
        seen.set(kind, (seen.get(kind) ?? 0) + 1);
      }
      rules.apply(s, 0, player(rules, s, random));
    }
  }
  for (const kind of ['move', 'stone', 'walk']) expect(seen.get(kind), kind).toBeGreaterThan(3);
});

/** The suit whose points a move spends. */
function suitOf(move: number): string {
  const suits = ['suns', 'moons', 'crowns', 'arms'];
  return kindOf(move) === WALK ? suits[pieceOf(move)] : suits[Math.floor(pieceOf(move) / 5)];
}
