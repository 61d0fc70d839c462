/** The changes that everybody may see: after most acts a small part of a view, and far cheaper to compute than all of it. */
import type { Json } from './acts.ts';
import { isTricks } from './game.ts';
import type { Fields } from './play.ts';
import type { Rules } from './rules.ts';
import {
  ACTORS,
  CARDS,
  cardsLeft,
  type Field,
  KEY,
  LEADER,
  LEADERS,
  PHASE,
  PLAYS,
  type State,
  seatsIn,
  TRICK,
  TURN,
} from './state.ts';
import { countedAs, heldBy, INNER, powers, readField, shownToAll, worthCards } from './view.ts';

/**
 * Reports every public field that differs from `before` (all of them if that is null), and perhaps some that do not, with the
 * names and the form of `viewAsJson`. It reads no other fields, so it cannot reveal anything hidden.
 *
 * @example openChanges(rules, s, before, (name, value) => console.log(name, value))
 */
export function openChanges(
  rules: Rules,
  s: State,
  before: State | null,
  tell: (name: string, value: Json) => void,
): void {
  const differ = (at: number): boolean => before === null || s[at] !== before[at];
  if (differ(PHASE)) tell('phase', rules.phase(s));
  if (differ(TURN) || differ(ACTORS)) tell('actors', seatsIn(rules.actors(s)));
  const tricks = rules.design.phases[rules.tricks];
  if (isTricks(tricks) && differ(KEY))
    for (const { name, values, step } of tricks.key.digits)
      tell(name, values[Math.floor(s[KEY] / step) % values.length]);
  if (differ(KEY)) {
    tell('worth', worthCards(rules, s));
    const countsAs = countedAs(rules, s);
    if (countsAs !== null) tell('countsAs', countsAs);
  }
  for (const field of openFields(rules))
    if (before === null || differs(field, s, before)) tell(field.name, readField(rules, s, field));
  const count: number[] = [];
  for (let seat = 0; seat < rules.seats; seat++) count.push(cardsLeft(s, seat, rules.seats));
  tell('count', count);
  if (differ(PLAYS) || s[PLAYS] === 0) tell('cards', cardsPlayed(rules, s));
  tell('power', powers(rules, s));
  if (differ(TRICK) || differ(LEADER)) tell('leaders', leadersSoFar(s));
  for (const [name, value] of Object.entries(shownToAll(rules, s))) tell(name, value);
}

/** The fields of a trick-taking game. */
export const fieldsOf = (rules: Rules): Fields => ({
  shown: rules.design.layout.fields.filter(({ name }) => !INNER.has(name)),
  json: (s, field) => readField(rules, s, field),
  changes: (s, before, tell) => openChanges(rules, s, before, tell),
  held: (seen, seat) => heldBy(rules, seen, seat),
});

function cardsPlayed({ design: { deck } }: Rules, s: State): Json {
  const codes: string[] = [];
  for (let i = 0; i < s[PLAYS]; i++) codes.push(deck.codes[s[CARDS + i]]);
  return codes;
}

function leadersSoFar(s: State): Json {
  const leaders: (number | null)[] = [];
  const n = s[LEADER] < 0 ? 0 : s[TRICK] + 1;
  for (let i = LEADERS; i < LEADERS + n; i++) leaders.push(s[i] < 0 ? null : s[i]);
  return leaders;
}

/** Fields that depend on more than their own numbers. */
const OWN = new Set(['count', 'cards', 'leaders']);

const found = new WeakMap<Rules, readonly Field[]>();

function openFields(rules: Rules): readonly Field[] {
  let fields = found.get(rules);
  if (fields) return fields;
  const { fields: all } = rules.design.layout;
  fields = all.filter(({ name, seen }) => seen === 'all' && !INNER.has(name) && !OWN.has(name));
  found.set(rules, fields);
  return fields;
}

function differs({ at, size }: Field, a: State, b: State): boolean {
  for (let i = at; i < at + size; i++) if (a[i] !== b[i]) return true;
  return false;
}
