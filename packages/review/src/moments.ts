/** A finished game as moments: each line of chance and each act, with the state before it. */

import {
  applyClaim,
  claimOf,
  type Fault,
  type Game,
  type Line,
  type Options,
  type Play,
  recordedOptions,
  rejectionIn,
  type State,
} from '@followsuit/engine';
import { actOf } from '@followsuit/present';

/** A line of the record that changes the state: chance, a seat's act, or a claim that ends a hand. */
export interface Moment {
  /** Its place among the lines of the record, from 0. */
  readonly line: number;
  /** The hand it belongs to, from 1; 0 in a game without hands. */
  readonly hand: number;
  /** The number of acts of the hand before it. */
  readonly acts: number;
  /** The seat that acts; −1 for chance, and for a claim, which decides nothing. */
  readonly seat: number;
}

export interface FinishedGame {
  readonly rules: Play;
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  readonly moments: readonly Moment[];
}

/** Why there is nothing to review. `line` counts from 1. */
export type Unreviewable =
  | { readonly why: 'damaged'; readonly line: number; readonly fault: Fault }
  | { readonly why: 'unfinished' | 'unknown' };

type SetUp = (game: Game, players: number, options: Options) => Play;

/**
 * Reads the record of one game and checks all of it.
 *
 * @example const game = finishedGame(lines, gameOf); if ('why' in game) return refuse(game);
 */
export function finishedGame(...args: Parameters<typeof recordedGame>): FinishedGame | Unreviewable {
  const game = recordedGame(...args);
  return 'why' in game || args[0].at(-1)?.ev === 'over' ? game : { why: 'unfinished' };
}

/** As `finishedGame`, but the game may stop anywhere. */
export function recordedGame(
  lines: readonly Line[],
  find: (id: string) => Game | undefined,
  setUp: SetUp = (game, players, options) => game.setUp(players, options),
): FinishedGame | Unreviewable {
  const found = rejectionIn(lines, find, setUp);
  if (found?.fault.unknown) return { why: 'unknown' };
  if (found) return { why: 'damaged', line: found.line + 1, fault: found.fault };
  const [{ game: id, options, seats }] = lines;
  const game = find(String(id)) as Game;
  const names = seats as readonly string[];
  const rules = setUp(game, names.length, recordedOptions(game, options as Options));
  return { rules, names, lines, moments: momentsOf(lines) };
}

/** The moments of a record. @example momentsOf(lines).length */
export function momentsOf(lines: readonly Line[]): Moment[] {
  const moments: Moment[] = [];
  let hand = 0;
  let acts = 0;
  for (const [line, { ev, seat }] of lines.entries()) {
    if (ev === 'deal') {
      hand++;
      acts = 0;
    }
    if (ev === 'act') moments.push({ line, hand, acts: acts++, seat: Number(seat) });
    else if (ev === 'deal' || ev === 'setup' || ev === 'roll' || ev === 'claim')
      moments.push({ line, hand, acts, seat: -1 });
  }
  return moments;
}

/** Applies the line of a moment to the state before it; returns the move, or −1 for chance. */
export function applyMoment(
  { rules, lines }: Pick<FinishedGame, 'rules' | 'lines'>,
  { line, seat }: Moment,
  s: State,
): number {
  if (seat < 0) {
    if (lines[line].ev === 'claim') applyClaim(rules, s, claimOf(rules, lines[line]));
    else rules.take(s, lines[line]);
    return -1;
  }
  const move = moveOf(rules, s, seat, lines[line]);
  rules.apply(s, seat, move);
  return move;
}

/** The move of an act line. */
export function moveOf(rules: Play, s: State, seat: number, line: Line): number {
  const found = rules.read(s, seat, actOf(line));
  if ('rule' in found) throw new Error(`A checked record breaks ${found.rule}`);
  return found.move;
}
