/** How long bots take to answer. */
import { expert, legalMoves } from '@followsuit/bots';
import { Match, type Play, type State, seatsIn } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import { expect, it } from 'vitest';
import { choose, warmUpBot } from './bot-moves.ts';

it('does not tell by its time that a bot had no choice', async () => {
  const options = { zeroBids: 'off', repeatZero: true, target: 60 };
  const rules = rulesFor('coralon', 3, options);
  const { state, seat } = withoutChoice(rules);
  expect(legalMoves(rules.view(state, seat))).toHaveLength(1);
  const view = rules.view(state, seat).state;
  const began = performance.now();
  await choose({ bot: 'expert', game: 'coralon', players: 3, options, seat, state: view, seed: '1' });
  expect(performance.now() - began).toBeGreaterThanOrEqual(Number(expert.ms));
});

/** A position in which a seat has only one legal act. */
function withoutChoice(rules: Play): { state: State; seat: number } {
  const match = new Match(rules, () => {});
  for (;;) {
    if (match.due !== null) match.draw('7');
    const [seat] = seatsIn(rules.actors(match.state));
    const moves = legalMoves(rules.view(match.state, seat));
    if (moves.length === 1) return { state: match.state, seat };
    match.move(seat, moves[0]);
  }
}

it('a question is heard while a bot warms up', async () => {
  const options = { zeroBids: 'off', repeatZero: true, target: 60 };
  let turned = false;
  setTimeout(() => {
    turned = true;
  });
  // Before the first choice and after it.
  await warmUpBot({ bot: 'expert', game: 'coralon', players: 3, options }, () => turned);
  expect(turned).toBe(true);
});
