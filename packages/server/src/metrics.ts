/** Metrics for Prometheus; docs/self-hosting.md lists them. */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type LimitName, RATE_LIMITS } from './rate-limits.ts';
import { RuntimeMetrics } from './runtime-metrics.ts';

/** Upper bounds of the buckets of times, in seconds. */
export const TIME_BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
/** Codes of closed sockets that are told apart; a client may send any number. */
const CLOSE_CODES = [1000, 1001, 1002, 1005, 1006, 1007, 1008, 1009, 1012, 4001, 4002, 4003, 4004];
const SIGN_INS = ['ok', 'wrong', 'limited'] as const;

export class Metrics {
  acts = 0;
  refused = 0;
  badMessages = 0;
  messages = 0;
  controlFrames = 0;
  socketOpens = 0;
  botMoves = 0;
  botFailures = 0;
  botsOverdue = 0;
  timeouts = 0;
  takeovers = 0;
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly runtime = new RuntimeMetrics(this.registry);
  readonly actTimes = new Histogram({
    name: 'followsuit_act_seconds',
    help: 'From receiving an act to having sent it to the table.',
    buckets: TIME_BUCKETS,
    registers: this.registers,
  });
  private readonly closes = this.labelled('followsuit_socket_closes_total', 'Connections closed, by code.', 'code');
  private readonly limitHits = this.labelled('followsuit_rate_limited_total', 'Times a limit was hit.', 'limit');
  private readonly signIns = this.labelled('followsuit_sign_ins_total', 'Passwords tried.', 'result');

  readonly botWaits = new Histogram({
    name: 'followsuit_bot_wait_seconds',
    help: 'From asking a bot that searches to its beginning to think.',
    buckets: TIME_BUCKETS,
    registers: this.registers,
  });

  constructor() {
    this.counter('followsuit_acts_total', 'Acts done and kept.', () => this.acts);
    this.counter('followsuit_refused_total', 'Acts refused.', () => this.refused);
    this.counter('followsuit_messages_total', 'Messages from clients.', () => this.messages);
    this.counter('followsuit_control_frames_total', 'Pings and pongs from clients.', () => this.controlFrames);
    this.counter('followsuit_bad_messages_total', 'Messages that could not be read.', () => this.badMessages);
    this.counter('followsuit_takeovers_total', 'Tables of nodes that have gone.', () => this.takeovers);
    this.counter('followsuit_socket_opens_total', 'Connections opened.', () => this.socketOpens);
    this.counter('followsuit_bot_moves_total', 'Moves chosen by bots.', () => this.botMoves);
    this.counter(
      'followsuit_bot_failures_total',
      'Times a bot failed and the policy chose for it.',
      () => this.botFailures,
    );
    this.counter(
      'followsuit_bots_overdue_total',
      'Times a bot waited too long to think and the policy chose for it.',
      () => this.botsOverdue,
    );
    this.counter('followsuit_timeouts_total', 'Times a clock ran out.', () => this.timeouts);
    this.gauge('followsuit_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.gauge('followsuit_uptime_seconds', 'Time since the start.', () => process.uptime());
    // Series that start at 0 show their first increase, too.
    for (const limit of RATE_LIMITS) this.limitHits.inc({ limit }, 0);
    for (const result of SIGN_INS) this.signIns.inc({ result }, 0);
  }

  limitHit(limit: LimitName): void {
    this.limitHits.inc({ limit });
  }

  signIn(result: (typeof SIGN_INS)[number]): void {
    this.signIns.inc({ result });
  }

  socketClosed(code: number): void {
    this.closes.inc({ code: CLOSE_CODES.includes(code) ? String(code) : 'other' });
  }

  /** A count that is read when Prometheus asks for it. */
  counter(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({ name, help, registers: this.registers, collect });
    function collect(): void {
      counter.reset();
      counter.inc(read());
    }
  }

  /** Counts by the values of a label; `read` returns them all. */
  counters(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void {
    const counter: Counter = new Counter({ name, help, labelNames: [label], registers: this.registers, collect });
    function collect(): void {
      counter.reset();
      for (const [value, number] of Object.entries(read())) counter.inc({ [label]: value }, number);
    }
  }

  /** A gauge that is read when Prometheus asks for it. */
  gauge(name: string, help: string, read: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: this.registers, collect: () => gauge.set(read()) });
  }

  /** A gauge for each value of a label; `read` returns them all. */
  gauges(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void {
    const gauge: Gauge = new Gauge({ name, help, labelNames: [label], registers: this.registers, collect });
    function collect(): void {
      gauge.reset();
      for (const [value, number] of Object.entries(read())) gauge.set({ [label]: value }, number);
    }
  }

  private labelled<L extends string>(name: string, help: string, label: L): Counter<L> {
    return new Counter({ name, help, labelNames: [label], registers: this.registers });
  }

  /** All metrics as Prometheus reads them, without empty lines. */
  async text(): Promise<string> {
    return (await this.registry.metrics()).replaceAll('\n\n', '\n');
  }

  /** Stops measuring. */
  close(): void {
    this.runtime.close();
  }
}
