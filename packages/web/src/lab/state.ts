/** What a person asks of the laboratory, and what it has answered. */
import type { Json } from '@followsuit/engine';
import type { KnobWords } from '@followsuit/present';
import type { Pairing } from '@followsuit/study';
import { type Signal, signal } from '@preact/signals';
import type { GameInfo } from '../catalogue/index.ts';
import type {
  ChangeableInfo,
  GameDescription,
  LabDeal,
  LabFiles,
  LabQuestion,
  LabView,
  MetricInfo,
  SettingTexts,
} from './worker/messages.ts';

export type Mode = 'compare' | 'sweep' | 'balance';

/** How long players learn under both versions, each time: not at all, by the clock, or for so many deals; the usual numbers. */
export const LEARNING = { none: 0, seconds: 60, deals: 10_000 } as const;
export type Learning = keyof typeof LEARNING;

export interface LabState {
  readonly game: GameInfo;
  readonly mode: Signal<Mode>;
  readonly players: Signal<number>;
  /** What only the second version has: for comparisons alone. */
  readonly changes: Signal<Readonly<Record<string, Json>>>;
  /** What both versions have, and every value of a sweep or a balance. */
  readonly base: Signal<Readonly<Record<string, Json>>>;
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
  readonly pairing: Signal<Pairing>;
  /** A share as typed, empty to play all deals. */
  readonly width: Signal<string>;
  /** Whether players learn under both versions, and for how many seconds or deals as typed; empty: as usual. */
  readonly learning: Signal<Learning>;
  readonly learnFor: Signal<string>;
  /** What the person wants to know, in their words. */
  readonly question: Signal<string>;
  readonly description: Signal<GameDescription | null>;
  readonly knobWords: Signal<Readonly<Record<string, KnobWords>>>;
  /** The words of its acts that no other game has. */
  readonly actWords: Signal<Readonly<Record<string, string>>>;
  readonly asked: Signal<LabQuestion | null>;
  /** The query of the address of what was asked. */
  readonly address: Signal<string>;
  readonly isPlaying: Signal<boolean>;
  readonly isStopped: Signal<boolean>;
  readonly view: Signal<LabView | null>;
  readonly deal: Signal<readonly LabDeal[]>;
  readonly files: Signal<LabFiles | null>;
  readonly fault: Signal<string | null>;
  /** Whether the fault comes from the rules, which speak English. */
  readonly isFaultEnglish: Signal<boolean>;
}

export const DEALS = [500, 2000, 10_000, 50_000] as const;

export const startState = (game: GameInfo): LabState => ({
  game,
  mode: signal<Mode>('compare'),
  players: signal(game.usualPlayers),
  changes: signal({}),
  base: signal({}),
  number: signal(''),
  from: signal(''),
  to: signal(''),
  metric: signal('made'),
  target: signal('50'),
  level: signal('simple'),
  unit: signal<'deals' | 'games'>('deals'),
  deals: signal<number>(DEALS[1]),
  seed: signal(String(1 + Math.floor(Math.random() * 999_999))),
  pairing: signal<Pairing>('auto'),
  width: signal(''),
  learning: signal<Learning>('none'),
  learnFor: signal(''),
  question: signal(''),
  description: signal(null),
  knobWords: signal({}),
  actWords: signal({}),
  asked: signal(null),
  address: signal(''),
  isPlaying: signal(false),
  isStopped: signal(false),
  view: signal(null),
  deal: signal([]),
  files: signal(null),
  fault: signal(null),
  isFaultEnglish: signal(false),
});

/** The levels that the laboratory offers, each with the one below it. */
export const WEAKER: Readonly<Record<string, string>> = { random: 'random', simple: 'random', club: 'simple' };

/** What a sweep or a balance can turn: a balance takes numbers alone. */
export const turnableOf = ({ description, mode }: LabState): readonly ChangeableInfo[] =>
  (description.value?.changeables ?? []).filter(({ values }) => mode.value === 'sweep' || 'low' in values);

/** The metrics of what is played. */
export const metricsOf = ({ description, unit }: LabState): readonly MetricInfo[] =>
  description.value?.metrics[unit.value] ?? [];

/** The metric of a balance: as chosen, if what is played has it. */
export const metricOf = (state: LabState): MetricInfo | undefined => {
  const all = metricsOf(state);
  return all.find(({ id }) => id === state.metric.value) ?? all.find(({ id }) => id === 'made') ?? all[0];
};

/** The values from one number to another, thinned out if there are many. */
const MOST_VALUES = 15;
function valuesBetween(low: number, high: number): number[] {
  const n = Math.min(MOST_VALUES, high - low + 1);
  const all = Array.from({ length: n }, (_, i) => Math.round(low + ((high - low) * i) / Math.max(1, n - 1)));
  return [...new Set(all)];
}

/** What a sweep or a balance turns, and its limits: as typed, or near its usual value. A list of values has no limits. */
export type Turned =
  | { readonly id: string; readonly low: number; readonly high: number }
  | { readonly id: string; readonly values: readonly Json[] };

export function settingTurned(state: LabState): Turned | null {
  const all = turnableOf(state);
  const found = all.find(({ id }) => id === state.number.value) ?? all.find(({ values }) => 'low' in values) ?? all[0];
  if (!found) return null;
  if (!('low' in found.values)) return { id: found.id, values: found.values };
  const { low, high } = found.values;
  const usual = Number(state.base.value[found.id] ?? found.standard);
  const reach = Math.max(2, Math.min(high - low, Math.ceil(Math.abs(usual) / 2)));
  const number = (text: string, other: number): number => (/^-?\d+$/.test(text) ? Number(text) : other);
  return {
    id: found.id,
    low: number(state.from.value, Math.max(low, usual - reach)),
    high: number(state.to.value, Math.min(high, usual + reach)),
  };
}

const DEFAULT_SHARE = 100;

/** Until when players learn; null if they do not. */
export function learningOf({ learning, learnFor }: LabState): LabQuestion['until'] | null {
  const unit = learning.value;
  if (unit === 'none') return null;
  const n = learnFor.value === '' ? LEARNING[unit] : Number(learnFor.value);
  return unit === 'seconds' ? { seconds: n } : { deals: n };
}

/** The question as the workers take it. */
export function questionOf(state: LabState, settings: SettingTexts): LabQuestion {
  const { game, mode, players, changes, base, level, unit, deals, seed, pairing, target } = state;
  const turned = mode.value === 'compare' ? null : settingTurned(state);
  const study = {
    game: game.id,
    players: players.value,
    base: base.value,
    changes: turned ? {} : changes.value,
    level: level.value,
    weaker: WEAKER[level.value] ?? 'random',
    unit: unit.value,
    deals: deals.value,
    seed: seed.value,
    pairing: pairing.value,
  } as const;
  const until = turned ? null : learningOf(state);
  const width = turned ? 0 : Number(state.width.value.replace(',', '.')) / DEFAULT_SHARE || 0;
  const asked = { study, width, text: state.question.value.trim(), words: settings, ...(until && { until }) };
  if (turned === null) return asked;
  const values = 'low' in turned ? valuesBetween(turned.low, turned.high) : turned.values;
  if (mode.value === 'sweep') return { ...asked, sweep: { id: turned.id, values } };
  const metric = metricOf(state);
  if (!metric || !('low' in turned)) return asked;
  const goal = Number(target.value) / (metric.measure === 'share' ? DEFAULT_SHARE : 1);
  return { ...asked, balance: { ...turned, metric: metric.id, target: goal } };
}
