/** The words of a table with the values of its knobs. */
import type { Json, Options } from '@followsuit/engine';
import type { KnobWords } from './game-words.ts';
import { signed } from './text.ts';

/** A value in words: those of its knob, if it has some. @example knobValueText(-2) // '−2' */
export const knobValueText = (value: Json, own?: KnobWords): string =>
  own?.values?.[String(value)] ?? (typeof value === 'number' ? signed(value) : String(value));

const known = new WeakMap<Options, readonly [unknown, unknown]>();

/**
 * A game's words with the values of knobs in place of `{knob.ID}`, in any text. The same object as long as nothing changes.
 *
 * @example knobbedWords({ more: 'Each is worth {knob.sweep}.' }, { sweep: 3 }).more // 'Each is worth 3.'
 */
export function knobbedWords(words: unknown, options: Options): unknown {
  const before = known.get(options);
  if (before && before[0] === words) return before[1];
  const found = filledIn(words, options);
  known.set(options, [words, found]);
  return found;
}

function filledIn(words: unknown, options: Options): unknown {
  if (typeof words === 'string')
    return words.replace(/\{knob\.(\w+)\}/g, (whole, id) => (id in options ? knobValueText(options[id]) : whole));
  if (Array.isArray(words)) return words.map((each) => filledIn(each, options));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, filledIn(each, options)]));
}
