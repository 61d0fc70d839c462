/** The live region that a screen reader reads out. */
import { useEffect, useRef, useState } from 'preact/hooks';

/** The region keeps this many sentences: a new one is added to those not read out yet, and never replaces them. */
const STAY = 20;

interface Announcement {
  readonly n: number;
  readonly text: string;
  /** The moment after which it happened. */
  readonly from: number;
}

/**
 * A live region. `news` returns the sentences since its last call. It is called while rendering and not in an effect, which
 * would render the page a second time at every step.
 * `from` is the moment after which the news happened; sentences from before `since` are removed.
 *
 * @example return useAnnouncer(() => [announcementOf(before, scene)]);
 */
export function useAnnouncer(news: () => readonly string[], from = 0, since = 0) {
  const announced = useRef<readonly Announcement[]>([]);
  // Screen readers read out only what is added to a region that already exists.
  const [there, come] = useState(false);
  useEffect(() => come(true), []);
  const fresh = there ? news().filter((text) => text !== '') : [];
  const last = announced.current.at(-1)?.n ?? 0;
  const kept = announced.current.filter((each) => each.from >= since);
  announced.current = [...kept, ...fresh.map((text, i) => ({ n: last + 1 + i, text, from }))].slice(-STAY);
  return (
    <div class="visually-hidden" aria-live="polite" aria-relevant="additions" data-live>
      {announced.current.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}
