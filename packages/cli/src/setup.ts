/** Turns the arguments GAME, --players and --set option=value into rules. */
import { faultIn, filled, type Game, type Json, type Play, usualPlayers } from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import type { Command } from 'commander';
import { didYouMean, UserError } from './errors.ts';

/** The values that commander passes for the options of `withSetup`. */
export interface SetupFlags {
  readonly players?: string;
  readonly set?: readonly string[];
}

/** Adds the options --players and --set to a command. */
export const withSetup = (command: Command): Command =>
  command
    .option('-p, --players <n>', 'how many players')
    .option(
      '-s, --set <option=value>',
      "choose one of the game's options; may be repeated",
      (pair, before: string[]) => [...(before ?? []), pair],
    );

/** A game set up from the arguments. @example setUp(coralon, { players: '5', set: ['target=30'] }) */
export function setUp(game: Game, { players, set = [] }: SetupFlags = {}): Play {
  const seats = readPlayers(game, players);
  const given = readOptions(game, set);
  const fault = faultIn(game, seats, given);
  if (fault !== null) throw new UserError(fault);
  return game.setUp(seats, filled(game, seats, given));
}

/** The game with this id; case does not matter. */
export function findGame(id: string): Game {
  const game = gameOf(id.toLowerCase());
  if (game) return game;
  const ids = games.map((each) => each.id);
  const longer = ids.find((each) => each.startsWith(id.toLowerCase()));
  const hint = longer ? ` Did you mean ${longer}?` : didYouMean(id, ids) || ` The games are ${ids.join(', ')}.`;
  throw new UserError(`There is no game "${id}".${hint}`);
}

function readPlayers(game: Game, text: string | undefined): number {
  if (text === undefined) return usualPlayers(game);
  if (!/^\d+$/.test(text))
    throw new UserError(`--players takes a number, such as ${usualPlayers(game)}, not "${text}".`);
  return Number(text);
}

/** The options as data, each value parsed by its option's type. */
export function readOptions(game: Game, pairs: readonly string[]): Record<string, Json> {
  const given: Record<string, Json> = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new UserError(`--set takes option=value, such as ${example(game)}, not "${pair}".`);
    const id = pair.slice(0, equals);
    if (Object.hasOwn(given, id))
      throw new UserError(`The option ${id} is set twice; say once which value it is to have.`);
    given[id] = readValue(game, id, pair.slice(equals + 1));
  }
  return given;
}

function readValue(game: Game, id: string, text: string): Json {
  const option = game.options.find((each) => each.id === id);
  const ids = game.options.map((each) => each.id);
  if (!option)
    throw new UserError(`${game.name} has no option "${id}"; its options are ${ids.join(', ')}.${didYouMean(id, ids)}`);
  if ('low' in option.values) return /^-?\d+$/.test(text) ? Number(text) : text;
  return option.values.find((value) => String(value) === text) ?? text;
}

function example({ options }: Game): string {
  const [{ id, values }] = options;
  return `${id}=${'low' in values ? values.low : values[0]}`;
}
