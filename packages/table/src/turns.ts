/** When each seat's current choice came up, how long the seat has thought in total, and which acts it has done. */
import type { Line } from '@followsuit/engine';
import type { TimeControl } from '@followsuit/protocol';
import { type GameProgress, hasSeat } from './game-progress.ts';

/** How many client ids of acts are remembered: a repeated message is never older than that. */
const REMEMBERED = 256;
/** Lines that follow from an act. */
const CONSEQUENCES = new Set(['trick', 'score', 'over']);

/**
 * Which of several seats acts first. If everybody sees each act at once, the order matters: `inTheOpen` decides. Otherwise their
 * acts are secret or independent, and the seats act in the order given.
 *
 * @example nextActor(game, [2, 3], (seats) => seats[random.below(seats.length)])
 */
export const nextActor = (
  { rules, state }: Pick<GameProgress, 'rules' | 'state'>,
  seats: readonly number[],
  inTheOpen: (seats: readonly number[]) => number,
): number => (rules.inTheOpen(state) ? inTheOpen(seats) : seats[0]);

export class Turns {
  /** The number of events after which the seat's current choice came up. */
  readonly since: number[];
  /** The monotonic time at which it came up. */
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

  /** Updates the turns after a line. */
  note({ rules, state, lines }: GameProgress, line: Line, time: number, id: string | null): void {
    const acted = line.ev === 'act' ? (line.seat as number) : -1;
    const by = line.ev === 'claim' ? (line.seat as number) : acted;
    // A restored game arrives line by line: an act is done only with all lines that follow from it.
    if (by < 0 && this.last !== null && CONSEQUENCES.has(String(line.ev))) this.done.set(this.last, lines.length);
    else this.last = null;
    if (acted >= 0) {
      this.used[acted] += typeof line.ms === 'number' ? line.ms : 0;
      this.acts[acted]++;
    }
    if (by >= 0 && id !== null) this.remember(by, id, lines.length);
    const actors = rules.actors(state);
    const phase = rules.phase(state);
    for (let seat = 0; seat < rules.seats; seat++) {
      if (!hasSeat(actors, seat)) continue;
      if (hasSeat(this.actors, seat) && phase === this.phase && seat !== acted) continue;
      this.since[seat] = lines.length;
      this.at[seat] = time;
    }
    this.actors = actors;
    this.phase = phase;
  }

  /** The number of events after the earlier act with this client id, or undefined. */
  doneBefore(seat: number, id: string): number | undefined {
    return this.done.get(`${seat} ${id}`);
  }

  private remember(seat: number, id: string, seq: number): void {
    if (this.done.size === REMEMBERED) this.done.delete(this.done.keys().next().value as string);
    this.last = `${seat} ${id}`;
    this.done.set(this.last, seq);
  }

  /** Milliseconds a seat has left, or null if no clock runs for it. */
  timeLeft(seat: number, clock: TimeControl, actors: number, now: number): number | null {
    if (clock.kind === 'none') return null;
    const running = hasSeat(actors, seat) ? now - this.at[seat] : 0;
    if (clock.kind === 'move') return hasSeat(actors, seat) ? clock.seconds * 1000 - running : null;
    return (clock.seconds + clock.back * this.acts[seat]) * 1000 - this.used[seat] - running;
  }
}
