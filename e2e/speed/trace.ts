/** Reads animation figures from a browser trace. */
import { spread } from './inputs.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly pid: number;
  readonly id2?: { readonly local: string };
  readonly args: {
    readonly event_latency?: { readonly event_type: string };
    readonly frame_reporter?: Frame;
  };
}

interface Frame {
  readonly frame_sequence: number;
  readonly state: string;
  readonly has_compositor_animation: boolean;
  readonly has_main_animation: boolean;
}

export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** During a drag: the milliseconds from each move until a frame showed it. */
function follows({ traceEvents }: Trace): number[] {
  const begun = new Map<string, TraceEvent>();
  const times: number[] = [];
  for (const event of traceEvents.filter(({ name }) => name === 'EventLatency').sort((a, b) => a.ts - b.ts)) {
    const id = `${event.pid} ${event.id2?.local}`;
    const from = begun.get(id);
    if (event.ph === 'b') begun.set(id, event);
    else if (event.ph === 'e' && from?.args.event_latency?.event_type === 'TOUCH_MOVED')
      times.push((event.ts - from.ts) / 1000);
    if (event.ph === 'e') begun.delete(id);
  }
  return times;
}

/** How many frames of an animation were shown, how many were dropped, and how many of those in a row. */
function frames({ traceEvents }: Trace): { shown: number; dropped: number; inARow: number } {
  const moving = traceEvents
    .flatMap(({ args }) => args.frame_reporter ?? [])
    .filter((frame) => frame.has_compositor_animation || frame.has_main_animation);
  const numbers = (state: string): Set<number> =>
    new Set(moving.filter((frame) => frame.state.startsWith(state)).map((frame) => frame.frame_sequence));
  const shown = numbers('STATE_PRESENTED');
  // A frame may be shown in part and otherwise dropped: some motion was visible.
  const dropped = [...numbers('STATE_DROPPED')].filter((n) => !shown.has(n));
  const isDropped = new Set(dropped);
  const inARow = dropped.filter((n) => isDropped.has(n - 1) || isDropped.has(n + 1)).length;
  return { shown: shown.size, dropped: dropped.length, inARow };
}

/** The figures in words, a line each. */
export function movedWords(trace: Trace): string[] {
  const { shown, dropped, inARow } = frames(trace);
  const share = (n: number): string => `${((100 * n) / Math.max(1, shown + dropped)).toFixed(1)} %`;
  const dragged = follows(trace);
  return [
    `${shown + dropped} frames with something moving: ${share(dropped)} left out, ${share(inARow)} two or more in a row`,
    ...(dragged.length > 0 ? [`${dragged.length} moves of a finger until they are seen: ${spread(dragged)}`] : []),
  ];
}
