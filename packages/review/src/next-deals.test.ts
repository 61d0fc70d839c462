/** The value before a deal is a mean over deals, and what the value model is off does not count as luck. */
import { botOf, referenceFor } from '@followsuit/bots';
import { filled, type Line, Match, Random, seatsIn } from '@followsuit/engine';
import { gameOf, rulesFor, trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { usualPlayers } from '@followsuit/engine';
import { expect, test } from 'vitest';
import { ledgerOf, Reviewer } from './index.ts';
import { momentsOf } from './moments.ts';
import { movedOn } from './next-deals.ts';

test.each(trickGames.map((game) => [game.id, game] as const))('%s: a deal moved on is a deal', (_id, game) => {
  const players = usualPlayers(game);
  const rules = rulesFor(game.id, players, filled(game, players, {}));
  const s = rules.start();
  const line = rules.draw(s, new Random('next deals'));
  const moved = movedOn(line, 1);
  const hands = line.hands as string[][];
  if (moved === null) {
    expect(new Set(hands.map(({ length }) => length)).size).toBeGreaterThan(1);
    return;
  }
  expect(rules.faultIn(s, moved)).toBeNull();
  expect((moved.hands as string[][])[0]).toEqual(hands[1]);
});

/** Two hands between bots. */
function twoHands(): Line[] {
  const game = gameOf('chevalier')!;
  const rules = rulesFor(game.id, 4, filled(game, 4, {}));
  const bot = botOf('random', game)!;
  const random = new Random('next deals/bots');
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  match.start(['Ann', 'Bo', 'Cy', 'Di'], 'next deals');
  while (rules.rounds(match.state) < 2) {
    if (match.due !== null) match.draw('next deals');
    else {
      const [seat] = seatsIn(rules.actors(match.state));
      match.move(seat, bot.choose(rules.view(match.state, seat), random));
    }
  }
  return lines;
}

test('a value model that is off changes what was expected, not the luck of the deal', () => {
  const lines = twoHands();
  const rules = rulesFor('chevalier', 4, filled(gameOf('chevalier')!, 4, {}));
  const moments = momentsOf(lines);
  const game = { rules, names: ['Ann', 'Bo', 'Cy', 'Di'], lines, moments };
  const depth = { worlds: 1, most: 1, playouts: 16, candidates: 2 };
  const second = moments.findLastIndex(({ seat }) => seat < 0);
  const reviewOf = () => {
    const reviewer = new Reviewer(game, { depth, seed: 'next deals' });
    const reviewed = [...reviewer.run(0, second + 1)];
    return { reviewed, ledger: ledgerOf(game, reviewer.prior(), reviewed, 'chance') };
  };
  const { reviewed, ledger } = reviewOf();
  const [, hand] = ledger.hands;
  // Now the value after the first hand is wrong by a tenth for seat 0, as seen before the deal.
  const reference = referenceFor(rules)!;
  const { settled } = reference;
  reference.settled = (s, out) => {
    settled.call(reference, s, out);
    if (rules.rounds(s) === 1) out[0] += 0.1;
  };
  const off = reviewOf();
  expect(off.reviewed[second - 1].values[0] - reviewed[second - 1].values[0]).toBeCloseTo(0.1, 9);
  expect(off.ledger.hands[1][0].deal).toBeCloseTo(hand[0].deal, 9);
  for (const { prior, deal, own, partners, opponents, lay, result } of off.ledger.game)
    expect(prior + deal + own + partners + opponents + lay).toBeCloseTo(result, 9);
});
