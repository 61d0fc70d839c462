/** The combinations of options that the suites over all games try. */
import { faultIn, type Game, type Json, Random, usualPlayers } from '@followsuit/engine';

/**
 * The usual options, each value of each by itself, and some combinations at random. Of a classic, whose rules are those of
 * other games in parts, fewer: values by themselves only if they are not the usual ones, and with the usual number of players.
 *
 * @example combinationsOf(coralon, 4, ({ values }) => [...values], 8)
 */
export function combinationsOf(
  game: Game,
  players: number,
  valuesOf: (option: Game['options'][number]) => Json[],
  random: number,
): Record<string, Json>[] {
  const chance = new Random(`${game.id}/${players}`);
  const isUsual = players === usualPlayers(game);
  const single = game.options.flatMap((option) =>
    valuesOf(option)
      .filter((value) => !game.classic || (isUsual && value !== option.standard(players)))
      .map((value) => ({ [option.id]: value })),
  );
  const mixed = Array.from({ length: game.classic ? Math.ceil(random / 4) : random }, () =>
    Object.fromEntries(
      game.options.map((option) => {
        const values = valuesOf(option);
        return [option.id, values[chance.below(values.length)]];
      }),
    ),
  );
  return [{}, ...single, ...mixed].filter((given) => faultIn(game, players, given) === null);
}
