/** Narrows many acts down to one: grouped by `do`, then field by field. Derived from the acts alone. */
import type { Act, Json } from '@followsuit/engine';
import type { DeckInfo } from '@followsuit/present';

export type Value = Json | undefined;

/** A field of an act that the player chooses. */
type FieldKind = 'card' | 'cards' | 'suit' | 'number' | 'switch' | 'word';

export interface ActField {
  readonly name: string;
  readonly kind: FieldKind;
  /** The values that the remaining acts still allow. */
  readonly values: readonly Value[];
}

/** Groups acts by their `do`, in order of appearance. */
export function groups(acts: readonly Act[]): Map<string, Act[]> {
  const found = new Map<string, Act[]>();
  for (const act of acts) found.set(act.do, [...(found.get(act.do) ?? []), act]);
  return found;
}

/** Whether an act has all these values. */
export const fits = (act: Act, picks: Readonly<Record<string, Value>>): boolean =>
  Object.entries(picks).every(([name, value]) => same(act[name], value));

const same = (a: Value, b: Value): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The fields in which some acts differ. @example actFields(deck, acts).map(({ name }) => name) // ['card', 'as'] */
export function actFields(deck: DeckInfo | null, acts: readonly Act[]): ActField[] {
  const names = [...new Set(acts.flatMap((act) => Object.keys(act)))].filter((name) => name !== 'do');
  return names
    .map((name) => ({ name, values: distinct(acts, name) }))
    .filter(({ name, values }) => values.length > 1 || name === 'cards' || name === 'card')
    .map(({ name, values }) => ({ name, values, kind: kindOf(deck, name, values) }));
}

function distinct(acts: readonly Act[], name: string): Value[] {
  const seen = new Map(acts.map((act) => [JSON.stringify(act[name]), act[name]]));
  return [...seen.values()];
}

function kindOf(deck: DeckInfo | null, name: string, values: readonly Value[]): FieldKind {
  if (name === 'card' || name === 'cards') return name;
  const given = values.filter((value) => value !== undefined);
  if (given.every((value) => typeof value === 'boolean')) return 'switch';
  if (given.every((value) => typeof value === 'number')) return 'number';
  const isSuit = (value: Value): boolean => value === 'none' || !!deck?.suits.some((suit) => suit.name === value);
  return given.every(isSuit) ? 'suit' : 'word';
}

/**
 * The picks that are still possible. Earlier picks take precedence: a later pick that no act combines with them is dropped,
 * and a field with only one value left is filled in.
 */
export function narrowed(acts: readonly Act[], picks: Readonly<Record<string, Value>>, order: readonly string[]) {
  let left = acts;
  const kept: Record<string, Value> = {};
  for (const name of order) {
    if (!(name in picks)) continue;
    const next = left.filter((act) => same(act[name], picks[name]));
    if (next.length === 0) continue;
    left = next;
    kept[name] = picks[name];
  }
  return { left, picks: kept };
}

/** The effect of a tap on a card in hand. */
export type Tap =
  | { readonly is: 'play'; readonly act: Act }
  | { readonly is: 'pick'; readonly cards: readonly string[] }
  | { readonly is: 'barred'; readonly rule: string }
  | { readonly is: 'nothing' };

export interface Tapping {
  readonly acts: readonly Act[];
  readonly barred: Readonly<Record<string, string>>;
  /** Cards already picked. */
  readonly picked: readonly string[];
  /** Whether the first tap plays a card. */
  readonly once: boolean;
}

export function tap(card: string, { acts, barred, picked, once }: Tapping): Tap {
  const many = acts.filter(({ cards }) => Array.isArray(cards) && cards.includes(card));
  if (many.length > 0) return { is: 'pick', cards: toggled(picked, card, (many[0].cards as Json[]).length) };
  const own = acts.filter((act) => act.card === card);
  if (own.length === 1 && (once || picked.includes(card))) return { is: 'play', act: own[0] };
  if (own.length > 0) return { is: 'pick', cards: picked.includes(card) ? [] : [card] };
  if (barred[card] !== undefined) return { is: 'barred', rule: barred[card] };
  return { is: 'nothing' };
}

function toggled(picked: readonly string[], card: string, most: number): string[] {
  if (picked.includes(card)) return picked.filter((each) => each !== card);
  return [...picked, card].slice(-most);
}

/** The act that discards exactly these cards, in any order; null if there is none. */
export function withCards(acts: readonly Act[], picked: readonly string[]): Act | null {
  const wanted = new Set(picked);
  const isIt = ({ cards }: Act): boolean =>
    Array.isArray(cards) && cards.length === wanted.size && cards.every((card) => wanted.has(String(card)));
  return acts.find(isIt) ?? null;
}
