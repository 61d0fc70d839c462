/** What a screen reader is told as it happens. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** Sentences that stay: what comes quickly is added to what has not been read out yet, never put in its place. */
const STAY = 20;

interface Told {
  readonly n: number;
  readonly text: string;
  /** The moment after which it happened. */
  readonly from: number;
}

/**
 * A region that is read out. `news` gives what is to be told since it was last asked; it is asked whenever this is drawn, and
 * not in an effect, for which the page would be drawn a second time at every step.
 * `from` is the moment after which the news happened; what happened before `since` is no longer kept.
 *
 * @example return useTold(() => [newsOf(before, scene)]);
 */
export function useTold(news: () => readonly string[], from = 0, since = 0) {
  const told = useRef<readonly Told[]>([]);
  // Only what comes to a region that is there already is read out.
  const [there, come] = useState(false);
  useEffect(() => come(true), []);
  const fresh = there ? news().filter((text) => text !== '') : [];
  const last = told.current.at(-1)?.n ?? 0;
  const kept = told.current.filter((each) => each.from >= since);
  told.current = [...kept, ...fresh.map((text, i) => ({ n: last + 1 + i, text, from }))].slice(-STAY);
  return (
    <div class="visually-hidden" aria-live="polite" aria-relevant="additions" data-live>
      {told.current.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
