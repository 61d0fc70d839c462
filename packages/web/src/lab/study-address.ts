/** A study in the address of the laboratory: what was asked, to send to others. */
import type { Json } from '@followsuit/engine';
import type { LabState, Mode } from './state.ts';

const LONGEST = 4000;
const MODES: readonly Mode[] = ['compare', 'sweep', 'balance'];

/** The fields of the form, as the address has them; what is usual is left out. */
interface StudyFields {
  readonly mode?: Mode;
  readonly players?: number;
  readonly changes?: Readonly<Record<string, Json>>;
  readonly base?: Readonly<Record<string, Json>>;
  readonly [text: string]: Json | undefined;
}

const TEXTS = ['number', 'from', 'to', 'metric', 'target', 'width', 'learnFor', 'question', 'seed'] as const;

/** @example `/lab/stones?${studyQuery(state)}` */
export function studyQuery(state: LabState): string {
  const fields: Record<string, Json> = {
    mode: state.mode.value,
    players: state.players.value,
    changes: state.changes.value,
    base: state.base.value,
    level: state.level.value,
    unit: state.unit.value,
    deals: state.deals.value,
    pairing: state.pairing.value,
    learning: state.learning.value,
  };
  for (const name of TEXTS) if (state[name].value !== '') fields[name] = state[name].value;
  return `study=${encodeURIComponent(JSON.stringify(fields))}`;
}

/** Fills the form from an address; what is malformed is left as it is. */
export function applyStudy(state: LabState, query: URLSearchParams): void {
  const fields = fieldsIn(query.get('study') ?? '');
  if (fields === null) return;
  const { mode, players, changes, base, level, unit, deals, pairing, learning } = fields;
  if (mode && MODES.includes(mode)) state.mode.value = mode;
  if (players !== undefined && state.game.players.includes(players)) state.players.value = players;
  if (isSettings(changes)) state.changes.value = changes;
  if (isSettings(base)) state.base.value = base;
  if (level === 'random' || level === 'simple' || level === 'club') state.level.value = level;
  if (unit === 'deals' || unit === 'games') state.unit.value = unit;
  if (Number.isInteger(deals) && Number(deals) >= 1 && Number(deals) <= 1_000_000) state.deals.value = Number(deals);
  if (pairing === 'auto' || pairing === 'same' || pairing === 'fresh') state.pairing.value = pairing;
  if (learning === 'none' || learning === 'seconds' || learning === 'deals') state.learning.value = learning;
  for (const name of TEXTS) {
    const text = fields[name];
    if (typeof text === 'string' && text.length <= 200) state[name].value = text;
  }
}

function fieldsIn(text: string): StudyFields | null {
  if (text === '' || text.length > LONGEST) return null;
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' && fields !== null ? (fields as StudyFields) : null;
  } catch {
    return null;
  }
}

const isSettings = (found: unknown): found is Readonly<Record<string, Json>> =>
  typeof found === 'object' &&
  found !== null &&
  Object.values(found).every((value) => ['string', 'number', 'boolean'].includes(typeof value));
