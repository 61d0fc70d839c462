/** What a person asks of the laboratory, and what it has answered. */
import type { Json } from '@followsuit/engine';
import type { KnobWords } from '@followsuit/present';
import { type Signal, signal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import type { GameDescription, LabDeal, LabFiles, LabQuestion, LabView } from './worker/messages.ts';

export type Mode = 'compare' | 'sweep' | 'balance';

export interface LabState {
  readonly game: GameInfo;
  readonly mode: Signal<Mode>;
  readonly players: Signal<number>;
  readonly changes: Signal<Readonly<Record<string, Json>>>;
  /** The number of a sweep or a balance, and its limits as typed; empty: the middle of its range. */
  readonly number: Signal<string>;
  readonly from: Signal<string>;
  readonly to: Signal<string>;
  readonly metric: Signal<string>;
  readonly target: Signal<string>;
  readonly level: Signal<string>;
  readonly unit: Signal<'deals' | 'games'>;
  readonly deals: Signal<number>;
  readonly seed: Signal<string>;
  readonly description: Signal<GameDescription | null>;
  readonly knobWords: Signal<Readonly<Record<string, KnobWords>>>;
  readonly asked: Signal<LabQuestion | null>;
  readonly isPlaying: Signal<boolean>;
  readonly isStopped: Signal<boolean>;
  readonly view: Signal<LabView | null>;
  readonly deal: Signal<readonly LabDeal[]>;
  readonly files: Signal<LabFiles | null>;
  readonly fault: Signal<string | null>;
}

export const DEALS = [500, 2000, 10_000, 50_000] as const;

export const startState = (game: GameInfo): LabState => ({
  game,
  mode: signal<Mode>('compare'),
  players: signal(game.usualPlayers),
  changes: signal({}),
  number: signal(''),
  from: signal(''),
  to: signal(''),
  metric: signal('made'),
  target: signal('50'),
  level: signal('simple'),
  unit: signal<'deals' | 'games'>('deals'),
  deals: signal<number>(DEALS[1]),
  seed: signal(String(1 + Math.floor(Math.random() * 999_999))),
  description: signal(null),
  knobWords: signal({}),
  asked: signal(null),
  isPlaying: signal(false),
  isStopped: signal(false),
  view: signal(null),
  deal: signal([]),
  files: signal(null),
  fault: signal(null),
});

/** The levels that the laboratory offers, each with the one below it. */
export const WEAKER: Readonly<Record<string, string>> = { random: 'random', simple: 'random', club: 'simple' };

/** The numbers among everything that can be changed. */
export const numbersOf = ({ description }: LabState) =>
  (description.value?.changeables ?? []).filter(({ values }) => 'low' in values);

/** The values from one number to another, thinned out if there are many. */
const MOST_VALUES = 15;
function valuesBetween(low: number, high: number): number[] {
  const n = Math.min(MOST_VALUES, high - low + 1);
  const all = Array.from({ length: n }, (_, i) => Math.round(low + ((high - low) * i) / Math.max(1, n - 1)));
  return [...new Set(all)];
}

/** The limits of the chosen number: as typed, or near its usual value. */
export function limitsOf(state: LabState): { readonly id: string; readonly low: number; readonly high: number } | null {
  const all = numbersOf(state);
  const found = all.find(({ id }) => id === state.number.value) ?? all[0];
  if (!found || !('low' in found.values)) return null;
  const { low, high } = found.values;
  const usual = Number(found.standard);
  const reach = Math.max(2, Math.min(high - low, Math.ceil(Math.abs(usual) / 2)));
  const number = (text: string, other: number): number => (/^-?\d+$/.test(text) ? Number(text) : other);
  return {
    id: found.id,
    low: number(state.from.value, Math.max(low, usual - reach)),
    high: number(state.to.value, Math.min(high, usual + reach)),
  };
}

/** The question as the workers take it. */
export function questionOf(state: LabState): LabQuestion {
  const { game, mode, players, changes, level, unit, deals, seed, metric, target, description } = state;
  const study = {
    game: game.id,
    players: players.value,
    base: {},
    changes: changes.value,
    level: level.value,
    weaker: WEAKER[level.value] ?? 'random',
    unit: unit.value,
    deals: deals.value,
    seed: seed.value,
    pairing: 'auto',
  } as const;
  const limits = mode.value === 'compare' ? null : limitsOf(state);
  if (limits === null) return { study };
  if (mode.value === 'sweep')
    return { study, sweep: { id: limits.id, values: valuesBetween(limits.low, limits.high) } };
  const isShare = description.value?.metrics.find(({ id }) => id === metric.value)?.measure === 'share';
  return { study, balance: { ...limits, metric: metric.value, target: Number(target.value) / (isShare ? 100 : 1) } };
}
