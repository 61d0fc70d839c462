import { filled, Match, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { botOf } from './bots.ts';
import { expert } from './search/levels.ts';
import { warmingUp, warmUp } from './warm-up.ts';

function rulesOf(id: string): Play {
  const game = gameOf(id);
  if (!game) throw new Error(`no ${id}`);
  return game.setUp(game.players[0], filled(game, game.players[0]));
}

/** A bot that notes what it is shown, and does the first thing that it may. */
function watcher(): Bot & { readonly seen: string[] } {
  const seen: string[] = [];
  const answer = (view: View<Play>) => {
    seen.push(JSON.stringify(view.rules.json(view.state, view.seat)));
    const out = new Int32Array(view.rules.maxMoves);
    view.rules.moves(view.state, view.seat, out);
    return { move: out[0], candidates: [], reason: '' };
  };
  return { name: 'watcher', seen, answer, choose: (view) => answer(view).move };
}

describe.each(games.map(({ id }) => id))('%s', (id) => {
  it('goes from one hand to the next, and always over the same deals', () => {
    const [one, other] = [watcher(), watcher()];
    warmUp(one, rulesOf(id), { ms: 60_000, choices: 150 });
    warmUp(other, rulesOf(id), { ms: 60_000, choices: 150 });
    expect(one.seen).toHaveLength(150);
    expect(other.seen).toEqual(one.seen);
  });
});

it('a warm-up ends with its time, and is nothing for bots that do not think', () => {
  const bot = watcher();
  warmUp(bot, rulesOf('coralon'), { ms: 0, choices: 10 });
  expect(bot.seen).toEqual([]);
  const simple = botOf('simple') as Bot;
  expect([...warmingUp(simple, rulesOf('coralon'))]).toEqual([]);
});

it.each(['coralon', 'stones', 'speed-run', 'bishop'])('%s: the bot chooses afterwards as it would have done', (id) => {
  const [cold, warm] = [rulesOf(id), rulesOf(id)];
  warmUp(expert, warm, { ms: 60_000, choices: 8 });
  const match = new Match(cold, () => {});
  for (let acts = 0; acts < 8; acts++) {
    if (match.due !== null) match.draw('a table');
    const [seat] = seatsIn(cold.actors(match.state));
    const view = cold.view(match.state, seat);
    const [move, other] = [cold, warm].map((rules) =>
      expert.answer?.({ ...view, rules }, new Random(`chance ${acts}`), { simulations: 40 }),
    );
    expect(other).toEqual(move);
    match.move(seat, move?.move ?? -1);
  }
});
