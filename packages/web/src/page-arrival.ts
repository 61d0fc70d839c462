/** Arriving at a page: its name in the window, and where one begins to read. */
import { useEffect } from 'preact/hooks';
import { place } from './router.ts';
import { words } from './text/text.ts';

/** Where the app was opened: there the browser itself says where one is. */
const start = place.peek();
let first = true;

/** Whoever follows a link begins to read at the new page, unless something on it has taken the focus already. */
export function takeFocus(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  const stayed = first && place.peek() === start;
  if (lost && !stayed) document.getElementById('main')?.focus({ preventScroll: true });
  first = false;
}

/** For a page whose `<main>` has the id `main`: gives the window its name, and takes the focus. @example useArrival(words.me.title) */
export function useArrival(title: string): void {
  useEffect(takeFocus, []);
  useEffect(() => {
    const { name } = words.common;
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title]);
}
