/** The part of a view that is a seat's own: what others do not see of it. */
import {
  BLIND,
  cardsIn,
  type Field,
  HIDDEN,
  HOLD,
  INNER,
  type Play,
  Rules,
  readField,
  type State,
  SUITS,
} from '@followsuit/engine';
import type { Progress } from './progress.ts';

const found = new WeakMap<Play, readonly Field[]>();

/** The fields that look different from seat to seat; null for a game that does not say it field by field. */
export function ownFields(rules: Play): readonly Field[] | null {
  if (!(rules instanceof Rules)) return null;
  let fields = found.get(rules);
  if (fields) return fields;
  fields = rules.design.layout.fields.filter((each) => each.seen !== 'all' && !INNER.has(each.name));
  found.set(rules, fields);
  return fields;
}

/** The cards that a seat holds, as its view has them; null where it may not see them or the game has no such thing. */
export function held(rules: Play, seen: State, seat: number): readonly string[] | null {
  const at = HOLD + seat * SUITS;
  if (!(rules instanceof Rules) || seen[at] === HIDDEN) return null;
  return cardsIn(seen, at).map((card) => rules.design.deck.codes[card]);
}

/** What a seat sees otherwise than before the last step of the fields that are its own, written down; '' for nothing. */
export function ownChanges(game: Progress, seat: number): string {
  const { rules, before, state } = game;
  const fields = ownFields(rules);
  if (fields === null) return wholeChanges(rules, seat, before, state);
  if (seat < 0) return '';
  const blind = before[BLIND] !== state[BLIND];
  const changed = fields.filter((field) => field.seen === 'owner' && (blind || differs(field, seat, before, state)));
  if (changed.length === 0) return '';
  const view = game.seenBy(seat);
  return changed.map((field) => `"${field.name}":${JSON.stringify(readField(rules as Rules, view, field))}`).join(',');
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
