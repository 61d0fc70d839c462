/** All bots by name. */
import { type Bot, random } from './bot.ts';
import { club, expert, master } from './search/levels.ts';
import { simple } from './simple/index.ts';

/** From the weakest to the strongest. */
export const bots: readonly Bot[] = [random, simple, club, expert, master];

/** The bot of a name. @example botOf('simple')?.choose(view, random) */
export const botOf = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);
