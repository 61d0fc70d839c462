/** Measures players of the solitaire: games won, and their turns. */
import { Random, type State } from '@followsuit/engine';
import type { PiecepackRules, Result } from '../../rules.ts';
import type { SolitairePlayer } from '../players.ts';

/** The results of some games. */
export interface Figures {
  readonly games: number;
  readonly wins: number;
  /** The median of the turns of the wins, or NaN. */
  readonly medianTurns: number;
  readonly meanTurns: number;
  /** The number of games by the way they ended. */
  readonly reasons: Readonly<Record<string, number>>;
  /** Acts in all games. */
  readonly acts: number;
}

/** Plays games from seeds `seed/0`, `seed/1`, …. @example measure(rules, 'any', 100, greedy).wins */
export function measure(rules: PiecepackRules, seed: string, games: number, player: SolitairePlayer): Figures {
  const turns: number[] = [];
  const reasons: Record<string, number> = {};
  let acts = 0;
  for (let i = 0; i < games; i++) {
    const { reason, turns: taken } = playOut(rules, `${seed}/${i}`, (...now) => {
      acts++;
      return player(...now);
    });
    reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (reason === 'home') turns.push(taken);
  }
  turns.sort((a, b) => a - b);
  const wins = turns.length;
  const meanTurns = turns.reduce((sum, each) => sum + each, 0) / wins;
  return { games, wins, medianTurns: turns[wins >> 1] ?? Number.NaN, meanTurns, reasons, acts };
}

/** Plays one game to its end, with dice from a seed. @example playOut(rules, 'any', greedy).reason === 'home' */
export function playOut(rules: PiecepackRules, seed: string, player: SolitairePlayer): Result {
  const random = new Random(`${seed}/player`);
  const s: State = rules.start();
  for (let result = rules.over(s); ; result = rules.over(s)) {
    if (result !== null) return result;
    if (rules.due(s) !== null) rules.take(s, rules.draw(s, new Random(`${seed}/${rules.stream(s)}`)));
    else rules.apply(s, 0, player(rules, s, random));
  }
}
