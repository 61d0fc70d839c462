/** Rewinds a hand to a phase before its tricks, so that a policy can say how a seat would have chosen there. */
import {
  bitOf,
  count,
  type Field,
  isTricks,
  NONE,
  nextSeat,
  type Rules,
  type State,
  SUITS,
  suitOf,
} from '@followsuit/engine';
import * as at from '@followsuit/engine/state';
import type { SamplingKnowledge } from './sampling-knowledge.ts';

/** Fields of the common part that do not change, or that are recomputed. */
const KEPT = new Set([at.PHASE, at.TURN, at.ACTORS, at.KEY, at.OPEN, at.COUNT, at.HELD, at.HOLD, at.STOCK]);
/** What is already decided when a seat takes cards from the table and puts others away. */
const DECIDED = new Set(['call', 'bidder', 'blindly', 'took']);

const isOfHand = ({ lasting }: Field): boolean => !lasting;
const COMMON = at.KERNEL.filter(isOfHand).filter((field) => !KEPT.has(field.at));

export class Rewind {
  private readonly rules: Rules;
  private readonly knowledge: SamplingKnowledge;
  /** The game's own fields that each hand resets, and those of them that the box and the tricks change. */
  private readonly own: readonly Field[];
  private readonly late: readonly Field[];

  constructor(rules: Rules, knowledge: SamplingKnowledge) {
    this.rules = rules;
    this.knowledge = knowledge;
    this.own = rules.design.layout.fields.slice(at.KERNEL.length).filter(isOfHand);
    this.late = this.own.filter(({ name }) => !DECIDED.has(name));
  }

  /** Rewinds a world in place; resets the fields of the tricks and of later phases. */
  to(phase: number, s: State): void {
    // Seats that have not acted yet in a running phase had to act from its beginning.
    if (s[at.PHASE] !== phase) s[at.ACTORS] = 0;
    s[at.TURN] = -1;
    s[at.PHASE] = phase;
    takeUp(s, this.rules.seats);
    if (this.knowledge.rewinds && phase > 0) this.knowledge.rewinds(this.rules, s, phase);
    else if (phase > 0) this.toBox(s);
    else this.toBeginning(s);
    startAnew(COMMON, s);
  }

  /** Nothing is decided yet. */
  private toBeginning(s: State): void {
    startAnew(this.own, s);
    s[at.KEY] = this.startKey();
    for (let seat = 0; seat < this.rules.seats; seat++) if (s[at.PUT + seat] > 0) s[at.ACTORS] |= 1 << seat;
  }

  /** The bidder is known, and the suit of the card that they took. */
  private toBox(s: State): void {
    const { at: own, design, tricks: place } = this.rules;
    const tricks = design.phases[place];
    startAnew(this.late, s);
    s[at.KEY] = this.startKey();
    if (isTricks(tricks)) tricks.key.set(s, 'trump', s[own.took] ? suitOf(s[at.OPEN]) : NONE);
    s[at.TURN] = s[own.bidder];
  }

  private startKey(): number {
    const tricks = this.rules.design.phases[this.rules.tricks];
    return isTricks(tricks) ? tricks.key.start : 0;
  }
}

function startAnew(fields: readonly Field[], s: State): void {
  for (let i = 0; i < fields.length; i++) {
    const { at: from, size, start } = fields[i];
    for (let k = from; k < from + size; k++) s[k] = start;
  }
}

/** Returns all cards that were played or put away to their holdings. */
function takeUp(s: State, seats: number): void {
  for (let i = 0; i < seats * SUITS; i++) s[at.HOLD + i] |= s[at.AWAY + i];
  for (let i = 0, trick = 0, seat = -1; i < s[at.PLAYS]; i++) {
    if (i === trick * s[at.SIZE]) seat = s[at.LEADERS + trick++];
    else seat = nextSeat(s, seat, seats);
    const card = s[at.CARDS + i];
    s[at.HOLD + seat * SUITS + suitOf(card)] |= bitOf(card);
  }
  for (let seat = 0; seat < seats; seat++) {
    s[at.COUNT + seat] = 0;
    s[at.HELD + seat] = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      const ranks = s[at.HOLD + seat * SUITS + suit];
      s[at.COUNT + seat] += count(ranks);
      if (ranks !== 0) s[at.HELD + seat] |= 1 << suit;
    }
  }
}
