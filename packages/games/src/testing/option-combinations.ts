/** The combinations of options that the suites over all games try. */
import { faultIn, type Game, type Json, Random } from '@followsuit/engine';

/**
 * The usual options, each value of each by itself, and some combinations at random.
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
  const single = game.options.flatMap((option) => valuesOf(option).map((value) => ({ [option.id]: value })));
  const mixed = Array.from({ length: random }, () =>
    Object.fromEntries(
      game.options.map((option) => {
        const values = valuesOf(option);
        return [option.id, values[chance.below(values.length)]];
      }),
    ),
  );
  return [{}, ...single, ...mixed].filter((given) => faultIn(game, players, given) === null);
}
