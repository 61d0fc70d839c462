/** Games that are no more than a page and a file of rules: everything has to work for them without another line of code. */
import type { TrickGame } from '@followsuit/engine';
import { littleHearts } from './little-hearts/rules.ts';
import { littleWhist } from './little-whist/rules.ts';

export { littleHearts } from './little-hearts/rules.ts';
export { littleWhist } from './little-whist/rules.ts';

export const exampleGames: readonly TrickGame[] = [littleHearts, littleWhist];

/** The examples that are on the list of games: all of them with FOLLOWSUIT_EXAMPLES=1, which the web app's build fixes. */
export const listedExamples: readonly TrickGame[] = process.env.FOLLOWSUIT_EXAMPLES === '1' ? exampleGames : [];
