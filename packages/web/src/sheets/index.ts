/** What each game adds to the plain table. */
import type { Touch } from '../table/scene.ts';

export const touches: Readonly<Record<string, Touch>> = {};

const NOTHING: Touch = {};

/** @example touchOf('bishop').sheet */
export const touchOf = (game: string): Touch => touches[game] ?? NOTHING;
