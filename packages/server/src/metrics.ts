/** Metrics for Prometheus, in its text format. */

/** Upper bounds of the buckets of times, in seconds. */
const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** A histogram of durations. */
class DurationHistogram {
  private readonly counts = new Array<number>(BOUNDS.length + 1).fill(0);
  private sum = 0;

  add(seconds: number): void {
    const i = BOUNDS.findIndex((bound) => seconds <= bound);
    this.counts[i < 0 ? BOUNDS.length : i]++;
    this.sum += seconds;
  }

  lines(name: string, help: string): string[] {
    let all = 0;
    const buckets = [...BOUNDS, '+Inf'].map((bound, i) => {
      all += this.counts[i];
      return `${name}_bucket{le="${bound}"} ${all}`;
    });
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} histogram`,
      ...buckets,
      `${name}_sum ${this.sum}`,
      `${name}_count ${all}`,
    ];
  }
}

/** A value that is read when Prometheus asks for it. */
interface Metric {
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  readonly read: () => number;
}

export class Metrics {
  acts = 0;
  refused = 0;
  badMessages = 0;
  messages = 0;
  botMoves = 0;
  botFailures = 0;
  timeouts = 0;
  readonly actTimes = new DurationHistogram();
  private readonly figures = new Map<string, Metric>();

  constructor() {
    this.counter('followsuit_acts_total', 'Acts done and kept.', () => this.acts);
    this.counter('followsuit_refused_total', 'Acts refused.', () => this.refused);
    this.counter('followsuit_messages_total', 'Messages from clients.', () => this.messages);
    this.counter('followsuit_bad_messages_total', 'Messages that could not be read.', () => this.badMessages);
    this.counter('followsuit_bot_moves_total', 'Moves chosen by bots.', () => this.botMoves);
    this.counter(
      'followsuit_bot_failures_total',
      'Times a bot failed and chance chose for it.',
      () => this.botFailures,
    );
    this.counter('followsuit_timeouts_total', 'Times a clock ran out.', () => this.timeouts);
    this.gauge('followsuit_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.gauge('followsuit_uptime_seconds', 'Time since the start.', () => process.uptime());
  }

  counter(name: string, help: string, read: () => number): void {
    this.figures.set(name, { type: 'counter', help, read });
  }

  gauge(name: string, help: string, read: () => number): void {
    this.figures.set(name, { type: 'gauge', help, read });
  }

  /** All metrics as Prometheus reads them. */
  text(): string {
    const lines = [...this.figures].flatMap(([name, { type, help, read }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      `${name} ${read()}`,
    ]);
    const times = this.actTimes.lines(
      'followsuit_act_seconds',
      'From receiving an act to having sent it to the table.',
    );
    return `${[...lines, ...times].join('\n')}\n`;
  }
}
