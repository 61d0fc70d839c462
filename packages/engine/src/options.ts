/** Completes and checks a game's options. */
import type { Json } from './acts.ts';
import type { Game, Knob, Option, Options } from './game.ts';
import { faultInVariantName, knobsOf, settingsOf, setupIn, turnedIn, VARIANT } from './knobs.ts';

/** Whether an option or a knob may have this value. */
export function allows({ values }: Pick<Option, 'values'>, value: Json): boolean {
  if (!('low' in values)) return values.includes(value);
  if (value === values.or) return true;
  return Number.isInteger(value) && (value as number) >= values.low && (value as number) <= values.high;
}

/** Describes the values of an option or a knob in words. */
export function valuesInWords({ values }: Pick<Option, 'values'>): string {
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

/**
 * What is wrong with a choice of players, options and knobs, and what would be right, in a sentence; or null.
 *
 * @example faultIn(chevalier, 4, { sweep: 99 })
 */
export function faultIn(game: Game, players: number, given: Readonly<Record<string, Json>>): string | null {
  const fault = faultInPlayers(game, players);
  if (fault !== null) return fault;
  for (const [id, value] of Object.entries(given)) {
    const found = id === VARIANT && game.knobs ? faultInVariantName(value) : faultInValue(game, id, value);
    if (found !== null) return found;
  }
  return game.conflict?.(players, settingsOf(game, players, filled(game, players, given))) ?? null;
}

function faultInValue(game: Game, id: string, value: Json): string | null {
  const same = (each: { readonly id: string }): boolean => each.id === id;
  const knob = knobsOf(game).find(same);
  const option: Option | Knob | undefined = game.options.find(same) ?? knob;
  if (!option) {
    const known = game.options.map((each) => each.id).join(', ');
    return `${game.name} has no option "${id}"; its options are ${known}.`;
  }
  if (allows(option, value)) return null;
  const rule = knob ? ` (${knob.rule})` : '';
  return `${id} cannot be ${JSON.stringify(value)}; it may be ${valuesInWords(option)}${rule}.`;
}

/**
 * The options with defaults filled in, in the order of the rules page; after them the knobs that differ from the rulebook, and
 * the name of the variant. Equal rules always give equal options.
 */
export function filled(
  game: Pick<Game, 'options' | 'knobs'>,
  players: number,
  given: Readonly<Record<string, Json>> = {},
): Options {
  const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, given[id] ?? standard(players)]));
  const turned = turnedIn(game, players, options, given);
  const isNamed = Object.keys(turned).length > 0 && typeof given[VARIANT] === 'string' && given[VARIANT] !== '';
  return { ...options, ...turned, ...(isNamed && { [VARIANT]: given[VARIANT] }) };
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
  const ids = [...game.options, ...knobsOf(game)].map(({ id }) => id);
  const place = (id: string): number => (id === VARIANT ? ids.length : ids.indexOf(id));
  return Object.fromEntries(Object.entries(options).sort(([a], [b]) => place(a) - place(b)));
}

/** The same from a record's `game` line, with its variant. @example optionsIn(stones, lines[0]).target */
export const optionsIn = (game: Game, first: Readonly<Record<string, Json>>): Options =>
  recordedOptions(game, setupIn(first));

function inWords(numbers: readonly number[]): string {
  if (numbers.length < 2) return numbers.join('');
  return `${numbers.slice(0, -1).join(', ')} or ${numbers[numbers.length - 1]}`;
}
