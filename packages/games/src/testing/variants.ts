/** Variants at random: every kind of knob turned, as far as they agree. */
import { faultIn, type Game, type Json, type Knob, knobsOf, Random } from '@followsuit/engine';
import { type Table, valuesOf } from './contract.ts';

/** Some variants of a game, the same in every run, with its numbers of players in turn; in the first as much as possible is turned. */
export function variantsOf<G extends Game>(game: G, n: number): Table<G>[] {
  if (knobsOf(game).length === 0) return [];
  return Array.from({ length: n }, (_, i) => {
    const random = new Random(`${game.id}/variant/${i}`);
    const players = game.players[i % game.players.length];
    let given: Record<string, Json> = {};
    for (const each of [...game.options, ...knobsOf(game)]) {
      const value = anyOf(each.values, random);
      const turned = { ...given, [each.id]: value };
      if ((i === 0 || random.below(2) === 0) && faultIn(game, players, turned) === null) given = turned;
    }
    return { game, players, given };
  });
}

function anyOf(values: Knob['values'], random: Random): Json {
  if (!('low' in values)) return values[random.below(values.length)];
  return values.low + random.below(values.high - values.low + 1);
}

/** Each knob by itself at each end of its range, or with each of its values. */
export const endsOf = <G extends Game>(game: G): Table<G>[] =>
  knobsOf(game).flatMap((knob) =>
    valuesOf(knob).flatMap((value) => {
      const fits = game.players.filter((players) => faultIn(game, players, { [knob.id]: value }) === null);
      return fits.slice(0, 1).map((players) => ({ game, players, given: { [knob.id]: value } }));
    }),
  );
