/** Whole games as records, for tests. */
import { type Fault, type Line, Match, Random, type State, Verifier } from '@followsuit/engine';
import { type PiecepackRules, piecepackSteppingStones } from '../rules.ts';

/** Chooses a move for the player, who is to act. */
export type Player = (rules: PiecepackRules, s: State, random: Random) => number;

/** Plays a whole game from a seed and returns the lines of its record. The player must come to an end. */
export function playGame(rules: PiecepackRules, seed: string, player: Player): Line[] {
  const lines: Line[] = [];
  const random = new Random(`${seed}/player`);
  const match = new Match(rules, (line) => lines.push(line));
  match.start(['Ana'], seed);
  while (!match.over)
    if (match.due !== null) match.draw(seed);
    else match.move(0, player(rules, match.state, random));
  return lines;
}

/** The first fault in the lines of one game, which may stop before its end; null if all is well. */
export function verifyLines(lines: readonly Line[]): Fault | null {
  const verifier = new Verifier((id) => (id === piecepackSteppingStones.id ? piecepackSteppingStones : undefined));
  for (const line of lines) {
    const fault = verifier.line(line);
    if (fault !== null) return fault;
  }
  return verifier.end();
}
