/** Keys of information sets: hashes of what a seat has seen, equal for positions that it cannot tell apart. */
import type { Rules, State } from '@followsuit/engine';
import { AWAY, HELD, HOLD, PHASE, TURN } from '@followsuit/engine/state';

/** Whether moves of a phase are open or secret. */
const [UNKNOWN, IN_THE_OPEN, IN_SECRET] = [0, 1, 2];

export class InfoSetKeys {
  /** Two hashes of what everybody has seen since the search began. */
  a = 0;
  b = 0;
  private readonly rules: Rules;
  /** Offsets of the fields that everybody sees. */
  private readonly common: Int32Array;
  /** By seat: offsets of the fields that only it sees, other than cards; they are part of its key. */
  private readonly own: readonly Int32Array[];
  private readonly owns: boolean;
  /** By seat: a hash of those fields. */
  private readonly secret: Int32Array;
  private readonly phases: Uint8Array;
  private readonly trial: State;

  constructor(rules: Rules) {
    this.rules = rules;
    const { fields } = rules.design.layout;
    const places = (at: number, n: number): number[] => Array.from({ length: n }, (_, i) => at + i);
    this.common = Int32Array.from(
      fields.filter(({ seen }) => seen === 'all').flatMap(({ at, size }) => places(at, size)),
    );
    const mine = fields.filter(({ at, seen }) => seen === 'owner' && at !== HELD && at !== HOLD && at !== AWAY);
    this.own = Array.from({ length: rules.seats }, (_, seat) =>
      Int32Array.from(mine.flatMap(({ at, width }) => places(at + seat * width, width))),
    );
    this.owns = mine.length > 0;
    this.secret = new Int32Array(rules.seats);
    this.phases = new Uint8Array(rules.design.phases.length);
    this.trial = rules.start();
  }

  /** Starts a simulation in a world. */
  begin(world: State): void {
    this.a = 0x2545f491;
    this.b = 0x6c078965;
    if (this.owns) this.lookAtSecrets(world);
  }

  /** The two keys of a seat's information set. */
  keyA(seat: number): number {
    return Math.imul(this.a ^ this.secret[seat] ^ (seat + 1), 0x9e3779b1) >>> 7;
  }
  keyB(seat: number): number {
    return Math.imul(this.b ^ this.secret[seat] ^ (seat << 8), 0x85ebca6b);
  }

  /** Notes a move that everybody saw. */
  openMove(move: number): void {
    this.a = (Math.imul(this.a ^ move, 0x01000193) + 0x3c6ef35f) | 0;
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b + move + 1, 0x2c1b3c6d);
    this.b ^= this.b >>> 13;
  }

  /** Notes a move that only its seat knows, made in `phase`. If the phase ended, everybody sees what that revealed. */
  secretMove(s: State, seat: number, phase: number): void {
    this.openMove(0x5ec + seat);
    if (s[PHASE] !== phase) this.openMove(hash(s, this.common));
    if (this.owns) this.lookAtSecrets(s);
  }

  private lookAtSecrets(s: State): void {
    for (let seat = 0; seat < this.secret.length; seat++) this.secret[seat] = hash(s, this.own[seat]);
  }

  /** Whether the move that a seat makes now is hidden from the others. `one` and `other` are two of its legal moves. */
  isSecret(s: State, seat: number, one: number, other: number): boolean {
    const phase = s[PHASE];
    if (phase === this.rules.tricks) return false;
    // If several seats act at once and not openly, their choices are revealed together or not at all.
    if (s[TURN] < 0) return this.rules.design.phases[phase].open !== true;
    if (this.phases[phase] === UNKNOWN)
      this.phases[phase] = this.after(s, seat, one) === this.after(s, seat, other) ? IN_SECRET : IN_THE_OPEN;
    return this.phases[phase] === IN_SECRET;
  }

  private after(s: State, seat: number, move: number): number {
    this.trial.set(s);
    this.rules.apply(this.trial, seat, move);
    return hash(this.trial, this.common);
  }
}

function hash(s: State, places: Int32Array): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < places.length; i++) {
    h = Math.imul(h ^ s[places[i]], 0x01000193);
    h ^= h >>> 15;
  }
  return h;
}
