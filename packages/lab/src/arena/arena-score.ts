/** Scores of the arena: 0 is what random play gains on a game's boards, 100 what the strongest anchor does. */
import { type ArenaGame, arena } from '@followsuit/games/arena';
import { type Estimate, estimate } from '../tournament/statistics.ts';

/** What an agent gained on the boards of each game, in their order, in shares of a game won. */
export type ArenaResults = Readonly<Record<string, readonly number[]>>;

export interface ArenaScore {
  readonly game: string;
  readonly boards: number;
  /** On the scale, with its 95 % interval; the boards are the sample. */
  readonly score: Estimate;
  /** In shares of a game won, more than the bot in the other seats. */
  readonly gain: Estimate;
}

export interface ArenaScores {
  readonly games: readonly ArenaScore[];
  /** The mean of all games played; null if one of the games asked for has fewer than two boards. */
  readonly overall: Estimate | null;
}

/** The ends of a game's scale. */
function scaleOf({ anchors }: ArenaGame): { zero: number; unit: number } {
  const ends = [arena.anchors[0], arena.anchors[arena.anchors.length - 1]];
  const [zero, hundred] = ends.map(({ bot }) => estimate(anchors[bot]).mean);
  return { zero, unit: (hundred - zero) / 100 };
}

/** @example arenaScores({ coralon: [0.02, -0.01] }).games[0].score.mean */
export function arenaScores(results: ArenaResults): ArenaScores {
  const games = arena.games
    .filter(({ game }) => game in results)
    .map((each): ArenaScore => {
      const gains = results[each.game];
      const { zero, unit } = scaleOf(each);
      const score = estimate(gains.map((gain) => (gain - zero) / unit));
      return { game: each.game, boards: gains.length, score, gain: estimate(gains) };
    });
  return { games, overall: overallOf(games) };
}

/** Every game counts the same; the games are no sample, so only the boards make the mean uncertain. */
function overallOf(games: readonly ArenaScore[]): Estimate | null {
  if (games.length === 0 || games.some(({ boards }) => boards < 2)) return null;
  const mean = games.reduce((sum, { score }) => sum + score.mean, 0) / games.length;
  return { mean, within: Math.hypot(...games.map(({ score }) => score.within)) / games.length };
}

/** The anchors on the same scale, on the boards that they were measured on. */
export const anchorScores = (games: readonly string[]): { readonly bot: string; readonly scores: ArenaScores }[] =>
  arena.anchors.map(({ bot }) => {
    const measured = arena.games.filter(({ game }) => games.includes(game));
    return { bot, scores: arenaScores(Object.fromEntries(measured.map(({ game, anchors }) => [game, anchors[bot]]))) };
  });
