/** Deals worked out again from what was published of them: docs/fair-deals.md. */
import type { Line } from '@followsuit/engine';
import { type ChanceCheck, checkDeals } from '@followsuit/table';
import { loadedGame } from './loaded-games.ts';

export const checkedDeals = (lines: readonly Line[]): readonly ChanceCheck[] => checkDeals(lines, loadedGame);
