/** The same choices give the same record in plain JSON as in a simulation. */
import { type Bot, botOf } from '@followsuit/bots';
import { type Act, faultIn, filled, type Line } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { sentencesOf } from '@followsuit/games/pages';
import { playable } from '@followsuit/games/playable';
import { expect, it } from 'vitest';
import { playGame } from './play.ts';

const HANDS = 3;
const random = botOf('random') as Bot;
const tables = games
  .flatMap((game) =>
    game.players.flatMap((players) =>
      [{}, ...(game.presets ?? []).map(({ options }) => options)].map((options) => ({ game, players, options })),
    ),
  )
  .filter(({ game, players, options }) => faultIn(game, players, options) === null);

it.each(tables)('$game.id, $players players, $options', async ({ game, players, options }) => {
  const chosen: { seat: number; act: Act }[] = [];
  const lines: Line[] = [];
  const noted: Bot = {
    name: 'random',
    choose(view, chance) {
      const move = random.choose(view, chance);
      chosen.push({ seat: view.seat, act: view.rules.act(view.state, move) });
      return move;
    },
  };
  const rules = game.setUp(players, filled(game, players, options));
  const outcome = await playGame(rules, Array(players).fill(noted), 'same', HANDS, (line) => lines.push(line));

  const names = Array.from({ length: players }, (_, seat) => `random ${seat}`);
  const session = playable(game, () => sentencesOf(game)).create({ players, options, seed: 'same', names });
  for (const { seat, act } of chosen) session.act(seat, JSON.parse(JSON.stringify(act)));
  // A simulation stops before the next deal; a session has dealt it.
  expect(session.record().slice(0, lines.length)).toEqual(lines);
  expect(session.isOver).toBe(outcome.finished);
  expect(session.winners).toEqual(outcome.winners);
  expect(session.scores).toEqual(outcome.total);
  expect(session.hands).toBe(outcome.hands);
});
