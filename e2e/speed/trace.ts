/** What a trace of the browser says of taps and of moving cards. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly pid: number;
  readonly id2?: { readonly local: string };
  readonly args: {
    readonly data?: { readonly type: string; readonly duration: number; readonly interactionId: number };
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

/** One tap, the beginning or end of a drag, or one key. */
interface Answer {
  /** What it was, as far as the page had marked it. */
  readonly what: string;
  /** Milliseconds until the next frame was shown. */
  readonly waited: number;
}

/** @example answers(trace).map(({ waited }) => waited) */
export function answers({ traceEvents }: Trace): Answer[] {
  const longest = new Map<number, TraceEvent>();
  for (const event of traceEvents) {
    const data = event.name === 'EventTiming' && event.ph === 'b' ? event.args.data : undefined;
    if (!data || data.interactionId === 0) continue;
    const before = longest.get(data.interactionId)?.args.data?.duration ?? -1;
    if (data.duration > before) longest.set(data.interactionId, event);
  }
  const marks = traceEvents.filter(({ name }) => name.startsWith('tap '));
  return [...longest.values()].map((event) => {
    const { type, duration } = event.args.data as { type: string; duration: number };
    const what = marks.findLast(({ ts }) => ts <= event.ts)?.name ?? type;
    return { what, waited: duration };
  });
}

/** While a finger drags: the milliseconds from each of its moves until a frame showed it. */
export function follows({ traceEvents }: Trace): number[] {
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

/** How many frames with something moving were shown, how many the browser had to leave out, and how many of those in a row. */
export function frames({ traceEvents }: Trace): { shown: number; dropped: number; inARow: number } {
  const moving = traceEvents
    .flatMap(({ args }) => args.frame_reporter ?? [])
    .filter((frame) => frame.has_compositor_animation || frame.has_main_animation);
  const numbers = (state: string): Set<number> =>
    new Set(moving.filter((frame) => frame.state.startsWith(state)).map((frame) => frame.frame_sequence));
  const shown = numbers('STATE_PRESENTED');
  // The first part of a frame may be shown, and the rest of it left out: something was seen to move.
  const dropped = [...numbers('STATE_DROPPED')].filter((n) => !shown.has(n));
  const isDropped = new Set(dropped);
  const inARow = dropped.filter((n) => isDropped.has(n - 1) || isDropped.has(n + 1)).length;
  return { shown: shown.size, dropped: dropped.length, inARow };
}

/** The figures in words, a line each. */
export function told(trace: Trace): string[] {
  const all = answers(trace);
  const { shown, dropped, inARow } = frames(trace);
  const share = (n: number): string => `${((100 * n) / Math.max(1, shown + dropped)).toFixed(1)} %`;
  const slowest = all.reduce((a, b) => (b.waited > a.waited ? b : a));
  const dragged = follows(trace);
  return [
    `  ${all.length} inputs until the next frame: ${spread(all.map(({ waited }) => waited))} (${slowest.what})`,
    `  ${shown + dropped} frames with something moving: ${share(dropped)} left out, ${share(inARow)} two or more in a row`,
    ...(dragged.length > 0 ? [`  ${dragged.length} moves of a finger until they are seen: ${spread(dragged)}`] : []),
  ];
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): string => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(0);
  return `half within ${at(0.5)} ms, 98 of 100 within ${at(0.98)} ms, all within ${at(1)} ms`;
}
