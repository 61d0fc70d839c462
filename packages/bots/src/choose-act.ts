/** Bots for games in plain JSON. */
import { type Act, GameError, type GameSession, Random } from '@followsuit/engine';
import { rawViewOf } from '@followsuit/engine/raw';
import { botOf, bots } from './bots.ts';
import type { Budget } from './search/budget.ts';

/** How a bot chooses. */
export interface ChooseOptions {
  /** The same seed gives the same choice, unless the bot thinks for a time; by default the seed and the length of the game. */
  readonly seed?: string;
  /** How long it may think. */
  readonly budget?: Budget;
}

/**
 * What a bot does in a seat that is to act. It sees the seat's view and nothing else.
 *
 * @example game.act(seat, chooseAct('simple', game, seat));
 */
export function chooseAct(name: string, game: GameSession<unknown>, seat: number, how: ChooseOptions = {}): Act {
  const bot = botOf(name, game.rules.game);
  if (!bot)
    throw new GameError(
      'no-such-bot',
      `There is no bot "${name}"; there are ${bots.map((each) => each.name).join(', ')}.`,
    );
  if (!game.actors.includes(seat)) throw new GameError('not-to-act', `Seat ${seat} is not to act.`);
  const view = rawViewOf(game, seat);
  const random = new Random(how.seed ?? `${game.seed}/bot/${seat}/${game.length}`);
  return game.rules.act(view.state, bot.choose(view, random, how.budget));
}
