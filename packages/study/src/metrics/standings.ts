/** What a race of standings was like. A standing has one number per side; larger is better. */

/** The side that is ahead of all others; −1 if two share the lead. */
function leader(standing: readonly number[]): number {
  const best = Math.max(...standing);
  const side = standing.indexOf(best);
  return standing.lastIndexOf(best) === side ? side : -1;
}

/** How often another side takes the lead. @example leadChanges([[1, 0], [1, 1], [1, 2]]) === 1 */
export function leadChanges(standings: readonly (readonly number[])[]): number {
  let changes = 0;
  let last = -1;
  for (const standing of standings) {
    const ahead = leader(standing);
    if (ahead < 0 || ahead === last) continue;
    if (last >= 0) changes++;
    last = ahead;
  }
  return changes;
}

/** How far the winners were behind the leader, on average over all standings before the last. */
export function drama(standings: readonly (readonly number[])[], share: readonly number[]): number {
  const winners = share.flatMap((part, side) => (part > 0 ? [side] : []));
  if (winners.length === 0 || standings.length < 2) return 0;
  let sum = 0;
  for (const standing of standings.slice(0, -1)) {
    const best = Math.max(...standing);
    for (const side of winners) sum += best - standing[side];
  }
  return sum / (winners.length * (standings.length - 1));
}

/** The share of the race that was over when its only winner took the lead for good; null if several won. */
export function decidedAt(standings: readonly (readonly number[])[], share: readonly number[]): number | null {
  const side = share.indexOf(1);
  if (side < 0 || standings.length === 0) return null;
  let from = standings.length - 1;
  while (from > 0 && leader(standings[from - 1]) === side) from--;
  return (from + 1) / standings.length;
}
