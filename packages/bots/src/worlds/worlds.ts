/** Worlds: full deals that agree with everything a seat has seen. Search plays in worlds, never in the real state. */
import { type Random, type Rules, type State, SUITS, type View } from '@followsuit/engine';
import { AWAY, HELD, HIDDEN, HOLD, STOCK } from '@followsuit/engine/state';
import { knowledgeOf } from '../knowledge.ts';
import type { Policy } from '../policy/policy.ts';
import { PLACES_MOST } from './card-groups.ts';
import { share } from './deal-counter.ts';
import { DealSampler } from './deal-sampler.ts';
import { Discards } from './discards.ts';
import { Passes } from './passes.ts';
import { PolicyPastChoices } from './past-choices.ts';
import type { SamplingKnowledge } from './sampling-knowledge.ts';
import { awayOf, stockOf, UnseenCards } from './unseen-cards.ts';

/** The most cases that a game may distinguish. */
const CASES_MOST = 32;

/**
 * Draws worlds for one view after another. All worlds are equally likely; with a policy, what others put away or chose in secret
 * is drawn as the policy would have chosen it with the cards that the world gives them.
 *
 * @example worlds.look(view); worlds.draw(random, s); // viewOf(rules, s, view.seat) equals the view
 */
export class Worlds {
  private readonly rules: Rules;
  private readonly knowledge: SamplingKnowledge;
  private readonly pastChoices: PolicyPastChoices;
  private readonly discards: Discards | null;
  private readonly passes: Passes;
  private readonly unseen = new UnseenCards();
  /** The ways to lay out the unseen cards, case by case, and the running sum of their numbers. */
  private readonly samplers: DealSampler[] = [new DealSampler()];
  private readonly ways = new Float64Array(CASES_MOST);
  private cases = 1;
  /** Whether facts that are only almost certain count; they do unless they leave no world. */
  private soft = true;
  private view: View | null = null;
  /** The view with all hidden places empty. */
  private readonly base: State;
  /** By place: its offset in the state. */
  private readonly at = new Int32Array(PLACES_MOST);

  constructor(rules: Rules, policy: Policy | null = null) {
    const { seats } = rules;
    this.rules = rules;
    this.knowledge = knowledgeOf(rules.game).sampling ?? {};
    this.pastChoices = new PolicyPastChoices(rules, this.knowledge, policy);
    this.discards = policy === null ? null : new Discards(rules);
    this.passes = new Passes(rules);
    this.base = rules.start();
    for (let seat = 0; seat < seats; seat++) {
      this.at[seat] = HOLD + seat * SUITS;
      this.at[awayOf(seats, seat)] = AWAY + seat * SUITS;
    }
    this.at[stockOf(seats)] = STOCK;
  }

  /** Prepares for a view. Throws if no deal agrees with it, which cannot happen in a real game. */
  look(view: View): void {
    this.view = view;
    this.unseen.look(view);
    this.cases = this.knowledge.cases?.(view) ?? 1;
    while (this.samplers.length < this.cases) this.samplers.push(new DealSampler());
    if (this.count(true) === 0 && this.count(false) === 0)
      throw new Error(`${this.rules.game.id}: what is known of the cards contradicts itself`);
    this.clear(view.state);
  }

  /** Draws a world for the last view. */
  draw(random: Random, into: State): void {
    const { view } = this;
    if (view === null) throw new Error('Worlds are drawn after looking at a view');
    into.set(this.base);
    this.samplers[this.pick(random)].draw(random, into, this.at);
    if (this.discards !== null) this.discards.redraw(view.seat, this.unseen, into, this.pastChoices, random);
    for (let seat = 0; seat < this.rules.seats; seat++) {
      const hold = HOLD + seat * SUITS;
      let held = 0;
      for (let suit = 0; suit < SUITS; suit++) if (into[hold + suit] !== 0) held |= 1 << suit;
      into[HELD + seat] = held;
    }
    this.passes.fill(view, into, random);
    this.knowledge.guess?.(view, into, random, this.pastChoices);
  }

  /** The number of worlds of the last view: ways to lay out the unseen cards. Factorials as floats leave about 13 exact digits. */
  get size(): number {
    return Math.round(this.ways[this.cases - 1]);
  }

  /** Whether a full state has each card in a place where a world of the last view may have it. */
  admits(state: State): boolean {
    for (let which = 0; which < this.cases; which++) if (this.prove(which) && this.unseen.fits(state)) return true;
    return false;
  }

  /** Counts the worlds of all cases, with or without the facts that are only almost certain. */
  private count(soft: boolean): number {
    let sum = 0;
    this.soft = soft;
    for (let which = 0; which < this.cases; which++) {
      if (this.prove(which)) {
        const { size, cards, may, room } = this.unseen;
        this.samplers[which].prepare(size, cards, may, room);
        sum += this.samplers[which].ways;
      }
      this.ways[which] = sum;
    }
    return sum;
  }

  /** Collects the facts of one case; returns false if the case is impossible. */
  private prove(which: number): boolean {
    this.unseen.restart(this.soft);
    return this.view === null || (this.knowledge.proves?.(this.view, this.unseen, which) ?? true);
  }

  /** Draws a case, with probability proportional to its worlds. */
  private pick(random: Random): number {
    if (this.cases === 1) return 0;
    const at = share(random) * this.ways[this.cases - 1];
    let which = 0;
    while (which < this.cases - 1 && this.ways[which] <= at) which++;
    return which;
  }

  /** Writes the initial values where the view hides something. */
  private clear(state: State): void {
    const { base } = this;
    const { fields } = this.rules.design.layout;
    base.set(state);
    for (let i = 0; i < fields.length; i++) {
      if (fields[i].seen === 'all') continue;
      const { at, size, start } = fields[i];
      for (let k = at; k < at + size; k++) if (base[k] === HIDDEN) base[k] = start;
    }
  }
}
