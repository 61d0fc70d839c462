/** A fixed count of what random play does in each game. It changes only when rules change; then say why in the commit. */
import { dealFromSeed, filled, Random, Rules } from '@followsuit/engine';
import { HAND, PHASE, seatsIn, TAKEN, TOTAL } from '@followsuit/engine/state';
import { expect, it } from 'vitest';
import { games } from './index.ts';

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

it.each(games.flatMap((game) => game.players.map((players) => ({ game, players }))))(
  '$game.id with $players players',
  ({ game, players }) => {
    expect(signature(new Rules(game, players, filled(game, players)))).toMatchSnapshot();
  },
);
