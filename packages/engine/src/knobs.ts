/**
 * Knobs and variants. A variant is a game with some knobs turned. It travels inside the options: whatever carries options (tables,
 * workers, caches, storage) carries it too. Records write it as a field of its own.
 */
import type { Json } from './acts.ts';
import type { Game, Knob, Options } from './game.ts';
import { Random } from './random.ts';

/** The key of a variant's name among the options. */
export const VARIANT = 'variant';
const LONGEST_NAME = 60;

/** Some knobs turned, as a record writes it. */
export type Variant = {
  /** What its designer calls it; by default its knobs in short. */
  readonly name: string;
  /** The knobs that differ from the rulebook, in the order of the game. */
  readonly knobs: Readonly<Record<string, Json>>;
  /** Names the game and these knobs, whatever the variant is called. */
  readonly hash: string;
};

type WithKnobs = Pick<Game, 'knobs'>;

export const knobsOf = ({ knobs = [] }: WithKnobs): readonly Knob[] => knobs;

/**
 * The options with every knob: what `design` gets, and what tables show.
 *
 * @example settingsOf(chevalier, 4, filled(chevalier, 4)).sweep // 2
 */
export function settingsOf(game: WithKnobs, players: number, options: Options): Options {
  const knobs = knobsOf(game).map(({ id, standard }) => [id, options[id] ?? standard(players, options)]);
  return { ...options, ...Object.fromEntries(knobs) };
}

/** The knobs in `given` that differ from the rulebook, in the order of the game. */
export function turnedIn(
  game: WithKnobs,
  players: number,
  options: Options,
  given: Readonly<Record<string, Json>> = options,
): Readonly<Record<string, Json>> {
  const turned = knobsOf(game).filter(
    ({ id, standard }) => given[id] !== undefined && given[id] !== standard(players, options),
  );
  return Object.fromEntries(turned.map(({ id }) => [id, given[id]]));
}

/**
 * The variant that complete options are; null for the rulebook's game.
 *
 * @example variantOf(chevalier, 4, filled(chevalier, 4, { sweep: 3 }))?.name // 'sweep 3'
 */
export function variantOf(game: Pick<Game, 'id' | 'knobs'>, players: number, options: Options): Variant | null {
  const knobs = turnedIn(game, players, options);
  if (Object.keys(knobs).length === 0) return null;
  const own = options[VARIANT];
  const name = typeof own === 'string' ? own : nameFrom(knobs);
  return { name, knobs, hash: hashOf(game.id, knobs) };
}

/**
 * The options as tables show them: with every knob, and the name of the variant if there is one.
 *
 * @example shownOptions(chevalier, 4, filled(chevalier, 4, { sweep: 3 })).variant // 'sweep 3'
 */
export function shownOptions(game: Pick<Game, 'id' | 'knobs'>, players: number, options: Options): Options {
  const variant = variantOf(game, players, options);
  return { ...settingsOf(game, players, options), ...(variant && { [VARIANT]: variant.name }) };
}

/** Twelve hexadecimal digits: the same for the same game and knobs, in whichever order they come. */
function hashOf(game: string, knobs: Readonly<Record<string, Json>>): string {
  const sorted = Object.entries(knobs).sort(([a], [b]) => (a < b ? -1 : 1));
  const random = new Random(JSON.stringify([game, sorted]));
  const digits = (): string => random.next().toString(16).padStart(8, '0');
  return (digits() + digits()).slice(0, 12);
}

/** A variant without a name of its own. @example 'sweep 3, handSize 9' */
const nameFrom = (knobs: Readonly<Record<string, Json>>): string =>
  Object.entries(knobs)
    .map(([id, value]) => `${id} ${value}`)
    .join(', ');

/** What is wrong with a variant's name, in a sentence; or null. */
export function faultInVariantName(name: Json): string | null {
  const isText = typeof name === 'string' && name.length <= LONGEST_NAME && name.trim() === name;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names stand on one line
  return isText && !/[\u0000-\u001f\u007f]/.test(name)
    ? null
    : `The name of a variant is a text on one line, with at most ${LONGEST_NAME} characters and no space around it.`;
}

/** What a `game` line writes: the options by themselves, and the variant if there is one. */
export function recordedSetup(
  game: Pick<Game, 'id' | 'knobs'>,
  players: number,
  options: Options,
): { readonly options: Options; readonly variant?: Variant } {
  const variant = variantOf(game, players, options);
  if (variant === null) return { options };
  const own = Object.entries(options).filter(([id]) => id !== VARIANT && !Object.hasOwn(variant.knobs, id));
  return { options: Object.fromEntries(own), variant };
}

/** The options of a `game` line with the variant beside them, as `recordedSetup` wrote them: not checked, or completed. */
export function setupIn({ options, variant }: Readonly<Record<string, Json>>): Options {
  const own = isObject(options) ? options : {};
  if (!isObject(variant) || !isObject(variant.knobs)) return own;
  const { name = null, knobs } = variant;
  return { ...own, ...knobs, ...(name !== nameFrom(knobs) && { [VARIANT]: name }) };
}

const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
