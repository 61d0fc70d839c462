/** What Node tells about itself: how late the event loop is, and how long the garbage collector runs. */
import { constants, type NodeGCPerformanceDetail, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { Histogram, type Registry } from 'prom-client';

/** Milliseconds between looks at the event loop. */
const INTERVAL = 100;
const LAG_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const GC_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5];

const KINDS: Readonly<Record<number, string>> = {
  [constants.NODE_PERFORMANCE_GC_MINOR]: 'minor',
  [constants.NODE_PERFORMANCE_GC_MAJOR]: 'major',
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: 'incremental',
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: 'weak',
};

export class RuntimeMetrics {
  private readonly timer: NodeJS.Timeout;
  private readonly observer: PerformanceObserver;

  constructor(registry: Registry) {
    const registers = [registry];
    const lag = new Histogram({
      name: 'followsuit_event_loop_lag_seconds',
      help: 'How late a timer fires.',
      buckets: LAG_BUCKETS,
      registers,
    });
    const gc = new Histogram({
      name: 'followsuit_gc_seconds',
      help: 'Time of the garbage collector.',
      labelNames: ['kind'],
      buckets: GC_BUCKETS,
      registers,
    });
    let before = performance.now();
    this.timer = setInterval(() => {
      const now = performance.now();
      lag.observe(Math.max(0, now - before - INTERVAL) / 1000);
      before = now;
    }, INTERVAL);
    this.timer.unref();
    this.observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { detail } = entry as PerformanceEntry & { readonly detail?: NodeGCPerformanceDetail };
        gc.observe({ kind: KINDS[detail?.kind ?? 0] ?? 'other' }, entry.duration / 1000);
      }
    });
    this.observer.observe({ entryTypes: ['gc'] });
  }

  close(): void {
    clearInterval(this.timer);
    this.observer.disconnect();
  }
}
