/** Turns the arguments GAME, --players, --set option=value, --knob knob=value and --variant file into rules. */
import { readFileSync } from 'node:fs';
import {
  faultIn,
  filled,
  type Game,
  type Json,
  type Knob,
  knobsOf,
  type Option,
  type Play,
  usualPlayers,
  VARIANT,
} from '@followsuit/engine';
import { gameOf, games } from '@followsuit/games';
import type { Command } from 'commander';
import { didYouMean, UserError } from './errors.ts';

/** The values that commander passes for the options of `withSetup`. */
export interface SetupFlags {
  readonly players?: string;
  readonly set?: readonly string[];
  readonly knob?: readonly string[];
  readonly variant?: string;
}

const repeated = (pair: string, before: string[] | undefined): string[] => [...(before ?? []), pair];

/** Adds the options --players, --set, --knob and --variant to a command. */
export const withSetup = (command: Command): Command =>
  command
    .option('-p, --players <n>', 'how many players')
    .option('-s, --set <option=value>', "choose one of the game's options; may be repeated", repeated)
    .option(
      '-k, --knob <knob=value>',
      'change a rule, as `followsuit games GAME` lists them; may be repeated',
      repeated,
    )
    .option('--variant <file>', 'change the rules that a file names: {"name": "…", "knobs": {…}}');

/** A game set up from the arguments. @example setUp(coralon, { players: '5', set: ['target=30'] }) */
export function setUp(game: Game, flags: SetupFlags = {}): Play {
  const seats = readPlayers(game, flags.players);
  const given = readChoices(game, flags);
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

/** The options and turned knobs as data, each value parsed by its type. */
export const readChoices = (game: Game, { set = [], knob = [], variant }: SetupFlags): Record<string, Json> => ({
  ...readPairs(game, 'option', '--set', game.options, set),
  ...(variant === undefined ? {} : readVariant(game, variant)),
  ...readPairs(game, 'knob', '--knob', knobsOf(game), knob),
});

type Choice = Pick<Option | Knob, 'id' | 'values'>;

function readPairs(
  game: Game,
  noun: string,
  flag: string,
  choices: readonly Choice[],
  pairs: readonly string[],
): Record<string, Json> {
  const given: Record<string, Json> = {};
  const ids = choices.map((each) => each.id);
  for (const pair of pairs) {
    if (choices.length === 0) throw new UserError(`${game.name} has no ${noun}s.`);
    const equals = pair.indexOf('=');
    if (equals < 1) throw new UserError(`${flag} takes ${noun}=value, such as ${example(choices)}, not "${pair}".`);
    const id = pair.slice(0, equals);
    if (Object.hasOwn(given, id))
      throw new UserError(`The ${noun} ${id} is set twice; say once which value it is to have.`);
    const choice = choices.find((each) => each.id === id);
    if (!choice)
      throw new UserError(
        `${game.name} has no ${noun} "${id}"; its ${noun}s are ${ids.join(', ')}.${didYouMean(id, ids)}`,
      );
    given[id] = readValue(choice, pair.slice(equals + 1));
  }
  return given;
}

function readValue({ values }: Choice, text: string): Json {
  if ('low' in values) return /^-?\d+$/.test(text) ? Number(text) : text;
  return values.find((value) => String(value) === text) ?? text;
}

function example([{ id, values }]: readonly Choice[]): string {
  return `${id}=${'low' in values ? values.low : values[0]}`;
}

/** A variant from a file: its name, and its knobs. */
function readVariant(game: Game, path: string): Record<string, Json> {
  const wrong = (why: string): UserError =>
    new UserError(`${path} is no variant: ${why}. It has to be like {"name": "Sweeps", "knobs": {"knob": 3}}.`);
  let found: { name?: Json; knobs?: Json };
  try {
    found = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrong(error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read');
  }
  const { name, knobs } = found ?? {};
  if (typeof knobs !== 'object' || knobs === null || Array.isArray(knobs)) throw wrong('it names no knobs');
  const ids = knobsOf(game).map(({ id }) => id);
  const unknown = Object.keys(knobs).find((id) => !ids.includes(id));
  if (unknown !== undefined) throw wrong(`${game.name} has no knob "${unknown}"`);
  return { ...(knobs as Record<string, Json>), ...(name !== undefined && { [VARIANT]: name }) };
}
