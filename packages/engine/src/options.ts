/** Completes and checks a game's options. */
import type { Json } from './acts.ts';
import type { Game, Option, Options } from './game.ts';

/** Whether an option may have this value. */
export function allows({ values }: Option, value: Json): boolean {
  if (!('low' in values)) return values.includes(value);
  if (value === values.or) return true;
  return Number.isInteger(value) && (value as number) >= values.low && (value as number) <= values.high;
}

/** Describes an option's values in words. */
export function valuesInWords({ values }: Option): string {
  if (!('low' in values)) return values.map((value) => JSON.stringify(value)).join(', ');
  const { low, high, or } = values;
  return `${or === undefined ? '' : `${or}, or `}a whole number from ${low} to ${high}`;
}

/** The default number of players. @example usualPlayers(baronet) // 5 */
export const usualPlayers = ({ usualPlayers, players }: Pick<Game, 'usualPlayers' | 'players'>): number =>
  usualPlayers ?? players[0];

/** Why a game cannot be played with this number of players, in a sentence; or null. */
export function faultInPlayers({ name, players: numbers }: Game, players: number): string | null {
  if (numbers.includes(players)) return null;
  const noun = numbers.length === 1 && numbers[0] === 1 ? 'player' : 'players';
  return `${name} is for ${inWords(numbers)} ${noun}, not ${players}.`;
}

/** What is wrong with a choice of players and options, and what would be right, in a sentence; or null. */
export function faultIn(game: Game, players: number, given: Readonly<Record<string, Json>>): string | null {
  const fault = faultInPlayers(game, players);
  if (fault !== null) return fault;
  for (const [id, value] of Object.entries(given)) {
    const option = game.options.find((each) => each.id === id);
    if (!option) {
      const known = game.options.map((each) => each.id).join(', ');
      return `${game.name} has no option "${id}"; its options are ${known}.`;
    }
    if (!allows(option, value)) return `${id} cannot be ${JSON.stringify(value)}; it may be ${valuesInWords(option)}.`;
  }
  return game.conflict?.(players, filled(game, players, given)) ?? null;
}

/** The options with defaults filled in, in the order of the rules page. */
export function filled(game: Game, players: number, given: Readonly<Record<string, Json>> = {}): Options {
  return Object.fromEntries(game.options.map(({ id, standard }) => [id, given[id] ?? standard(players)]));
}

/**
 * The options of a record, in the order of the rules page. An option that was added later gets its earlier value (`before`).
 * An option that always existed stays missing.
 *
 * @example recordedOptions(chevalier, { poison: 'tars', minBid: 1, target: 31 }).buried === 'out'
 */
export function recordedOptions(game: Game, recorded: Readonly<Record<string, Json>>): Options {
  const options: Record<string, Json> = { ...recorded };
  for (const { id, before } of game.options)
    if (options[id] === undefined && before !== undefined) options[id] = before;
  const place = (id: string): number => game.options.findIndex((option) => option.id === id);
  return Object.fromEntries(Object.entries(options).sort(([a], [b]) => place(a) - place(b)));
}

function inWords(numbers: readonly number[]): string {
  if (numbers.length < 2) return numbers.join('');
  return `${numbers.slice(0, -1).join(', ')} or ${numbers[numbers.length - 1]}`;
}
