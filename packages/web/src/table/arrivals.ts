/** Points that fly from the headline to the rows of the sides, one after another in the order of the scoring rules. */
import type { ScoreEntry, SideStanding } from '@followsuit/present';
import { plus } from '@followsuit/present';
import { flyTo, mayMove } from '@followsuit/ui';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Points on their way to a side. */
export interface Arrival {
  readonly side: number;
  readonly points: number;
}

/** The first entry of every side, then the second of every side, and so on; without entries, the points of the hand at once. */
export function arrivalsOf(
  rows: readonly SideStanding[],
  entries: readonly (readonly ScoreEntry[])[],
): readonly Arrival[] {
  if (entries.length === 0) return rows.map(({ side, delta }) => ({ side, points: delta }));
  const most = Math.max(...entries.map((list) => list.length));
  return Array.from({ length: most }, (_, n) =>
    rows.flatMap(({ side }) => (n < entries[side].length ? [{ side, points: entries[side][n].points }] : [])),
  ).flat();
}

/** Milliseconds: until the first flight, that each takes, and in which all of them begin. */
const [FIRST, FLIGHT, ALL] = [650, 420, 1500];
/** Milliseconds between two flights, at most. */
const APART = 220;

/** How many have arrived; all at once without motion. `arrivals` is null while they are not known. */
export function useArrivals(
  ref: { readonly current: HTMLElement | null },
  arrivals: readonly Arrival[] | null,
): number {
  const [moves] = useState(mayMove);
  const [arrived, setArrived] = useState(0);
  const all = useRef(arrivals);
  all.current = arrivals;
  const n = arrivals?.length ?? -1;
  useEffect(() => {
    if (!moves || n < 0) return;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const apart = Math.min(APART, ALL / n);
    for (const [i, arrival] of (all.current ?? []).entries()) {
      const begins = FIRST + i * apart;
      timers.push(
        setTimeout(() => fly(ref.current, arrival), begins),
        setTimeout(() => setArrived(i + 1), begins + FLIGHT),
      );
    }
    return () => timers.forEach(clearTimeout);
  }, [n]);
  return moves ? arrived : n;
}

/** A token with the points, from what decided the hand to the number that it adds to. */
function fly(scene: HTMLElement | null, { side, points }: Arrival): void {
  const from = scene?.closest('.hand-over')?.querySelector('.hand-over-ways [data-lit="true"], .overlay-title');
  const to = scene?.querySelector(`[data-side="${side}"] .standing-delta`);
  if (points === 0 || !from || !to) return;
  const token = document.createElement('b');
  token.className = 'points-token';
  token.dataset.good = String(points > 0);
  token.textContent = plus(points);
  const { x, y, width, height } = from.getBoundingClientRect();
  const middle = new DOMRect(x + width / 2 - 1, y + height / 2 - 1, 2, 2);
  flyTo(token, { from: middle, to: to.getBoundingClientRect(), arc: 26, size: 0.8, time: FLIGHT });
}
