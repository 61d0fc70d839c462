/** The variants in which a game is trained: every number of players, and the options that change how it is played. */
import { Softmax } from '@followsuit/bots';
import { filled, type Options, Rules, type State, type TrickGame } from '@followsuit/engine';

/** A game with its players and options, with a policy that shares its weights with the other variants. */
export interface TrainingVariant {
  readonly rules: Rules;
  readonly policy: Softmax;
  /** Buffers for a game in progress, and for another copy of it. */
  readonly state: State;
  readonly copy: State;
}

/** Players and options in which a game is trained. */
export interface TrainingSetup {
  readonly players: number;
  readonly options: Options;
}

/** The default options with every number of players, and each option that has a short list of values changed by itself. */
export function trainingSetups(game: TrickGame): TrainingSetup[] {
  const list: TrainingSetup[] = [];
  for (const players of game.players) list.push({ players, options: filled(game, players) });
  for (const { id, values, standard } of game.options) {
    if ('low' in values) continue;
    for (const value of values)
      for (const players of game.players) {
        if (value === standard(players)) continue;
        const options = filled(game, players, { [id]: value });
        if (!game.conflict?.(players, options)) list.push({ players, options });
      }
  }
  return list;
}

/** All variants of a game, with one table of weights for all. */
export function trainingVariants(
  game: TrickGame,
  list: readonly TrainingSetup[] = trainingSetups(game),
): TrainingVariant[] {
  const all = list.map(({ players, options }) => new Rules(game, players, options));
  // The cells of all variants together, so that one table has room for them.
  let names: readonly string[] = [];
  for (const rules of all) names = new Softmax(rules, names).shape.names;
  const table = new Float64Array(new Softmax(all[0], names).shape.size);
  return all.map((rules) => ({
    rules,
    policy: new Softmax(rules, names, table),
    state: rules.start(),
    copy: rules.start(),
  }));
}
