/** Parts of the workers that are loaded when they are needed. */
import { words } from '../text/text.ts';

/** Waits for a part; where it cannot be loaded, the error says so in a sentence, which the browser's own does not. @example await loaded(import('./deals.ts')) */
export const loaded = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch(() => {
    throw new Error(words.worker.notLoaded);
  });
