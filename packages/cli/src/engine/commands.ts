/** What each command of the engine protocol answers: docs/engine-protocol.md. */
import { filled, type Game, type Options, type Play, Rules, usualPlayers, viewAsJson } from '@followsuit/engine';
import { rawViewOf } from '@followsuit/engine/raw';
import { games } from '@followsuit/games';
import { positionOf } from '@followsuit/outside-bots';
import { LINE_LIMIT } from '../file-lines.ts';
import { type Command, doAct, type EngineReply, MOST_AT_ONCE, maskOf, reset, seatIn, status, step } from './moving.ts';
import { MOST_SETUPS } from './registry.ts';
import { EngineProblem, listIn, objectIn, textIn, wholeIn } from './requests.ts';
import { bot, countWorlds, play, value, worlds } from './thinking.ts';

const PROTOCOL = 1;

const record: Command = ({ registry, perfect }, request) => {
  const game = registry.game(request);
  if (request.seat !== undefined)
    return { lines: game.session.recordFor(wholeIn(request, 'seat', -1, game.setup.players - 1)) };
  if (!perfect && !game.session.isOver)
    throw new EngineProblem(
      'perfect-information-off',
      'Until the game is over its record shows hidden cards: name a "seat", or start the engine with --perfect-information.',
    );
  return { lines: game.session.record() };
};

const directions = new Map<string, Play['wins']>();

/** Whether the highest or the lowest total wins a game: none leaves that to its options. */
function winsIn(game: Game): Play['wins'] {
  const players = usualPlayers(game);
  const found = directions.get(game.id) ?? game.setUp(players, filled(game, players)).wins;
  directions.set(game.id, found);
  return found;
}

/** A game as the command `games` lists it. */
function listed(game: Game): EngineReply {
  const { id, name, players, options, knobs = [] } = game;
  return {
    id,
    name,
    players,
    wins: winsIn(game),
    options: options.map((option) => ({
      id: option.id,
      values: option.values,
      standard: players.map(option.standard),
    })),
    knobs: knobs.map(({ id, values, standard, rule }) => ({
      id,
      values,
      standard: players.map((n) => standard(n, filled({ options, knobs }, n))),
      rule,
    })),
  };
}

const tensors: Command = ({ registry }, request) => {
  const game = registry.game(request);
  const seat = seatIn(request, game);
  const { tensors: found, rules } = game.setup;
  if (!found) throw new EngineProblem('not-for-this-game', 'This game has no cards to make tensors of; use "view".');
  const { planes, scalars } = found.of(rules.view(game.session.peek(), seat) as Parameters<typeof found.of>[0]);
  return { planes: Array.from(planes), scalars: Array.from(scalars), mask: maskOf(game, seat) };
};

export const COMMANDS: Readonly<Record<string, Command>> = {
  hello: ({ version, perfect, mostGames }) => ({
    name: 'followsuit',
    version,
    protocol: PROTOCOL,
    perfectInformation: perfect,
    limits: { line: LINE_LIMIT, games: mostGames, setups: MOST_SETUPS, atOnce: MOST_AT_ONCE },
  }),
  games: () => ({ games: games.map(listed) }),
  setup: ({ registry }, request) => {
    const players = request.players === undefined ? undefined : wholeIn(request, 'players', 1, 12);
    const options = { ...objectIn(request, 'options', {}), ...objectIn(request, 'knobs', {}) } as Options;
    const number = registry.addSetup(textIn(request, 'game'), players, options);
    const { playable, rules, tensors: found, acts, ...chosen } = registry.setup({ setup: number });
    const shape = found && { planes: found.planes, cards: found.cards, scalars: found.scalars };
    return {
      setup: number,
      game: playable.id,
      ...chosen,
      sides: rules.sides,
      wins: rules.wins,
      acts: acts.size,
      tensors: shape,
    };
  },
  acts: ({ registry }, request) => {
    const { acts } = registry.setup(request);
    const from = wholeIn(request, 'from', 0, acts.size, 0);
    const many = wholeIn(request, 'count', 0, MOST_AT_ONCE, Math.min(MOST_AT_ONCE, acts.size - from));
    return { acts: Array.from({ length: Math.min(many, acts.size - from) }, (_, i) => acts.at(from + i)) };
  },
  reset,
  status: ({ registry }, request) => status(registry.game(request)),
  view: ({ registry }, request) => {
    const game = registry.game(request);
    const seat = wholeIn(request, 'seat', -1, game.setup.players - 1);
    const view = game.session.view(seat);
    return request.position === true ? { view, position: positionOf(rawViewOf(game.session, seat)) } : { view };
  },
  legal: ({ registry }, request) => {
    const game = registry.game(request);
    const seat = seatIn(request, game);
    return { acts: game.session.legalActs(seat), mask: maskOf(game, seat) };
  },
  act: ({ registry }, request) => {
    const game = registry.game(request);
    doAct(game, seatIn(request, game), request.act);
    return status(game);
  },
  undo: ({ registry }, request) => {
    const game = registry.game(request);
    return { undone: game.session.undo(), ...status(game) };
  },
  clone: ({ registry }, request) => {
    const { setup, session } = registry.game(request);
    return status(registry.add(setup, session.clone()));
  },
  free: ({ registry }, request) => {
    const numbers = request.games === undefined ? [request.game] : listIn(request, 'games', MOST_AT_ONCE);
    for (const number of numbers) registry.free(number);
    return { freed: numbers.length };
  },
  record,
  state: ({ registry, perfect }, request) => {
    if (!perfect)
      throw new EngineProblem(
        'perfect-information-off',
        'Hidden cards are shown only by an engine started with --perfect-information.',
      );
    const { session, setup } = registry.game(request);
    const { rules } = setup;
    const state = session.copyState();
    return { state: rules instanceof Rules ? viewAsJson({ rules, seat: -1, state }) : rules.json(state, -1) };
  },
  tensors,
  worlds,
  count: countWorlds,
  value,
  bot,
  play,
  step,
};
