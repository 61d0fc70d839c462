/**
 * The game of a table, step by step. A step is worked out, written, and only when it is durable does it take effect and is
 * anybody told; a write that fails has changed nothing. Whoever calls sees to it that there is one step at a time.
 */
import { gameLine, type Line, type Play } from '@followsuit/engine';
import {
  type ActMessage,
  type Answer,
  actorsIn,
  type Left,
  type Pledge,
  Progress,
  type Step,
} from '@followsuit/protocol';
import type { House } from '../house.ts';
import { rulesFor } from '../setups.ts';
import type { LineRow, SeatRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';
import type { Company } from './company.ts';
import { judge } from './judge.ts';
import { type Problem, problem } from './problem.ts';
import { rowsOf } from './rows.ts';
import type { Seating } from './seating.ts';
import { Turns } from './turns.ts';

export class Playing {
  readonly rules: Play;
  readonly turns: Turns;
  /** Null until the game begins. */
  game: Progress | null = null;
  private readonly id: string;
  private readonly house: House;
  private readonly seating: Seating;
  private readonly company: Company;
  /** Asked for the time that seats have left. */
  private readonly left: () => Left | null;
  /** Called when a step has been taken and told. */
  private readonly onTaken: () => void;

  constructor(
    house: House,
    seating: Seating,
    company: Company,
    lines: readonly LineRow[],
    calls: { left: () => Left | null; taken: () => void },
  ) {
    const { row, seats, options } = seating;
    this.id = row.id;
    this.house = house;
    this.seating = seating;
    this.company = company;
    this.left = calls.left;
    this.onTaken = calls.taken;
    this.rules = rulesFor(row.game, seats.length, options);
    this.turns = new Turns(seats.length);
    if (lines.length > 0) this.game = this.replay(lines);
  }

  private replay(rows: readonly LineRow[]): Progress {
    const lines = rows.map(({ body }): Line => JSON.parse(body));
    return Progress.replay(this.rules, lines, (game, i) => this.turns.note(game, lines[i], rows[i].at, rows[i].act_id));
  }

  /** Begins the game with these seats; `secret` is the server's part of the first chance. */
  async begin(seats: SeatRow[], secret: string): Promise<void> {
    const game = new Progress(this.rules);
    const names = seats.map(({ name }) => name);
    const step: Step = { state: game.state, lines: [gameLine(this.rules, names, null)], secret: 0 };
    await this.house.store.write({
      ...this.rowsOf(step, 0, null),
      seats,
      update: { id: this.id, set: { stage: 'playing' } },
      fair: [{ table_id: this.id, n: 0, secret }],
    });
    game.take(step);
    this.seating.seats = seats;
    this.seating.row.stage = 'playing';
    this.game = game;
  }

  /** Does an act that a client asks for, or says what stands against it; `more` goes into every answer. */
  async act(message: ActMessage, more: Partial<Problem>): Promise<Answer> {
    const { game } = this;
    if (!game) return problem('not-started', 'The game has not begun.', more);
    const found = judge(game, this.turns, message, more);
    if ('t' in found) return found;
    await this.move(message.seat, found.move, message.id);
    return { t: 'done', table: this.id, id: message.id, seq: game.lines.length };
  }

  /** Does a legal move of a seat. */
  async move(seat: number, move: number, id: string | null): Promise<void> {
    const { game, turns, house } = this;
    if (!game) return;
    const now = house.time.now();
    const ms = Math.max(0, now - turns.at[seat]);
    const step = game.move(seat, move, { at: new Date(now).toISOString(), ms });
    await this.keep(step, id, {});
    house.metrics.acts++;
  }

  /** Makes a step durable; then takes it and tells it. `then` is called in between, and may give a new pledge. */
  async keep(step: Step, id: string | null, more: Change, then: () => Pledge | null = () => null): Promise<void> {
    const { game, house } = this;
    if (!game) return;
    const from = game.lines.length;
    const over = this.rules.isOver(step.state);
    const update = over ? this.ending(step) : undefined;
    await house.store.write({ ...this.rowsOf(step, from, id), update, ...more });
    game.take(step);
    this.turns.note(game, step.lines[0], house.time.now(), id);
    this.company.step(game, from, then(), this.left());
    if (over) {
      this.seating.row.stage = 'over';
      this.company.tell();
    }
    this.onTaken();
  }

  private rowsOf({ lines, state }: Step, from: number, id: string | null): { lines: LineRow[] } {
    return { lines: rowsOf(this.id, lines, from, id, this.house.time.now(), actorsIn(this.rules, state)) };
  }

  /** What is noted of the table when its game ends. */
  private ending({ lines }: Step): Change['update'] {
    const result = JSON.stringify(lines[lines.length - 1]);
    return { id: this.id, set: { stage: 'over', over_at: this.house.time.now(), result } };
  }
}
