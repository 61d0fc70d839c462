/** Reads the changes, ranges and targets of `followsuit lab`. */
import type { Game, Json } from '@followsuit/engine';
import { allows, valuesInWords } from '@followsuit/engine';
import { changeableOf, changeablesOf, type Metric, type RuleSettings } from '@followsuit/study';
import { didYouMean, UserError } from './errors.ts';

/** An id and the text of its value. */
function split(flag: string, text: string, example: string): [string, string] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new UserError(`${flag} takes ${example}, not "${text}".`);
  return [text.slice(0, equals), text.slice(equals + 1)];
}

function readValue(game: Game, id: string, text: string): Json {
  const found = changeableOf(game, id);
  const ids = changeablesOf(game).map((each) => each.id);
  if (!found)
    throw new UserError(`${game.name} has no option or knob "${id}"; it has ${ids.join(', ')}.${didYouMean(id, ids)}`);
  const { values } = found;
  if ('low' in values) return /^-?\d+$/.test(text) ? Number(text) : text;
  return values.find((value) => String(value) === text) ?? text;
}

/** Changes such as `missedBid=minus`. @example readSettings(stones, '--change', ['missedBid=minus']) */
export function readSettings(game: Game, flag: string, pairs: readonly string[] = []): RuleSettings {
  const given: Record<string, Json> = {};
  for (const pair of pairs) {
    const [id, text] = split(flag, pair, 'option=value');
    if (Object.hasOwn(given, id)) throw new UserError(`${flag} names ${id} twice; say once which value it is to have.`);
    given[id] = readValue(game, id, text);
  }
  return given;
}

/** The most values of a sweep. */
const MOST_VALUES = 50;

/** Values such as `sweep=1..9` or `opponents=together,each`. @example readValues(chevalier, '--sweep', 'sweep=1..3').values // [1, 2, 3] */
export function readValues(
  game: Game,
  flag: string,
  text: string,
): { readonly id: string; readonly values: readonly Json[] } {
  const [id, list] = split(flag, text, 'id=1..9 or id=a,b,c');
  if (RANGE.test(list)) {
    const { low, high } = readRange(game, flag, text);
    if (high - low >= MOST_VALUES)
      throw new UserError(`${flag} takes at most ${MOST_VALUES} values, not ${high - low + 1}.`);
    return { id, values: Array.from({ length: high - low + 1 }, (_, i) => low + i) };
  }
  const values = list.split(',').map((each) => readValue(game, id, each));
  for (const value of values) refuseValue(game, id, value);
  return { id, values };
}

const RANGE = /^(-?\d+)\.\.(-?\d+)$/;

/** The ends of a range such as `missedBid=0..20`. */
export function readRange(
  game: Game,
  flag: string,
  text: string,
): { readonly id: string; readonly low: number; readonly high: number } {
  const [id, list] = split(flag, text, 'id=1..9');
  readValue(game, id, '');
  const found = RANGE.exec(list);
  if (!found)
    throw new UserError(`${flag} takes whole numbers from one to another, such as ${id}=1..9, not "${text}".`);
  const [low, high] = [Number(found[1]), Number(found[2])];
  if (high < low)
    throw new UserError(`${flag} goes from a smaller number to a larger one, not from ${low} to ${high}.`);
  for (const end of [low, high]) refuseValue(game, id, end);
  return { id, low, high };
}

function refuseValue(game: Game, id: string, value: Json): void {
  const option = changeableOf(game, id);
  if (option && !allows(option, value))
    throw new UserError(
      `${id} cannot be ${JSON.stringify(value)}; it may be ${valuesInWords(option)}${ruleOf(option)}.`,
    );
}

const ruleOf = (each: object): string => ('rule' in each ? ` (${String(each.rule)})` : '');

/** A target such as `made=50%` or `score.0=4.5`. */
export function readTarget(
  text: string,
  metrics: readonly Metric[],
): { readonly metric: Metric; readonly target: number } {
  const [id, number] = split('--target', text, 'metric=number, such as made=50%');
  const metric = metrics.find((each) => each.id === id);
  const ids = metrics.map((each) => each.id);
  if (!metric) throw new UserError(`There is no metric "${id}"; there are ${ids.join(', ')}.${didYouMean(id, ids)}`);
  const found = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(number);
  if (!found) throw new UserError(`--target takes a number such as 4.5 or 50%, not "${number}".`);
  return { metric, target: Number(found[1]) / (found[2] === '%' ? 100 : 1) };
}
