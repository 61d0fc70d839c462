/** The clocks of the seats, which keep running between two messages of the server. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type Left = readonly (number | null)[] | null;

/** The time left after a while: only seats to act use up time. @example leftAfter([60000, 60000], [1], 2000) // [60000, 58000] */
export const leftAfter = (left: Left, actors: readonly number[], ms: number): Left =>
  left?.map((each, seat) => (each !== null && actors.includes(seat) ? Math.max(0, each - ms) : each)) ?? null;

/** Milliseconds in words. @example clockWords(65_000) // '1:05' */
export function timeLeftWords(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours > 0 ? [hours, two(minutes)] : [minutes];
  return [...parts, two(seconds % 60)].join(':');
}

const two = (n: number): string => String(n).padStart(2, '0');

/** The time left per seat now; `left` is the server's last value. */
export function useClock(left: Left, actors: readonly number[]): Left {
  const gone = useSignal(0);
  useEffect(() => {
    gone.value = 0;
    if (!left) return;
    const from = performance.now();
    const timer = setInterval(() => {
      gone.value = performance.now() - from;
    }, 1000);
    return () => clearInterval(timer);
  }, [left]);
  return leftAfter(left, actors, gone.value);
}
