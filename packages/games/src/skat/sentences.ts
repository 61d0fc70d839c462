/** What rejected acts quote. Packing replaces this file by the sentences themselves: browsers have no files (scripts/pack.mjs). */
import { sentencesOf } from '../pages.ts';
import { skat } from './rules.ts';

export const sentences = (): ReadonlyMap<string, string> => sentencesOf(skat);
