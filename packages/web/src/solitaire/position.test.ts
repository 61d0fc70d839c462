import { filled, Match, Random } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { PiecepackRules } from '@followsuit/games/piecepack-stepping-stones';
import { describe, expect, it } from 'vitest';
import type { ViewJson } from '../client/types.ts';
import { type Arrivals, arrivals } from './phase-arrivals.ts';
import {
  isHome,
  movedBy,
  neighbour,
  type Position,
  pieceSuit,
  positionOf,
  SUITS,
  squaresOf,
  toTurn,
  usesOf,
} from './position.ts';

const game = gameOf('piecepack-stepping-stones')!;
const moves = new Int32Array(4096);

/** Plays some acts at random, and calls `look` before each. */
function play(
  options: Record<string, string>,
  look: (rules: PiecepackRules, position: Position, acts: ReturnType<PiecepackRules['act']>[]) => void,
) {
  const rules = new PiecepackRules(filled(game, 1, options));
  const match = new Match(rules, () => {});
  const random = new Random('board');
  for (let n = 0; n < 300 && !match.over; n++) {
    if (match.due) {
      match.draw('board');
      continue;
    }
    const count = rules.moves(match.state, 0, moves);
    const acts = Array.from(moves.subarray(0, count), (move) => rules.act(match.state, move));
    look(rules, positionOf(rules.json(match.state, 0) as ViewJson), acts);
    const able = acts.findIndex((act) => act.do === 'flip' || act.do === 'walk');
    const choice = able >= 0 ? able : random.below(acts.length);
    match.move(0, acts[choice].do === 'resign' ? moves[0] : moves[choice]);
  }
}

describe.each<Record<string, string>>([{ board: 'small' }, { board: 'large', aces: 'four-stones' }])(
  'the board with %o',
  (options) => {
    const size = options.board === 'large' ? 10 : 8;

    it('has the squares and homes of the rules, and every piece on one of them', () => {
      play(options, ({ board }, position) => {
        const squares = squaresOf(position, size);
        for (const { name, home, hole } of squares) {
          const at = board.names.indexOf(name);
          expect(at < 0).toBe(hole);
          if (!hole) expect(home).toBe(board.home[at] < 0 ? null : SUITS[board.home[at]]);
        }
        const coins = Object.values(position.coins).filter((at) => at !== null);
        expect(squares.filter(({ coin }) => coin !== null)).toHaveLength(coins.length);
        expect(squares.filter(({ pawn }) => pawn !== null)).toHaveLength(
          SUITS.filter((suit) => !isHome(position, suit)).length,
        );
      });
    });

    it('sorts every act by its piece, and a die moves nothing that has no act', () => {
      play(options, (_, position, acts) => {
        const uses = usesOf(acts);
        let sorted = uses.flips.size + (uses.done ? 1 : 0) + (uses.resign ? 1 : 0);
        for (const targets of uses.goes.values()) sorted += targets.size;
        expect(sorted).toBe(acts.length);
        for (const suit of SUITS)
          for (const piece of movedBy(position, uses, suit))
            expect(uses.goes.has(piece) || uses.flips.has(piece)).toBe(true);
        for (const suit of SUITS)
          expect(toTurn(position, suit)).toBe(5 - position.stones.filter((coin) => pieceSuit(coin) === suit).length);
      });
    });
  },
);

it('goes from square to square by arrow keys, and stops at the edge', () => {
  expect(neighbour('a1', 'ArrowUp', 8)).toBe('a2');
  expect(neighbour('h8', 'ArrowRight', 8)).toBeNull();
  expect(neighbour('i10', 'ArrowRight', 10)).toBe('j10');
  expect(neighbour('a1', 'Enter', 8)).toBeNull();
});

it.each(['apart', 'together'])('lets each die come over once, when it is first rolled for phase 2: %s', (rolling) => {
  let known: Arrivals | null = null;
  const came: string[] = [];
  play({ rolling }, (_, position) => {
    const before = known;
    known = arrivals(known, position);
    if (known.fresh === before?.fresh) return;
    came.push(...known.fresh);
    for (const suit of known.fresh) {
      expect(position.dice[suit]).not.toBeNull();
      expect(position.first).not.toContain(suit);
    }
    expect(arrivals(known, position)).toBe(known);
  });
  expect(came.length).toBeGreaterThan(0);
  expect(new Set(came).size).toBe(came.length);
});
