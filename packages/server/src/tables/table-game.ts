/**
 * The game of a table. Each step is computed, then written; only when it is durable does the game take it and the audience
 * get it, so a failed write changes nothing. Callers must run one step at a time.
 */
import { gameLine, type Line, type Play } from '@followsuit/engine';
import {
  type ActMessage,
  actorsIn,
  GameProgress,
  type Pledge,
  type SeatDraw,
  type ServerMessage,
  type Step,
  type TimeLeft,
} from '@followsuit/protocol';
import type { ServerContext } from '../context.ts';
import { faultInSetup, rulesFor } from '../game-setups.ts';
import type { FairRow, LineRow, SeatRow } from '../store/schema.ts';
import type { Change } from '../store/statements.ts';
import type { Audience } from './audience.ts';
import { judge } from './judge.ts';
import { type Problem, problem } from './problem.ts';
import { lineRows } from './record-rows.ts';
import type { Roster } from './roster.ts';
import { Turns } from './turns.ts';

/** The answer to anybody who wants to continue a game that the rules reject. */
export const REJECTED = problem('too-late', 'The rules have changed, and this game cannot go on.');

export class TableGame {
  /** Null if today's rules cannot set up the game. */
  readonly rules: Play | null;
  readonly turns: Turns;
  /** Null until the game begins. */
  game: GameProgress | null = null;
  private readonly id: string;
  private readonly context: ServerContext;
  private readonly roster: Roster;
  private readonly audience: Audience;
  private readonly timeLeft: () => TimeLeft | null;
  /** Called when a step has been taken and sent. */
  private readonly onStepTaken: () => void;

  constructor(
    context: ServerContext,
    roster: Roster,
    audience: Audience,
    lines: readonly LineRow[],
    calls: { timeLeft: () => TimeLeft | null; stepTaken: () => void },
  ) {
    const { row, seats, options } = roster;
    this.id = row.id;
    this.context = context;
    this.roster = roster;
    this.audience = audience;
    this.timeLeft = calls.timeLeft;
    this.onStepTaken = calls.stepTaken;
    this.turns = new Turns(seats.length);
    this.rules = faultInSetup(row, seats.length, options) ? null : rulesFor(row.game, seats.length, options);
    if (this.rules === null) roster.rejected = { line: 1, rule: 'RECORD-GAME-1' };
    else if (lines.length > 0) this.game = this.restore(this.rules, lines);
  }

  /** The game as far as the rules accept its record: they may have changed since then. */
  private restore(rules: Play, rows: readonly LineRow[]): GameProgress {
    const lines = rows.map(({ body }): Line => JSON.parse(body));
    const note = (game: GameProgress, i: number) => this.turns.note(game, lines[i], rows[i].at, rows[i].act_id);
    const game = GameProgress.restore(rules, lines, note);
    this.roster.rejected = game.rejected;
    return game;
  }

  /** Begins the game with these seats, drawn as `draw` says; `fair` has the server's secret for the next chance. */
  async begin(seats: SeatRow[], fair: readonly FairRow[], draw: SeatDraw | null): Promise<void> {
    const { rules } = this;
    if (rules === null) return;
    const game = new GameProgress(rules);
    const names = seats.map(({ name }) => name);
    const first = gameLine(rules, names, null, draw ? { draw: { ...draw } } : {});
    const step: Step = { state: game.state, lines: [first], secret: 0 };
    await this.context.store.write({
      ...this.lineRows(rules, step, 0, null),
      seats,
      update: { id: this.id, set: { stage: 'playing' } },
      fair,
    });
    game.take(step);
    this.roster.seats = seats;
    this.roster.row.stage = 'playing';
    this.game = game;
  }

  /** Judges and does an act that a client asks for; `more` goes into every answer. */
  async act(message: ActMessage, more: Partial<Problem>): Promise<ServerMessage> {
    const { game, roster } = this;
    if (roster.rejected) return { ...REJECTED, ...more };
    if (!game) return problem('not-started', 'The game has not begun.', more);
    const found = judge(game, this.turns, message, more);
    if ('t' in found) return found;
    await this.move(message.seat, found.move, message.id);
    return { t: 'done', table: this.id, id: message.id, seq: game.lines.length };
  }

  /** Plays a legal move of a seat. */
  async move(seat: number, move: number, id: string | null): Promise<void> {
    const { game, turns, context } = this;
    if (!game || game.rejected) return;
    const now = context.time.now();
    const ms = Math.max(0, now - turns.at[seat]);
    const step = game.move(seat, move, { at: new Date(now).toISOString(), ms });
    await this.persist(step, id, {});
    context.metrics.acts++;
  }

  /** Writes a step; once it is durable, calls `written` (which may return a new pledge), then takes and broadcasts the step. */
  async persist(step: Step, id: string | null, more: Change, written: () => Pledge | null = () => null): Promise<void> {
    const { game, context } = this;
    if (!game || game.rejected) return;
    const from = game.lines.length;
    const over = game.rules.isOver(step.state);
    const update = over ? this.endOfGame(step) : undefined;
    await context.store.write({ ...this.lineRows(game.rules, step, from, id), update, ...more });
    game.take(step);
    this.turns.note(game, step.lines[0], context.time.now(), id);
    this.audience.broadcastStep(game, from, written(), this.timeLeft());
    if (over) {
      this.roster.row.stage = 'over';
      this.audience.broadcastInfo();
    }
    this.onStepTaken();
  }

  private lineRows(rules: Play, { lines, state }: Step, from: number, id: string | null): { lines: LineRow[] } {
    return { lines: lineRows(this.id, lines, from, id, this.context.time.now(), actorsIn(rules, state)) };
  }

  /** The update of the table's row when its game ends. */
  private endOfGame({ lines }: Step): Change['update'] {
    const result = JSON.stringify(lines[lines.length - 1]);
    return { id: this.id, set: { stage: 'over', over_at: this.context.time.now(), result } };
  }
}
