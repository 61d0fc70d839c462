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

/** Frames that come more than this many after the last one do not belong to the same movement. */
const APART = 30;

/** While something moves: how many frames after the last one each frame was shown; 1 is as fast as the screen. */
export function steps({ traceEvents }: Trace): number[] {
  const shown = traceEvents
    .flatMap(({ args }) => args.frame_reporter ?? [])
    .filter((frame) => frame.has_compositor_animation || frame.has_main_animation)
    .filter(({ state }) => state.startsWith('STATE_PRESENTED'))
    .map((frame) => frame.frame_sequence)
    .sort((a, b) => a - b);
  return shown.slice(1).flatMap((n, i) => (n === shown[i] || n - shown[i] > APART ? [] : [n - shown[i]]));
}

/** The figures in words, a line each. */
export function told(trace: Trace): string[] {
  const all = answers(trace);
  const moved = steps(trace);
  const share = (least: number): string =>
    `${((100 * moved.filter((step) => step >= least).length) / Math.max(1, moved.length)).toFixed(1)} %`;
  const slowest = all.reduce((a, b) => (b.waited > a.waited ? b : a));
  const dragged = follows(trace);
  return [
    `  ${all.length} inputs until the next frame: ${spread(all.map(({ waited }) => waited))} (${slowest.what})`,
    `  ${moved.length} frames with something moving: ${share(2)} one frame late or more, ${share(3)} two or more`,
    ...(dragged.length > 0 ? [`  ${dragged.length} moves of a finger until they are seen: ${spread(dragged)}`] : []),
  ];
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): string => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(0);
  return `half within ${at(0.5)} ms, 98 of 100 within ${at(0.98)} ms, all within ${at(1)} ms`;
}
