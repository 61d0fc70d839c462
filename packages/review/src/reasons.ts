/** Finds the fact about hidden cards that best explains why another card was better. */
import type { Comparison } from './comparison.ts';
import type { WorldFacts } from './facts.ts';
import type { Reason } from './verdict.ts';

/**
 * A fact explains something only if it holds in some worlds and not in others, and then matters by this much, and by this share of what the
 * better choice gains in all worlds.
 */
const RARE = 0.04;
const MATTERS = 0.01;
const EXPLAINS = 0.5;

/** `holding` has a bit set for each world. */
export function reasonFor(
  facts: WorldFacts,
  holding: readonly number[],
  { gains }: Comparison,
  best: number,
): Reason | null {
  const of = holding.length;
  let found: Reason | null = null;
  let most = 0;
  for (let i = 0; i < facts.size; i++) {
    let worlds = 0;
    let inside = 0;
    let outside = 0;
    for (let k = 0; k < of; k++) {
      if ((holding[k] >> i) & 1) {
        worlds++;
        inside += gains[best][k];
      } else outside += gains[best][k];
    }
    if (worlds < RARE * of || worlds > (1 - RARE) * of) continue;
    const gain = inside / worlds;
    const otherwise = outside / (of - worlds);
    const share = worlds / of;
    // The part of the variance of the gains that the fact explains.
    const explained = share * (1 - share) * (gain - otherwise) ** 2;
    const difference = Math.abs(gain - otherwise);
    if (difference < Math.max(MATTERS, (EXPLAINS * (inside + outside)) / of) || explained <= most) continue;
    most = explained;
    found = { fact: facts.told(i), worlds, of, gain, otherwise };
  }
  return found;
}
