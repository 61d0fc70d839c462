/** What a trace of the browser says of taps and of moving cards. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Those in which the processor worked for the thread. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly data?: { readonly type: string; readonly duration: number; readonly interactionId: number };
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

/** One tap, drag or key. */
interface Answer {
  /** What it was, as far as the page had marked it. */
  readonly what: string;
  /** Milliseconds until the next frame was shown, and those in which the page itself was at work for it. */
  readonly waited: number;
  readonly worked: number;
}

/** @example answers(trace).map(({ waited }) => waited) */
export function answers({ traceEvents }: Trace): Answer[] {
  const tasks = traceEvents.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
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
    return { what, waited: duration, worked: workIn(tasks, event, event.ts + duration * 1000) };
  });
}

/** The work of a thread from an event on; of a task that had begun before, the share that came after. */
function workIn(tasks: readonly TraceEvent[], { pid, tid, ts }: TraceEvent, until: number): number {
  let sum = 0;
  for (const task of tasks) {
    const { dur = 0, tdur = 0 } = task;
    if (task.pid !== pid || task.tid !== tid || dur === 0) continue;
    const shared = Math.min(task.ts + dur, until) - Math.max(task.ts, ts);
    if (shared > 0) sum += (tdur * shared) / dur;
  }
  return sum / 1000;
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
  const slowest = all.reduce((a, b) => (b.worked > a.worked ? b : a));
  return [
    `  ${all.length} inputs until the next frame: ${spread(all.map(({ waited }) => waited))}`,
    `  of that, the page at work: ${spread(all.map(({ worked }) => worked))} (${slowest.what})`,
    `  ${moved.length} frames of moving cards: ${share(2)} one frame late or more, ${share(3)} two or more`,
  ];
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): string => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(0);
  return `half within ${at(0.5)} ms, 98 of 100 within ${at(0.98)} ms, all within ${at(1)} ms`;
}
