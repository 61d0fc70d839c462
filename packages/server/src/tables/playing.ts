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
  type SeatDraw,
  type Step,
} from '@followsuit/protocol';
import type { House } from '../house.ts';
import { faultInSetup, rulesFor } from '../setups.ts';
import type { FairRow, LineRow, SeatRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';
import type { Company } from './company.ts';
import { judge } from './judge.ts';
import { type Problem, problem } from './problem.ts';
import { rowsOf } from './rows.ts';
import type { Seating } from './seating.ts';
import { Turns } from './turns.ts';

/** To whoever would go on with a game that the rules reject. */
export const REJECTED = problem('too-late', 'The rules have changed, and this game cannot go on.');

export class Playing {
  /** Null where the game cannot be set up any more. */
  readonly rules: Play | null;
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
    this.turns = new Turns(seats.length);
    this.rules = faultInSetup(row, seats.length, options) ? null : rulesFor(row.game, seats.length, options);
    if (this.rules === null) seating.rejected = { line: 1, rule: 'RECORD-GAME-1' };
    else if (lines.length > 0) this.game = this.restore(this.rules, lines);
  }

  /** The game as far as the rules accept its record: they may have changed since it was played. */
  private restore(rules: Play, rows: readonly LineRow[]): Progress {
    const lines = rows.map(({ body }): Line => JSON.parse(body));
    const note = (game: Progress, i: number) => this.turns.note(game, lines[i], rows[i].at, rows[i].act_id);
    const game = Progress.restore(rules, lines, note);
    this.seating.rejected = game.rejected;
    return game;
  }

  /** Begins the game with these seats, and how they were drawn; `fair` has the server's part of the next chance. */
  async begin(seats: SeatRow[], fair: readonly FairRow[], draw: SeatDraw | null): Promise<void> {
    const { rules } = this;
    if (rules === null) return;
    const game = new Progress(rules);
    const names = seats.map(({ name }) => name);
    const first = gameLine(rules, names, null, draw ? { draw: { ...draw } } : {});
    const step: Step = { state: game.state, lines: [first], secret: 0 };
    await this.house.store.write({
      ...this.rowsOf(rules, step, 0, null),
      seats,
      update: { id: this.id, set: { stage: 'playing' } },
      fair,
    });
    game.take(step);
    this.seating.seats = seats;
    this.seating.row.stage = 'playing';
    this.game = game;
  }

  /** Does an act that a client asks for, or says what stands against it; `more` goes into every answer. */
  async act(message: ActMessage, more: Partial<Problem>): Promise<Answer> {
    const { game, seating } = this;
    if (seating.rejected) return { ...REJECTED, ...more };
    if (!game) return problem('not-started', 'The game has not begun.', more);
    const found = judge(game, this.turns, message, more);
    if ('t' in found) return found;
    await this.move(message.seat, found.move, message.id);
    return { t: 'done', table: this.id, id: message.id, seq: game.lines.length };
  }

  /** Does a legal move of a seat. */
  async move(seat: number, move: number, id: string | null): Promise<void> {
    const { game, turns, house } = this;
    if (!game || game.rejected) return;
    const now = house.time.now();
    const ms = Math.max(0, now - turns.at[seat]);
    const step = game.move(seat, move, { at: new Date(now).toISOString(), ms });
    await this.keep(step, id, {});
    house.metrics.acts++;
  }

  /** Makes a step durable; then takes it and tells it. `then` is called in between, and may give a new pledge. */
  async keep(step: Step, id: string | null, more: Change, then: () => Pledge | null = () => null): Promise<void> {
    const { game, house } = this;
    if (!game || game.rejected) return;
    const from = game.lines.length;
    const over = game.rules.isOver(step.state);
    const update = over ? this.ending(step) : undefined;
    await house.store.write({ ...this.rowsOf(game.rules, step, from, id), update, ...more });
    game.take(step);
    this.turns.note(game, step.lines[0], house.time.now(), id);
    this.company.step(game, from, then(), this.left());
    if (over) {
      this.seating.row.stage = 'over';
      this.company.tell();
    }
    this.onTaken();
  }

  private rowsOf(rules: Play, { lines, state }: Step, from: number, id: string | null): { lines: LineRow[] } {
    return { lines: rowsOf(this.id, lines, from, id, this.house.time.now(), actorsIn(rules, state)) };
  }

  /** What is noted of the table when its game ends. */
  private ending({ lines }: Step): Change['update'] {
    const result = JSON.stringify(lines[lines.length - 1]);
    return { id: this.id, set: { stage: 'over', over_at: this.house.time.now(), result } };
  }
}
