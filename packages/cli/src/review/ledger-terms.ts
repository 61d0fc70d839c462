/** The terms of the ledger between what a seat expected and the result. */
import type { LedgerMeasure } from '@followsuit/review';

export const TERMS = ['deal', 'own', 'partners', 'opponents', 'lay'] as const;

/** Whether a term is large enough to be listed. */
export const isShown = (value: number, measure: LedgerMeasure): boolean =>
  Math.abs(value) >= (measure === 'chance' ? 5e-4 : 0.05);
