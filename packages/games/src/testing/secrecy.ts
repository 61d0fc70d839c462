/** Who learns what an act was, inferred from what views show: the oracle for what games declare. */
import { type Json, type Play, Rules, type State, seatsIn } from '@followsuit/engine';
import { PHASE, TURN } from '@followsuit/engine/state';

/** Room for more moves than any phase has. */
const room = new Int32Array(4096);

const bitOf = ({ seats }: Play, watcher: number): number => (watcher < 0 ? seats : watcher);

/**
 * What `secretFrom` should say, worked out from views: what several do at once opens together, if at all, unless it lies
 * open; and where a watcher's view would be the same after another act of that name, the watcher is not meant to know which
 * it was.
 */
export function inferredSecrecy(rules: Play, s: State, seat: number, move: number): number {
  if (rules.inTheOpen(s) || (rules instanceof Rules && s[PHASE] === rules.tricks)) return 0;
  const everybody = ((1 << (rules.seats + 1)) - 1) & ~(1 << seat);
  const several = rules instanceof Rules ? s[TURN] < 0 : seatsIn(rules.actors(s)).length > 1;
  if (several) return everybody;
  const { do: name, ...args } = rules.act(s, move);
  const n = rules.moves(rules.view(s, seat).state, seat, room);
  const after = applied(rules, s, seat, move);
  let others = 0;
  let unsure = 0;
  for (let i = 0; i < n && unsure !== everybody; i++) {
    const other = room[i];
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
