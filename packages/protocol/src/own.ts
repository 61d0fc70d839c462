/** The part of a view that is a seat's own: what others do not see of it. */
import { BLIND, type Field, type Play, type State } from '@followsuit/engine';

const found = new WeakMap<Play, readonly Field[]>();

/** The fields that look different from seat to seat; null for a game that does not say it field by field. */
export function ownFields(rules: Play): readonly Field[] | null {
  if (rules.fields === null) return null;
  let fields = found.get(rules);
  if (fields) return fields;
  fields = rules.fields.shown.filter(({ seen }) => seen !== 'all');
  found.set(rules, fields);
  return fields;
}

/** What a seat sees otherwise than before of the fields that are its own, written down; '' for nothing. */
export function ownChanges(rules: Play, seat: number, before: State, state: State): string {
  const own = ownFields(rules);
  if (own === null) return wholeChanges(rules, seat, before, state);
  if (seat < 0) return '';
  const blind = before[BLIND] !== state[BLIND];
  const changed = own.filter((field) => field.seen === 'owner' && (blind || differs(field, seat, before, state)));
  if (changed.length === 0) return '';
  const view = rules.view(state, seat).state;
  return changed.map((field) => `"${field.name}":${JSON.stringify(rules.fields?.json(view, field))}`).join(',');
}

/** Whether the seat's own numbers of a field differ. */
function differs({ at, width }: Field, seat: number, a: State, b: State): boolean {
  for (let i = at + seat * width; i < at + (seat + 1) * width; i++) if (a[i] !== b[i]) return true;
  return false;
}

/** The same for games whose views can only be compared as a whole. */
function wholeChanges(rules: Play, seat: number, before: State, state: State): string {
  const old = rules.json(before, seat);
  const changed: string[] = [];
  for (const [name, value] of Object.entries(rules.json(state, seat))) {
    const text = JSON.stringify(value);
    if (text !== JSON.stringify(old[name])) changed.push(`"${name}":${text}`);
  }
  return changed.join(',');
}
