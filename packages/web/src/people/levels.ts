/** The levels of bots in words. */
import { words } from '../text/text.ts';

const levels: Readonly<Record<string, { readonly name: string; readonly hint: string }>> = words.newTable.levels;

/** @example levelName('club') // 'Club' */
export const levelName = (bot: string | null): string => levels[bot ?? '']?.name ?? bot ?? '';

/** How a level plays, in a sentence. @example levelHint('random') // 'Plays any card the rules allow.' */
export const levelHint = (bot: string | null): string | undefined => levels[bot ?? '']?.hint;
