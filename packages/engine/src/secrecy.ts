/** What of a record each seat may be told: deals without their cards, secret acts with nothing but the seat. */
import type { Json } from './acts.ts';
import type { Line, Play } from './play.ts';
import { Rules } from './rules.ts';
import { PHASE, type State, seatsIn, TURN } from './state.ts';

/** Room for more moves than any phase has. */
const room = new Int32Array(4096);

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
  const n = rules.moves(rules.view(s, seat).state, seat, room);
  const others = Array.from(room.subarray(0, n)).filter((each) => each !== move && rules.act(s, each).do === name);
  const watchers = Array.from({ length: rules.seats + 1 }, (_, i) => i - 1).filter((watcher) => watcher !== seat);
  const setOf = (list: readonly number[]): number => list.reduce((set, each) => set | (1 << bitOf(rules, each)), 0);
  // The only card that may be put away is still nobody's business.
  if (others.length === 0)
    return Object.values(args).some(namesCard) ? setOf(watchers.filter((each) => hides(rules, s, each))) : 0;
  const after = applied(rules, s, seat, move);
  const seen = watchers.map((watcher) => rules.view(after, watcher).state);
  const unsure = new Set<number>();
  for (const other of others) {
    const instead = applied(rules, s, seat, other);
    for (const [i, watcher] of watchers.entries())
      if (!unsure.has(watcher) && same(rules.view(instead, watcher).state, seen[i])) unsure.add(watcher);
    if (unsure.size === watchers.length) break;
  }
  return setOf([...unsure]);
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
