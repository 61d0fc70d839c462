/** A fixed count of what random play does in each game. It changes only when rules change; then say why in the commit. */
import { dealFromSeed, drawFromSeed, filled, type Options, Random, Rules } from '@followsuit/engine';
import { HAND, PHASE, seatsIn, TAKEN, TOTAL } from '@followsuit/engine/state';
import { expect, it } from 'vitest';
import { trickGames } from './index.ts';
import { AT, filledIn, kindOf, PiecepackRules, RESIGN } from './piecepack-stepping-stones/internals.ts';

const out = new Int32Array(4096);

/** Acts, legal moves seen on the way, and a sum over tricks and totals, over some hands with fixed seeds. */
function signature(rules: Rules): string {
  const random = new Random(`signature/${rules.game.id}`);
  let [acts, moves, sum] = [0, 0, 0];
  for (let game = 0; game < 4; game++) {
    const s = rules.start();
    while (s[HAND] < 6 && rules.phase(s) !== 'over') {
      rules.deal(s, dealFromSeed(rules, s, `signature/${game}`));
      while (s[PHASE] >= 0) {
        const [seat] = seatsIn(rules.actors(s));
        const n = rules.moves(s, seat, out);
        rules.apply(s, seat, out[random.below(n)]);
        acts++;
        moves += n;
      }
      for (let seat = 0; seat < rules.seats; seat++)
        sum = (Math.imul(sum, 31) + s[TAKEN + seat] * 7 + s[TOTAL + seat]) >>> 0;
    }
  }
  return `${acts} acts, ${moves} moves, ${sum.toString(16)}`;
}

it.each(trickGames.flatMap((game) => game.players.map((players) => ({ game, players }))))(
  '$game.id with $players players',
  ({ game, players }) => {
    expect(signature(new Rules(game, players, filled(game, players)))).toMatchSnapshot();
  },
);

/** The same for the solitaire: acts at random without giving up, and a sum over where everything lies at the end. */
function solitaireSignature(rules: PiecepackRules): string {
  const random = new Random('signature/piecepack');
  let [acts, moves, sum] = [0, 0, 0];
  for (let game = 0; game < 4; game++) {
    const s = rules.start();
    while (!rules.isOver(s)) {
      if (rules.due(s) !== null) rules.take(s, drawFromSeed(rules, s, `signature/${game}`));
      const n = rules.moves(s, 0, out);
      const kept = out.subarray(0, n).filter((move) => kindOf(move) !== RESIGN);
      rules.apply(s, 0, kept[random.below(kept.length)]);
      acts++;
      moves += n;
    }
    // Behind the coins come the stones, the pawns and how the game ended.
    for (const value of s.subarray(AT)) sum = (Math.imul(sum, 31) + value) >>> 0;
  }
  return `${acts} acts, ${moves} moves, ${sum.toString(16)}`;
}

it.each<Options>([
  { turnLimit: 60 },
  { turnLimit: 60, board: 'large', aces: 'four-stones', revealOrder: 'high-to-low', rolling: 'together' },
  { turnLimit: 60, aces: 'two-blocks', deadRoll: 'lose' },
])('piecepack-stepping-stones with %j', (options) => {
  expect(solitaireSignature(new PiecepackRules(filledIn(options)))).toMatchSnapshot();
});
