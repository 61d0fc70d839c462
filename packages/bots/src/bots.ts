/** All bots by name. */
import type { Game, Play, View } from '@followsuit/engine';
import { type Bot, random } from './bot.ts';
import { knowledgeOf } from './knowledge.ts';
import { club, expert, master } from './search/levels.ts';
import { simple } from './simple/index.ts';
import { discreet } from './unseen-hand.ts';

/** A level that delegates to the game's own bot of the same name, if there is one. */
function level(bot: Bot): Bot {
  const playing = ({ rules }: View<Play>): Bot => ownBot(bot.name, rules.game) ?? bot;
  const { name, ms } = bot;
  const made: Bot = { name, ms, choose: (view, ...rest) => playing(view).choose(view, ...rest) };
  if (!bot.answer) return made;
  return {
    ...made,
    answer(view, ...rest) {
      const one = playing(view);
      return one.answer?.(view, ...rest) ?? { move: one.choose(view, ...rest), candidates: [], reason: '' };
    },
  };
}

const ownBot = (name: string, game: Game): Bot | undefined => knowledgeOf(game).bots?.find((bot) => bot.name === name);

/** From the weakest to the strongest. */
export const bots: readonly Bot[] = [random, simple, club, expert, master].map(discreet).map(level);

/** The bot with a name; a game's own bot of that name takes precedence. @example botOf('simple')?.choose(view, random) */
export const botOf = (name: string, game?: Game): Bot | undefined =>
  (game && ownBot(name, game)) ?? bots.find((bot) => bot.name === name);
