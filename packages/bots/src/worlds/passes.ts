/** Cards passed between seats: what a seat knows of them, and what a world assumes if nobody can know. */
import {
  bitOf,
  isTricks,
  lowest,
  type Random,
  type Rules,
  type State,
  SUITS,
  suitOf,
  type View,
} from '@followsuit/engine';
import { ACTORS, HOLD, PHASE } from '@followsuit/engine/state';
import { CARDS_MOST } from './card-groups.ts';
import { below } from './deal-counter.ts';
import type { Facts } from './sampling-knowledge.ts';

/** The cards that a seat passed are with their receiver until they are played. */
export function provePassed({ rules, seat, state: s }: View, facts: Facts): void {
  const { passedCards, passesTo } = rules.at;
  if (passesTo === undefined || seat < 0 || s[passesTo + seat] < 0) return;
  for (let suit = 0; suit < SUITS; suit++)
    for (let ranks = s[passedCards + seat * SUITS + suit]; ranks !== 0; ranks &= ranks - 1)
      facts.holds(s[passesTo + seat], (suit << 4) | lowest(ranks));
}

/** Fills in what others passed, as far as it matters from here on. */
export class Passes {
  private readonly rules: Rules;
  private readonly phase: number;
  private readonly count: number;
  private readonly cards = new Int32Array(CARDS_MOST);

  constructor(rules: Rules) {
    const { phases } = rules.design;
    this.rules = rules;
    this.phase = rules.at.passesTo === undefined ? -1 : phases.findIndex(({ name }) => name === 'passing');
    const phase = phases[this.phase];
    this.count = phase === undefined || isTricks(phase) ? 0 : (phase.ways[0].args[0].domain.held ?? 0);
  }

  fill({ seat: viewer }: View, world: State, random: Random): void {
    if (this.count === 0) return;
    const { rules } = this;
    const { passedCards, passesTo, gotCards } = rules.at;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (seat === viewer || world[passesTo + seat] < 0) continue;
      const at = passedCards + seat * SUITS;
      if (world[PHASE] === this.phase && ((world[ACTORS] >> seat) & 1) === 0) this.choose(world, seat, at, random);
      else if (world[PHASE] !== this.phase && world[passesTo + seat] === viewer)
        for (let suit = 0; suit < SUITS; suit++) world[at + suit] = world[gotCards + viewer * SUITS + suit];
    }
  }

  /** A seat that has chosen may have chosen any of its cards. */
  private choose(world: State, seat: number, at: number, random: Random): void {
    const { cards } = this;
    let n = 0;
    for (let suit = 0; suit < SUITS; suit++)
      for (let ranks = world[HOLD + seat * SUITS + suit]; ranks !== 0; ranks &= ranks - 1)
        cards[n++] = (suit << 4) | lowest(ranks);
    for (let i = 0; i < this.count; i++) {
      const k = i + below(random, n - i);
      const card = cards[k];
      cards[k] = cards[i];
      world[at + suitOf(card)] |= bitOf(card);
    }
  }
}
