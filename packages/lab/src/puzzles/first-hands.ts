/** First hands between players that choose as the policy does: the material of the puzzles that ship with the app. */
import { referenceFor } from '@followsuit/bots';
import { type Line, Match, type Play, Random, seatsIn, type View } from '@followsuit/engine';
import { type FinishedGame, momentsOf } from '@followsuit/review';

const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay'];

/** A player that chooses each move as often as the policy would. @example policyPlayer(rules)(view, random) */
export function policyPlayer(rules: Play): (view: View<Play>, random: Random) => number {
  const reference = referenceFor(rules);
  const moves = new Int32Array(rules.maxMoves);
  const weights = new Float64Array(rules.maxMoves);
  return (view, random) => {
    const n = reference?.choices(view, moves, weights) ?? 0;
    let left = random.next() / 2 ** 32;
    let i = 0;
    while (i < n - 1 && left >= weights[i]) left -= weights[i++];
    return moves[i];
  };
}

/** The first hand of a game, always the same for the same seed. @example firstHand(rules, 'puzzles/1') */
export function firstHand(rules: Play, seed: string): FinishedGame {
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random(`${seed}/acts`);
  const choose = policyPlayer(rules);
  match.start(NAMES.slice(0, rules.seats), seed);
  while (!match.over && rules.rounds(match.state) === 0) {
    if (match.due !== null) {
      match.draw(seed);
      continue;
    }
    const seats = seatsIn(rules.actors(match.state));
    const seat = seats[rules.inTheOpen(match.state) ? random.below(seats.length) : 0];
    match.move(seat, choose(rules.view(match.state, seat), random));
  }
  return { rules, names: NAMES, lines, moments: momentsOf(lines) };
}
