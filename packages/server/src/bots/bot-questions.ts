/** Questions to the bots, and how a worker answers them. */
import '@followsuit/games/bots';
import { botOf, warmUp } from '@followsuit/bots';
import { type Heard, type Options, Random, type State } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';

/** A question to a bot. It carries a view, never a state: nothing that the seat may not see goes to the worker. */
export interface Question {
  readonly bot: string;
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  readonly seat: number;
  readonly state: State;
  readonly heard?: Heard;
  readonly seed: string;
  /** For bots that follow a table. */
  readonly table?: string;
}

/** Announces questions to a bot at a table of this game, so that its code gets compiled. It carries no cards of the table. */
export interface WarmUp extends Pick<Question, 'bot' | 'game' | 'players' | 'options'> {
  readonly warmUp: true;
}

/** Warms up a thread; the answer means nothing. */
export function answerWarmUp({ bot: name, game, players, options }: WarmUp): number {
  const bot = botOf(name);
  if (bot) warmUp(bot, rulesFor(game, players, options));
  return -1;
}

export function answerQuestion(question: Question): number {
  const bot = botOf(question.bot);
  if (!bot) throw new Error(`There is no bot ${question.bot}.`);
  const { game, players, options, seat, state, heard, seed } = question;
  return bot.choose({ rules: rulesFor(game, players, options), seat, state, heard }, new Random(seed));
}
