/** Metrics for Prometheus. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the buckets of times, in seconds. */
const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export class Metrics {
  acts = 0;
  refused = 0;
  badMessages = 0;
  messages = 0;
  botMoves = 0;
  botFailures = 0;
  timeouts = 0;
  private readonly registry = new Registry();
  private readonly registers = [this.registry];
  readonly actTimes = new Histogram({
    name: 'followsuit_act_seconds',
    help: 'From receiving an act to having sent it to the table.',
    buckets: BOUNDS,
    registers: this.registers,
  });

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

  /** A count that is read when Prometheus asks for it. */
  counter(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({ name, help, registers: this.registers, collect });
    function collect(): void {
      counter.reset();
      counter.inc(read());
    }
  }

  /** A gauge that is read when Prometheus asks for it. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect: () => gauge.set(read()) });
  }

  /** All metrics as Prometheus reads them, without empty lines. */
  async text(): Promise<string> {
    return (await this.registry.metrics()).replaceAll('\n\n', '\n');
  }
}
