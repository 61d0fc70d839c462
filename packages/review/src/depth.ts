/** How thorough a review is. */

export interface Depth {
  /** Worlds for every decision, and the most for one that may be a mistake. */
  readonly worlds: number;
  readonly most: number;
  /** Playouts of the true state after each moment. */
  readonly playouts: number;
  /** The most candidates. */
  readonly candidates: number;
  /** Whether all choices are candidates, also those that the policy would hardly make. */
  readonly all?: boolean;
  /** The second pass: the search of decisions that may be errors. Left out: there is none. */
  readonly search?: SearchDepth;
}

export interface SearchDepth {
  /** Trees for every decision that is searched, and the most while its grade is open. */
  readonly trees: number;
  readonly mostTrees: number;
  /** Worlds of a tree: first those in which it only learns how everybody plays, then those that count. */
  readonly warmUp: number;
  readonly worlds: number;
}

export const DEPTHS = {
  quick: { worlds: 96, most: 192, playouts: 32, candidates: 6 },
  full: {
    ...{ worlds: 384, most: 1536, playouts: 64, candidates: 10 },
    search: { trees: 16, mostTrees: 32, warmUp: 48, worlds: 64 },
  },
} as const satisfies Record<string, Depth>;
export type DepthName = keyof typeof DEPTHS;
