/**
 * A solitaire under way. Whatever is done in a part (a roll and what follows it, or the placing of aces) can be taken back
 * until the part ends, and the record holds only what was kept. So a part's lines go to the file all at once, when it ends or
 * when you leave; what is in the file stays.
 */
import { type Act, type Line, Match, type Refusal, type State } from '@followsuit/engine';
import type { SessionSetup } from '@followsuit/present';
import { MOVES_LIMIT } from '../acts.ts';
import type { PiecepackRules } from '../rules.ts';

/** Your seat: there is no other. */
export const YOU = 0;

export class SolitaireTable {
  readonly rules: PiecepackRules;
  readonly seed: string;
  /** Every line so far that counts, the `game` line apart. */
  readonly record: Line[] = [];
  private readonly names: readonly string[];
  private readonly match: Match<PiecepackRules>;
  private readonly save: (lines: readonly Line[]) => void;
  /** How many lines of the record are in the file. */
  private saved = 0;
  /** The positions of this part before each of its acts. */
  private before: State[] = [];
  private readonly room = new Int32Array(MOVES_LIMIT);

  constructor({ rules, names, seed }: SessionSetup, save: (lines: readonly Line[]) => void) {
    this.rules = rules as PiecepackRules;
    this.names = names;
    this.seed = seed;
    this.save = save;
    this.match = new Match(this.rules, (line) => this.record.push(line));
  }

  get state(): State {
    return this.match.state;
  }

  get over(): boolean {
    return this.match.over;
  }

  /** How many acts of this part can be taken back. */
  get open(): number {
    return this.before.length;
  }

  /** The first line of the record. */
  firstLine(): Line {
    this.match.start(this.names, this.seed, { bots: [null], you: YOU });
    return this.record.splice(0)[0];
  }

  /** Goes through the lines of a saved game. */
  replay(lines: readonly Line[]): void {
    for (const line of lines) {
      const { ev, seat: _seat, at: _at, ms: _ms, ...act } = line;
      if (ev === 'setup' || ev === 'roll') this.match.take(line);
      else if (ev === 'act') this.match.act(YOU, act);
    }
    this.saved = this.record.length;
  }

  /** Draws tiles or rolls dice where they are due; says whether anything was. */
  roll(): boolean {
    if (this.match.due === null) return false;
    this.match.draw(this.seed);
    return true;
  }

  /** What may be done now. */
  acts(): Act[] {
    const moves = this.room.subarray(0, this.rules.moves(this.state, YOU, this.room));
    return Array.from(moves, (move) => this.rules.act(this.state, move));
  }

  /** Does an act, or says why not. */
  act(act: Line): Refusal | null {
    const position = this.state.slice();
    const refusal = this.match.act(YOU, act);
    if (refusal !== null) return refusal;
    this.before.push(position);
    if (this.over || this.match.due !== null) this.keep();
    return null;
  }

  /** Takes back the last act of this part; false where there is none. */
  back(): boolean {
    const position = this.before.pop();
    if (position === undefined) return false;
    this.state.set(position);
    this.record.pop();
    return true;
  }

  /** Saves what has been done: it can no longer be taken back. */
  keep(): void {
    const lines = this.record.slice(this.saved);
    if (lines.length > 0) this.save(lines);
    this.saved = this.record.length;
    this.before = [];
  }
}
