/** A game in progress: its record, and the state that follows from it. Steps are computed first and taken later. */
import {
  asTold,
  type Claim,
  firstRejection,
  type Line,
  type Play,
  type Prover,
  RecordVerifier,
  type State,
  secretFrom,
} from '@followsuit/engine';
import type { RecordRejection } from '@followsuit/protocol';

/** What an act or a chance leads to. Nothing has changed yet: the caller stores the step, then takes it. */
export interface Step {
  readonly state: State;
  readonly lines: readonly Line[];
  /** Who may not see the first line, as in `secretFrom`. */
  readonly secret: number;
}

export class GameProgress {
  readonly rules: Play;
  state: State;
  /** The state before the last step. */
  before: State;
  /** The record, line by line. */
  readonly lines: Line[] = [];
  /** For each line, who may not see it. */
  private readonly secrets: number[] = [];
  /** The state as seats may see it, cached on demand; `at` is the number of steps it belongs to. */
  private readonly seen: ({ readonly state: State; at: number } | undefined)[] = [];
  /** Why the rules reject the rest of a restored record; then nobody can act any more. */
  rejected: RecordRejection | null = null;
  prover: Prover | null;
  private steps = 0;
  /** Whether the hand is settled, which it stays; the number of steps after which that was last looked at. */
  private settled = false;
  private settledAt = -1;
  /** The seats whose claim could not be proved since the last step. */
  readonly failedClaims = new Set<number>();
  /** A buffer for the state after the next step: allocating one per step would keep the garbage collector busy. */
  private spare: State | null = null;

  /** What proves claims may come later; without it the table offers and takes none. */
  constructor(rules: Play, prover: Prover | null = null) {
    this.rules = rules;
    this.prover = prover;
    this.state = rules.start();
    this.before = this.state;
  }

  /** A game from a valid record (otherwise use `restore`). `each` is called after every line. */
  static replay(
    rules: Play,
    lines: readonly Line[],
    prover: Prover | null,
    each: (game: GameProgress, i: number) => void = () => {},
  ): GameProgress {
    const game = new GameProgress(rules, prover);
    for (const [i, line] of lines.entries()) {
      let secret = 0;
      if (line.ev === 'act') {
        const seat = line.seat as number;
        const found = rules.read(game.state, seat, line, 2 + Number('at' in line) + Number('ms' in line));
        if ('rule' in found) throw new Error(`A stored act is not legal: ${found.rule}`);
        secret = secretFrom(rules, game.state, seat, found.move);
        rules.apply(game.state, seat, found.move);
      } else if (line.ev === 'claim') prover?.check(rules, game.state, line);
      else if (line.ev === rules.due(game.state)) rules.take(game.state, line);
      game.lines.push(line);
      game.secrets.push(secret);
      if (line.ev !== 'game') each(game, i);
    }
    return game;
  }

  /** A game from a record that may be older than the rules, as far as they accept it. */
  static restore(
    rules: Play,
    lines: readonly Line[],
    prover: Prover | null,
    each?: (game: GameProgress, i: number) => void,
  ): GameProgress {
    const verifier = new RecordVerifier(
      prover,
      () => rules.game,
      () => rules,
    );
    const found = firstRejection(verifier, lines);
    const game = GameProgress.replay(rules, found ? lines.slice(0, found.line) : lines, prover, each);
    if (found) game.rejected = { line: found.line + 1, rule: found.fault.rule };
    return game;
  }

  get over(): boolean {
    return this.rules.isOver(this.state);
  }

  /** The set of seats that may act; empty if chance is next. */
  get actors(): number {
    return this.rejected ? 0 : actorsIn(this.rules, this.state);
  }

  /** The step of a legal move; `more` is added to its line (its time, and how long it took). */
  move(seat: number, move: number, more: Line): Step {
    const { rules } = this;
    const state = this.copy();
    const lines: Line[] = [{ ev: 'act', seat, ...rules.act(state, move), ...more }];
    const secret = secretFrom(rules, state, seat, move);
    rules.apply(
      state,
      seat,
      move,
      rules.recordWriter((line) => lines.push(line)),
    );
    return { state, lines, secret };
  }

  /** The step of a claim that the prover has proved. */
  claim(claim: Claim): Step {
    const state = this.copy();
    return { state, lines: (this.prover as Prover).settle(this.rules, state, claim), secret: 0 };
  }

  /** Whether nothing can change the score of this hand any more, by what everybody knows: the table then offers to settle it. */
  get isSettled(): boolean {
    const { prover, rules, steps } = this;
    if (prover && !this.settled && this.settledAt !== steps && this.lines.at(-1)?.ev === 'trick' && !this.rejected) {
      this.settledAt = steps;
      this.settled = prover.handIsSettled({ rules, seat: -1, state: this.stateSeenBy(-1) });
    }
    return this.settled;
  }

  /** The step of a line of chance. */
  chance(line: Line): Step {
    const state = this.copy();
    const lines: Line[] = [line];
    this.rules.take(
      state,
      line,
      this.rules.recordWriter((each) => lines.push(each)),
    );
    return { state, lines, secret: 0 };
  }

  private copy(): State {
    const copy = this.spare ?? this.state.slice();
    this.spare = null;
    copy.set(this.state);
    return copy;
  }

  /** Takes a step. Reuses the buffer of the state two steps ago, so do not keep a reference to it. */
  take({ state, lines, secret }: Step): void {
    if (this.before !== this.state && this.before !== state) this.spare = this.before;
    this.before = this.state;
    this.state = state;
    this.steps++;
    this.failedClaims.clear();
    if (lines.some(({ ev }) => ev === 'score')) this.settled = false;
    for (const [i, line] of lines.entries()) {
      this.lines.push(line);
      this.secrets.push(i === 0 ? secret : 0);
    }
  }

  /** The current state as a seat may see it; read-only, and valid until the next step. */
  stateSeenBy(seat: number): State {
    const { rules, state, steps } = this;
    let seen = this.seen[seat];
    if (!seen) {
      seen = { state: rules.view(state, seat).state, at: steps };
      this.seen[seat] = seen;
    } else if (seen.at !== steps) {
      rules.view(state, seat, seen.state);
      seen.at = steps;
    }
    return seen.state;
  }

  /** Whether a line is secret to a seat (−1: a spectator). */
  isSecret(seat: number, line: number): boolean {
    return hasSeat(this.secrets[line], seat < 0 ? this.rules.seats : seat);
  }

  /** The events from line `from` on, as a seat (−1: a spectator) may see them. */
  eventsFor(seat: number, from: number): Line[] {
    return this.lines.slice(from).map((line, i) => asTold(line, this.isSecret(seat, from + i)));
  }
}

/** The set of seats that may act in a state; empty if chance is next or the game is over. */
export const actorsIn = (rules: Play, s: State): number => (rules.due(s) === null ? rules.actors(s) : 0);

/** Whether a seat is in a set. @example hasSeat(0b101, 2) // true */
export const hasSeat = (set: number, seat: number): boolean => ((set >> seat) & 1) !== 0;
