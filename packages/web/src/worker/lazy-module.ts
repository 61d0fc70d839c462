/** Modules that the workers load when they need them. */
import { words } from '../text/text.ts';

/** Awaits a module. If it cannot be loaded, the error has a sentence for people instead of the browser's message. @example await orNotLoaded(import('./deals.ts')) */
export const orNotLoaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => {
    throw new Error(words.worker.notLoaded);
  });
