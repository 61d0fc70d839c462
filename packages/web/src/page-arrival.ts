/** Arrival at a page: the window's title, and the focus. */
import { useEffect } from 'preact/hooks';
import { place } from './router.ts';
import { words } from './text/text.ts';

/** The address at which the app was opened: the browser itself announces that page. */
const start = place.peek();
let first = true;

/** After a link, moves the focus to the new page, unless something on it has taken the focus already. */
export function takeFocus(): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  const stayed = first && place.peek() === start;
  if (lost && !stayed) document.getElementById('main')?.focus({ preventScroll: true });
  first = false;
}

/** For a page whose `<main>` has the id `main`: sets the window's title and takes the focus. @example useArrival(words.me.title) */
export function useArrival(title: string): void {
  useEffect(takeFocus, []);
  useEffect(() => {
    const { name } = words.common;
    document.title = title === name ? name : `${title} · ${name}`;
  }, [title]);
}
