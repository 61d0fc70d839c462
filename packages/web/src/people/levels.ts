/** The levels of bots in words. */
import { words } from '../text/text.ts';

/** @example levelName('club') // 'Club' */
export const levelName = (bot: string | null): string =>
  (words.newTable.levels as Readonly<Record<string, { name: string }>>)[bot ?? '']?.name ?? bot ?? '';
