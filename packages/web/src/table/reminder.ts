/** Whoever keeps other people waiting is reminded of it: once for each question, and gently. */
import { useEffect } from 'preact/hooks';
import type { TableScene } from './scene.ts';

/** Milliseconds that a question stands before that. */
const AFTER = 30_000;

/** Calls `remind` when all others have long done what is asked of them, and somebody of them is here. */
export function useReminder(scene: TableScene, remind: () => void): void {
  const due = keepsWaiting(scene);
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(remind, AFTER);
    return () => clearTimeout(timer);
  }, [due, scene.events.length]);
}

/** @example keepsWaiting(scene) // true where one's own act is the only one that is awaited, and another person is here */
export function keepsWaiting({ acts, info, seat, view }: TableScene): boolean {
  const actors = (view.actors ?? []) as readonly number[];
  const isLast = acts.length > 0 && actors.every((each) => each === seat);
  return isLast && info.seats.some((who, i) => i !== seat && who.kind === 'person' && who.here && !who.away);
}
