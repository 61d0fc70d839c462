/** All bots by name. */
import type { Play, View } from '@followsuit/engine';
import { type Bot, showsTricks } from './bot.ts';
import { cardBots } from './card-bots.ts';
import { solitaireBots } from './solitaire/bots.ts';

/** One bot of two that have a name in common, and play games of tricks and the solitaire. */
function joined(cards: Bot, alone: Bot): Bot {
  const of = (view: View<Play>): Bot => (showsTricks(view) ? cards : alone);
  const { name, ms } = cards;
  const bot: Bot = { name, ms, choose: (view, chance, budget) => of(view).choose(view, chance, budget) };
  const [inCards, inSolitaire] = [cards.answer, alone.answer];
  if (!inCards || !inSolitaire) return bot;
  return { ...bot, answer: (view, ...rest) => (showsTricks(view) ? inCards : inSolitaire)(view, ...rest) };
}

/** From the weakest to the strongest. */
export const bots: readonly Bot[] = cardBots.map((bot, i) => joined(bot, solitaireBots[i]));

/** The bot of a name. @example botOf('simple')?.choose(view, random) */
export const botOf = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);
