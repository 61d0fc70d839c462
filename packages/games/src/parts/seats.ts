/** Seats, sides, and who acts next. */
import { ACTORS, DEALER, type State, TURN } from '@followsuit/engine';

/** The seat to the left. */
export const left = (seat: number, players: number): number => (seat + 1) % players;

/** Every seat for itself. */
export const singles = (players: number): number[][] => Array.from({ length: players }, (_, seat) => [seat]);

/** Partners opposite each other. */
export const pairs: number[][] = [
  [0, 2],
  [1, 3],
];

/** The partner, if partners sit opposite each other. */
export const opposite = (seat: number): number => seat ^ 2;

/** All seats as a set. */
export const everybody = (players: number): number => (1 << players) - 1;

/** The seats of a set of sides. */
export function seatsOf(sides: readonly (readonly number[])[], set: number): number {
  let seats = 0;
  for (let side = 0; side < sides.length; side++)
    if ((set >> side) & 1) for (let i = 0; i < sides[side].length; i++) seats |= 1 << sides[side][i];
  return seats;
}

/** For a phase that one seat begins. @example enter: turnTo((s) => s[DEALER]) */
export const turnTo =
  (who: (s: State) => number) =>
  (s: State): void => {
    s[TURN] = who(s);
  };

/** For a phase in which a set of seats acts at once. */
export const together =
  (who: (s: State) => number) =>
  (s: State): void => {
    s[ACTORS] = who(s);
  };

/** For a secret choice: stores it in the seat's own number of a field. */
export const seal =
  (field: number) =>
  (s: State, seat: number, choice: number): void => {
    s[field + seat] = choice;
    done(s, seat);
  };

/** Marks a seat that acts at the same time as others as done. */
export function done(s: State, seat: number): void {
  s[ACTORS] &= ~(1 << seat);
}

/** Ends the phase: nobody is left to act. */
export function close(s: State): void {
  s[TURN] = -1;
}

/** The first of some seats, counting left from the dealer, who comes last. */
export function firstFromDealer(s: State, seats: number, players: number): number {
  let seat = left(s[DEALER], players);
  while (((seats >> seat) & 1) === 0) seat = left(seat, players);
  return seat;
}
