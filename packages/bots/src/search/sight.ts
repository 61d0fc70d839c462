/** What seats see of each other's moves: it says which positions are one and the same to the seat that is to act. */
import type { Rules, State } from '@followsuit/engine';
import { AWAY, HELD, HOLD, PHASE, TURN } from '@followsuit/engine/state';

/** Says of a phase: not known yet, in the open, or in secret. */
const [UNKNOWN, IN_THE_OPEN, IN_SECRET] = [0, 1, 2];

export class Sight {
  /** What everybody has seen since the search began, in two numbers. */
  a = 0;
  b = 0;
  private readonly rules: Rules;
  /** Where the fields lie that everybody sees. */
  private readonly common: Int32Array;
  /** By seat: where the fields lie that it alone sees, cards aside; by these its positions differ, too. */
  private readonly own: readonly Int32Array[];
  private readonly owns: boolean;
  /** By seat: what it alone knows. */
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

  /** Begins a simulation in a world. */
  begin(world: State): void {
    this.a = 0x2545f491;
    this.b = 0x6c078965;
    if (this.owns) this.lookAtSecrets(world);
  }

  /** The two numbers by which positions of a seat are told apart. */
  keyA(seat: number): number {
    return Math.imul(this.a ^ this.secret[seat] ^ (seat + 1), 0x9e3779b1) >>> 7;
  }
  keyB(seat: number): number {
    return Math.imul(this.b ^ this.secret[seat] ^ (seat << 8), 0x85ebca6b);
  }

  /** A card was played, or something else done that all could see. */
  seen(move: number): void {
    this.a = (Math.imul(this.a ^ move, 0x01000193) + 0x3c6ef35f) | 0;
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b + move + 1, 0x2c1b3c6d);
    this.b ^= this.b >>> 13;
  }

  /** Something was done that only its seat knows, in a phase; what that brought into the open, all have seen. */
  unseen(s: State, seat: number, phase: number): void {
    this.seen(0x5ec + seat);
    if (s[PHASE] !== phase) this.seen(hash(s, this.common));
    if (this.owns) this.lookAtSecrets(s);
  }

  private lookAtSecrets(s: State): void {
    for (let seat = 0; seat < this.secret.length; seat++) this.secret[seat] = hash(s, this.own[seat]);
  }

  /** Whether what a seat does now stays hidden from the others. It has at least two moves, `one` and `other`. */
  isSecret(s: State, seat: number, one: number, other: number): boolean {
    const phase = s[PHASE];
    if (phase === this.rules.tricks) return false;
    // Where several act at once and not in the open, what they do opens together if at all.
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
