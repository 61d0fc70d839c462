/** Reminds a player who keeps other people waiting, once per choice. */
import { useEffect } from 'preact/hooks';
import type { TableScene } from './scene.ts';

/** Milliseconds before the reminder. */
const AFTER = 30_000;

/** Calls `remind` when all others have acted long ago and at least one of them is present. */
export function useReminder(scene: TableScene, remind: () => void): void {
  const due = keepsWaiting(scene);
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(remind, AFTER);
    return () => clearTimeout(timer);
  }, [due, scene.events.length]);
}

/** @example keepsWaiting(scene) // true if the table waits for the player alone, and another person is present */
export function keepsWaiting({ acts, info, seat, view }: TableScene): boolean {
  const actors = (view.actors ?? []) as readonly number[];
  const isLast = acts.length > 0 && actors.every((each) => each === seat);
  return isLast && info.seats.some((who, i) => i !== seat && who.kind === 'person' && who.here && !who.away);
}
