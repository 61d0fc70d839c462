/** What has happened in a session: its acts and its chance. The record is written from them only when it is asked for. */
import type { Claim } from './claim.ts';
import { gameLine, type Line, type Play } from './play.ts';
import { secretFrom } from './secrecy.ts';
import { applyClaim, claimLine } from './settling.ts';
import type { State } from './state.ts';

export class SessionHistory {
  chances: Line[] = [];
  private readonly rules: Play;
  /** Where the session began, if not at the beginning. */
  private readonly began: State | null;
  /** Seat and move of every act, one after the other; of a claim, the seat and the number of the claim below 0. */
  private acts: number[] = [];
  private claims: Claim[] = [];
  /** The record as far as it has been written; of each line, who may not see it (as in `secretFrom`). */
  private lines: Line[] = [];
  private secrets: number[] = [];
  /** The state there, and how many acts and lines of chance were written. */
  private written: State;
  private writtenActs = 0;
  private writtenChances = 0;

  constructor(rules: Play, first: Line, began: State | null) {
    this.rules = rules;
    this.began = began;
    this.written = this.beginning();
    this.write(first, 0);
  }

  /** A new history, with a `game` line of these names. */
  static of(
    rules: Play,
    names: readonly string[] | undefined,
    seed: string | null,
    began: State | null,
  ): SessionHistory {
    const seats = names ?? Array.from({ length: rules.seats }, (_, seat) => `seat ${seat}`);
    return new SessionHistory(rules, gameLine(rules, seats, seed), began);
  }

  /** How many acts have been made. */
  get length(): number {
    return this.acts.length / 2;
  }

  add(seat: number, move: number): void {
    this.acts.push(seat, move);
  }

  claim(claim: Claim): void {
    this.claims.push(claim);
    this.acts.push(claim.seat, -this.claims.length);
  }

  beginning(): State {
    return this.began?.slice() ?? this.rules.start();
  }

  clone(): SessionHistory {
    const copy = new SessionHistory(this.rules, this.lines[0], this.began);
    copy.acts = [...this.acts];
    copy.claims = [...this.claims];
    copy.chances = [...this.chances];
    copy.lines = [...this.lines];
    copy.secrets = [...this.secrets];
    copy.written = this.written.slice();
    copy.writtenActs = this.writtenActs;
    copy.writtenChances = this.writtenChances;
    return copy;
  }

  /** Takes back the last act, and the chance that followed it; returns the state before it. */
  undo(): State {
    this.acts.length -= 2;
    const s = this.beginning();
    this.chances.length = this.replay(s, 0, 0, false);
    if (this.writtenActs <= this.length) return s;
    this.lines.length = this.lines.findLastIndex(({ ev }) => ev === 'act' || ev === 'claim');
    this.secrets.length = this.lines.length;
    this.written = s.slice();
    this.writtenActs = this.length;
    this.writtenChances = this.chances.length;
    return s;
  }

  /** The record, and of each line who may not see it. */
  record(): { readonly lines: readonly Line[]; readonly secrets: readonly number[] } {
    if (this.began) throw new Error('This game began in the middle, so it has no record.');
    if (this.writtenActs < this.length || this.writtenChances < this.chances.length) {
      this.writtenChances = this.replay(this.written, this.writtenActs, this.writtenChances, true);
      this.writtenActs = this.length;
    }
    const { lines, secrets } = this;
    return { lines, secrets };
  }

  /** Puts the lines of a record in the place of those that were written for it: they may have times, and fields of others. */
  keep(lines: readonly Line[]): void {
    this.record();
    for (const [i, line] of lines.entries()) this.lines[i] = line;
  }

  /** Plays from a number of acts and lines of chance to the last act; returns how many lines of chance there were by then. */
  private replay(s: State, fromAct: number, fromChance: number, writes: boolean): number {
    const { rules, acts, claims, chances } = this;
    const sink = writes ? rules.recordWriter((line) => this.write(line, 0)) : null;
    let chance = fromChance;
    for (let i = 2 * fromAct; i <= acts.length; i += 2) {
      for (; rules.due(s) !== null; chance++) {
        if (writes) this.write(chances[chance], 0);
        rules.take(s, chances[chance], sink);
      }
      if (i === acts.length) break;
      const [seat, move] = [acts[i], acts[i + 1]];
      if (move < 0) {
        const claim = claims[-move - 1];
        if (writes) this.write(claimLine(rules, claim), 0);
        applyClaim(rules, s, claim, sink);
        continue;
      }
      if (writes) this.write({ ev: 'act', seat, ...rules.act(s, move) }, secretFrom(rules, s, seat, move));
      rules.apply(s, seat, move, sink);
    }
    return chance;
  }

  private write(line: Line, secret: number): void {
    this.lines.push(line);
    this.secrets.push(secret);
  }
}
