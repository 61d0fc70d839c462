/** All worlds of a position, by enumeration: every layout of the hidden cards that legal play could have led to. */
import { cardsIn, type Rules, type State, SUITS, viewOf } from '@followsuit/engine';
import { AWAY, BLIND, HELD, HOLD, STOCK } from '@followsuit/engine/state';
import { type Position, replay } from './replay.ts';

/** The places whose cards a seat does not see. */
export function hiddenPlaces({ seats }: Rules, s: State, viewer: number): number[] {
  const places = [STOCK];
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== viewer || (s[BLIND] >> seat) & 1) places.push(HOLD + seat * SUITS);
    if (seat !== viewer) places.push(AWAY + seat * SUITS);
  }
  return places.filter((at) => cardsIn(s, at).length > 0);
}

/** The number of layouts of the hidden cards, regardless of what is known about them. */
export function layouts(rules: Rules, s: State, viewer: number): number {
  let n = 0;
  let ways = 1;
  for (const at of hiddenPlaces(rules, s, viewer))
    for (let i = 1; i <= cardsIn(s, at).length; i++) ways = (ways * ++n) / i;
  return ways;
}

/** Which cards lie in which hidden place: identifies a world among those of the same view. */
export const nameOf = (world: State, places: readonly number[]): string =>
  places.map((at) => world.subarray(at, at + SUITS).join(' ')).join(' | ');

/** The identifiers of all worlds that could have been played like the position and that look the same to the seat. */
export function allWorlds(rules: Rules, position: Position, viewer: number): Set<string> {
  const { state } = position;
  const places = hiddenPlaces(rules, state, viewer);
  const cards = places.flatMap((at) => cardsIn(state, at));
  const room = places.map((at) => cardsIn(state, at).length);
  const seen = viewOf(rules, state, viewer).state;
  const names = new Set<string>();
  const world = state.slice();
  for (const at of places) world.fill(0, at, at + SUITS);

  function lay(i: number): void {
    if (i === cards.length) {
      for (let seat = 0; seat < rules.seats; seat++) world[HELD + seat] = heldSuits(world, seat);
      const again = replay(rules, position, world, viewer);
      if (again !== null && isSame(viewOf(rules, again, viewer).state, seen)) names.add(nameOf(world, places));
      return;
    }
    for (const [p, at] of places.entries()) {
      if (room[p] === 0) continue;
      room[p]--;
      world[at + (cards[i] >> 4)] ^= 1 << (cards[i] & 15);
      lay(i + 1);
      world[at + (cards[i] >> 4)] ^= 1 << (cards[i] & 15);
      room[p]++;
    }
  }
  lay(0);
  return names;
}

function heldSuits(s: State, seat: number): number {
  let held = 0;
  for (let suit = 0; suit < SUITS; suit++) if (s[HOLD + seat * SUITS + suit] !== 0) held |= 1 << suit;
  return held;
}

/** Whether two states are the same, number by number. */
export const isSame = (a: State, b: State): boolean => a.length === b.length && a.every((value, i) => value === b[i]);

/**
 * How far counts are from their expected values, in standard deviations: chi-square, made approximately normal with
 * Wilson and Hilferty's formula. A value beyond 4.5 is not chance.
 */
export function surprise(counts: readonly number[], expected: (i: number) => number): number {
  const df = counts.length - 1;
  const chiSquare = counts.reduce((sum, n, i) => sum + (n - expected(i)) ** 2 / expected(i), 0);
  const spread = 2 / (9 * df);
  return (Math.cbrt(chiSquare / df) - (1 - spread)) / Math.sqrt(spread);
}
