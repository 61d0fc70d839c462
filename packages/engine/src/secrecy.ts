/** What of a record each seat may be told: deals without their cards, secret acts with nothing but the seat. */
import type { Json } from './acts.ts';
import { type Line, listMoves, type Play } from './play.ts';
import { Rules } from './rules.ts';
import { PHASE, type State, seatsIn, TURN } from './state.ts';

/**
 * Whether an act is to be told to a watcher (a seat, or −1) without saying what it was; `s` is the state before the act.
 *
 * @example isSecret(rules, s, 2, move, 0) // whether seat 0 may not know what seat 2 does
 */
export const isSecret = (rules: Play, s: State, seat: number, move: number, watcher: number): boolean =>
  ((secretFrom(rules, s, seat, move) >> bitOf(rules, watcher)) & 1) !== 0;

const bitOf = ({ seats }: Play, watcher: number): number => (watcher < 0 ? seats : watcher);

/**
 * The watchers to whom an act is to be told without saying what it was, as a set: seat n in bit n, mere onlookers in the bit
 * above the seats. What several do at once opens together, if at all, unless it lies open; and where a watcher's view would
 * be the same after another act of that name, the watcher is not meant to know which it was.
 */
export function secretFrom(rules: Play, s: State, seat: number, move: number): number {
  if (rules.inTheOpen(s) || (rules instanceof Rules && s[PHASE] === rules.tricks)) return 0;
  const everybody = ((1 << (rules.seats + 1)) - 1) & ~(1 << seat);
  const several = rules instanceof Rules ? s[TURN] < 0 : seatsIn(rules.actors(s)).length > 1;
  if (several) return everybody;
  const { do: name, ...args } = rules.act(s, move);
  const after = applied(rules, s, seat, move);
  let others = 0;
  let unsure = 0;
  for (const other of listMoves(rules, rules.view(s, seat).state, seat)) {
    if (unsure === everybody) break;
    if (other === move || rules.act(s, other).do !== name) continue;
    others++;
    const instead = applied(rules, s, seat, other);
    if (!differInTheOpen(rules, after, instead)) unsure |= blindTo(rules, after, instead, everybody & ~unsure);
  }
  if (others > 0) return unsure;
  // The only card that may be put away is still nobody's business.
  return Object.values(args).some(namesCard) ? setOf(rules, everybody, (watcher) => hides(rules, s, watcher)) : 0;
}

/** Those of a set of watchers for whom something holds. */
function setOf(rules: Play, watchers: number, test: (watcher: number) => boolean): number {
  let set = 0;
  for (let watcher = -1; watcher < rules.seats; watcher++) {
    const bit = 1 << bitOf(rules, watcher);
    if ((watchers & bit) !== 0 && test(watcher)) set |= bit;
  }
  return set;
}

/** Those of a set of watchers who see the same in both states. */
const blindTo = (rules: Play, a: State, b: State, watchers: number): number =>
  setOf(rules, watchers, (watcher) => same(rules.view(a, watcher).state, rules.view(b, watcher).state));

/** Whether two states differ in something that all may see: then nobody's views of them are the same. */
function differInTheOpen(rules: Play, a: State, b: State): boolean {
  if (!(rules instanceof Rules)) return false;
  for (const { at, size, seen } of rules.design.layout.fields)
    if (seen === 'all') for (let i = at; i < at + size; i++) if (a[i] !== b[i]) return true;
  return false;
}

/**
 * A line of the record as it is told: without what the teller may not say. Times are left out too, since they are the
 * table's affair and would tell how long somebody thought about a secret.
 *
 * @example asTold({ ev: 'act', seat: 1, do: 'away', card: 'Kl' }, true) // { ev: 'act', seat: 1 }
 */
export function asTold(line: Line, secret: boolean): Line {
  if (line.ev === 'deal') {
    const { hands: _hands, stock: _stock, ...rest } = line;
    return rest;
  }
  if (line.ev !== 'act') return line;
  if (secret) return { ev: 'act', seat: line.seat };
  const { at: _at, ms: _ms, ...rest } = line;
  return rest;
}

/** Whether the game keeps anything from a watcher: a solitaire with all its pieces in the open keeps nothing. */
const hides = (rules: Play, s: State, watcher: number): boolean => {
  const seen = rules.view(s, watcher).state;
  return seen.some((value, i) => value !== s[i]);
};

/** Whether a value is a written card, or a list with one in it. */
function namesCard(value: Json): boolean {
  if (Array.isArray(value)) return value.some(namesCard);
  return typeof value === 'string' && /^(10|[2-9A-Z1])[a-z]$/.test(value);
}

function applied(rules: Play, s: State, seat: number, move: number): State {
  const copy = s.slice();
  rules.apply(copy, seat, move);
  return copy;
}

function same(a: State, b: State): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
