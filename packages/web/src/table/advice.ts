/** The reasons for a hint, in words: from the bot's evaluation of each choice. */

import { actWords } from '@followsuit/present';
import type { Hint } from '@followsuit/ui';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';

const text = words.tableParts;

type Candidate = Hint['candidates'][number];

/** Chances closer than this count as equal. */
const LEVEL = 0.005;

/** A share in words. @example percent(0.163) // '16 %' */
export const percent = (share: number): string => fill(text.percent, { n: Math.round(100 * share) });

/** @example adviceWords(scene, hint) // 'It wins the game in about 16 % of the deals that are possible. …' */
export function adviceWords(scene: TableScene, { candidates: [best, ...others] }: Hint): string {
  if (!best || best.expected === null) return text.why.nothing;
  const opening = fill(best.makes === undefined ? text.why.wins : text.why.winsAndMakes, {
    wins: percent(best.expected),
    makes: percent(best.makes ?? 0),
  });
  const next = nextBest(best, others);
  if (!next) return opening;
  const gap = best.expected - (next.expected ?? 0);
  const form = Math.abs(gap) < LEVEL ? text.why.asGood : gap > 0 ? text.why.next : text.why.unsure;
  return `${opening} ${fill(form, { act: actWords(scene, next.act), wins: percent(next.expected ?? 0) })}`;
}

/** The best alternative; choices that the search dropped early were not evaluated well enough to mention. */
function nextBest(best: Candidate, others: readonly Candidate[]): Candidate | null {
  const looked = others.filter(({ share, expected }) => expected !== null && share >= best.share / 4);
  return looked.reduce<Candidate | null>(
    (most, each) => (most === null || (each.expected ?? 0) > (most.expected ?? 0) ? each : most),
    null,
  );
}
