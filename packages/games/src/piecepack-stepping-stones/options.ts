/** The options of Stepping Stones (piecepack), in the order of its page. */
import type { Option, Options, Preset } from '@followsuit/engine';

export const OPTIONS: readonly Option[] = [
  { id: 'board', values: ['small', 'large'], standard: () => 'small' },
  {
    id: 'aces',
    values: ['none', 'two-blocks', 'four-blocks', 'two-stones', 'four-stones'],
    standard: () => 'none',
  },
  { id: 'revealOrder', values: ['free', 'high-to-low'], standard: () => 'free' },
  { id: 'rolling', values: ['apart', 'together'], standard: () => 'apart' },
  { id: 'deadRoll', values: ['pass', 'lose'], standard: () => 'pass' },
  { id: 'turnLimit', values: { low: 10, high: 999, or: 0 }, standard: () => 0 },
];

export const PRESETS: readonly Preset[] = [
  { id: 'first', options: { board: 'large' } },
  { id: 'together', options: { rolling: 'together' } },
  { id: 'blocks', options: { aces: 'four-blocks' } },
  { id: 'ordered', options: { revealOrder: 'high-to-low' } },
];

/** The options with defaults filled in, in the order of the page. @example filledIn({ board: 'large' }) */
export const filledIn = (given: Options = {}): Options =>
  Object.fromEntries(OPTIONS.map(({ id, standard }) => [id, given[id] ?? standard(1)]));

/** How many aces are placed: PIECEPACK-ACE-1. */
export function acesIn({ aces }: Options): number {
  return aces === 'none' ? 0 : String(aces).startsWith('two') ? 2 : 4;
}
