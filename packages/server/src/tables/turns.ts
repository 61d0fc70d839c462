/** Since when each seat has had its present choice before it, how long it has thought in all, and which acts are done. */
import type { Line } from '@followsuit/engine';
import { type Clock, has, type Progress } from '@followsuit/protocol';

/** Acts by their clients' names that are remembered: a repeated message is younger than that. */
const REMEMBERED = 256;
/** Lines that follow from an act. */
const FOLLOWS = new Set(['trick', 'score', 'over']);

export class Turns {
  /** The number of events after which the seat's present choice came up. */
  readonly since: number[];
  /** And the time. */
  readonly at: number[];
  private readonly used: number[];
  private readonly acts: number[];
  private readonly done = new Map<string, number>();
  /** The act whose trick, score or end may still follow. */
  private last: string | null = null;
  private actors = 0;
  private phase = '';

  constructor(seats: number) {
    const zeros = (): number[] => new Array(seats).fill(0);
    this.since = zeros();
    this.at = zeros();
    this.used = zeros();
    this.acts = zeros();
  }

  /** Takes note of what a line that was done led to. */
  note({ rules, state, lines }: Progress, line: Line, time: number, id: string | null): void {
    const acted = line.ev === 'act' ? (line.seat as number) : -1;
    // A game that is read again comes line by line: an act is done with all that follows from it.
    if (acted < 0 && this.last !== null && FOLLOWS.has(String(line.ev))) this.done.set(this.last, lines.length);
    else this.last = null;
    if (acted >= 0) {
      this.used[acted] += typeof line.ms === 'number' ? line.ms : 0;
      this.acts[acted]++;
      if (id !== null) this.remember(acted, id, lines.length);
    }
    const actors = rules.actors(state);
    const phase = rules.phase(state);
    for (let seat = 0; seat < rules.seats; seat++) {
      if (!has(actors, seat)) continue;
      if (has(this.actors, seat) && phase === this.phase && seat !== acted) continue;
      this.since[seat] = lines.length;
      this.at[seat] = time;
    }
    this.actors = actors;
    this.phase = phase;
  }

  /** The number of events after an act that was done under this name before, or undefined. */
  doneBefore(seat: number, id: string): number | undefined {
    return this.done.get(`${seat} ${id}`);
  }

  private remember(seat: number, id: string, seq: number): void {
    if (this.done.size === REMEMBERED) this.done.delete(this.done.keys().next().value as string);
    this.last = `${seat} ${id}`;
    this.done.set(this.last, seq);
  }

  /** Milliseconds a seat has left, or null where no time runs for it. */
  left(seat: number, clock: Clock, actors: number, now: number): number | null {
    if (clock.kind === 'none') return null;
    const running = has(actors, seat) ? now - this.at[seat] : 0;
    if (clock.kind === 'move') return has(actors, seat) ? clock.seconds * 1000 - running : null;
    return (clock.seconds + clock.back * this.acts[seat]) * 1000 - this.used[seat] - running;
  }
}
