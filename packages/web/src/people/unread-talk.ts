/** How much of the talk at the open table has not been seen yet. */
import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../client/types.ts';

/** Messages of others that came while no talk was on the screen; for a dot on the button that opens it. */
export const unreadTalk = signal(0);

let shown = 0;

/** Counts what is said at a table; returns a function that stops. */
export function watchTalk({ said, seat }: Pick<TableModel, 'said' | 'seat'>): () => void {
  let last = said.peek().at(-1);
  unreadTalk.value = 0;
  return effect(() => {
    const lines = said.value;
    const fresh = last ? lines.slice(lines.lastIndexOf(last) + 1) : lines;
    last = lines.at(-1);
    if (shown > 0) return;
    unreadTalk.value = unreadTalk.peek() + fresh.filter((line) => line.seat !== seat.peek()).length;
  });
}

/** Notes that the talk is on the screen. */
export function useTalkShown(): void {
  useEffect(() => {
    shown++;
    unreadTalk.value = 0;
    return () => {
      shown--;
    };
  }, []);
}
