/** What has changed in a view since an earlier one: a small part of it after most acts, and far cheaper than all of it. */
import type { Json } from './acts.ts';
import { isTricks } from './game.ts';
import type { Play } from './play.ts';
import type { Rules } from './rules.ts';
import { CARDS, cardsLeft, type Field, KEY, LEADER, LEADERS, PLAYS, type State, seatsIn, TRICK } from './state.ts';
import { INNER, powers, readField, worthCards } from './view.ts';

export interface Changes {
  /** Every field of the view that has changed, and perhaps some that have not, as `json` writes them. */
  readonly json: Record<string, Json>;
  /** What the seat sees now: `before` of the next call. */
  readonly seen: State;
}

/**
 * The view of a seat (−1: a watcher) where it differs from `before`, what the seat saw then; all of it where that is null.
 *
 * @example const { json, seen } = changesIn(rules, s, seat, null); rules.apply(s, 0, move); changesIn(rules, s, seat, seen).json
 */
export function changesIn(rules: Play, s: State, seat: number, before: State | null): Changes {
  const view = rules.view(s, seat);
  if (before === null || rules.fields === null) return { json: rules.json(s, seat), seen: view.state };
  return { json: rules.fields.changes(view.state, before), seen: view.state };
}

/** The fields of a view that have changed since `before`, what the same seat saw then. */
export function changedFields(rules: Rules, state: State, before: State): Record<string, Json> {
  const json: Record<string, Json> = { phase: rules.phase(state), actors: seatsIn(rules.actors(state)) };
  const tricks = rules.design.phases[rules.tricks];
  if (state[KEY] !== before[KEY]) json.worth = worthCards(rules, state);
  if (isTricks(tricks) && state[KEY] !== before[KEY])
    for (const { name, values, step } of tricks.key.digits)
      json[name] = values[Math.floor(state[KEY] / step) % values.length];
  for (const field of rules.design.layout.fields)
    if (!INNER.has(field.name) && !OWN.has(field.name) && differs(field, state, before))
      json[field.name] = readField(rules, state, field);
  json.count = Array.from({ length: rules.seats }, (_, each) => cardsLeft(state, each, rules.seats));
  if (state[PLAYS] !== before[PLAYS] || state[PLAYS] === 0) json.cards = cardsPlayed(rules, state);
  json.power = powers(rules, state);
  if (state[TRICK] !== before[TRICK] || state[LEADER] !== before[LEADER]) json.leaders = leadersSoFar(state);
  return json;
}

const cardsPlayed = ({ design: { deck } }: Rules, s: State): Json =>
  Array.from(s.subarray(CARDS, CARDS + s[PLAYS]), (card) => deck.codes[card]);

const leadersSoFar = (s: State): Json =>
  Array.from(s.subarray(LEADERS, LEADERS + (s[LEADER] < 0 ? 0 : s[TRICK] + 1)), (seat) => (seat < 0 ? null : seat));

/** Fields that depend on more than their own numbers. */
const OWN = new Set(['count', 'cards', 'leaders']);

function differs({ at, size }: Field, a: State, b: State): boolean {
  for (let i = at; i < at + size; i++) if (a[i] !== b[i]) return true;
  return false;
}
