/** Bots for games of tricks; apart from the solitaire's, so that a browser need not load those as well. */
import { type Bot, random } from './bot.ts';
import { club, expert, master } from './search/levels.ts';
import { simple } from './simple/index.ts';
import { discreet } from './unseen-hand.ts';

/** From the weakest to the strongest. @example cardBots.find(({ name }) => name === 'expert')?.choose(view, random) */
export const cardBots: readonly Bot[] = [random, simple, club, expert, master].map(discreet);
