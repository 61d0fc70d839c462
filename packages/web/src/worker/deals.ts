/** Deals worked out again from what was published of them: docs/fair-deals.md. */
import type { Line } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { type ChanceCheck, checkDeals } from '@followsuit/table';

export const checkedDeals = (lines: readonly Line[]): readonly ChanceCheck[] => checkDeals(lines, gameOf);
