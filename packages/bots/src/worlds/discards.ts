/** Resamples what others put away with the policy: a world fixes which cards were theirs, the policy which of them went. */
import { bitOf, type Domain, isTricks, type Random, type Rules, type State, SUITS, suitOf } from '@followsuit/engine';
import { AWAY, HOLD, PUT } from '@followsuit/engine/state';
import { CARDS_MOST } from './card-groups.ts';
import { CANDIDATES } from './past-choices.ts';
import type { PastChoices } from './sampling-knowledge.ts';
import { awayOf, type UnseenCards } from './unseen-cards.ts';

/** How often each card is resampled given the others (Gibbs sampling): there are too many combinations to weigh at once. */
const ROUNDS = 2;

export class Discards {
  private readonly seats: number;
  /** The phase in which cards are put away, or −1; and the cards that may be put away. */
  private readonly phase: number;
  private readonly domain: Domain | null;
  /** How many cards a seat puts away. */
  private readonly held: number;
  /** The cards of a seat that it may either hold or have put away; those that it put away come first. */
  private readonly free = new Int32Array(CARDS_MOST);
  private frees = 0;
  /** The cards of a move: those certainly put away, then the first of the free ones. */
  private readonly tried: Int32Array;
  private sure = 0;
  private readonly inOrder: Int32Array;
  private readonly moves = new Int32Array(CANDIDATES);

  constructor({ design, seats }: Rules) {
    this.seats = seats;
    this.phase = design.phases.findIndex((phase) => !isTricks(phase) && phase.ways.some((way) => way.do === 'discard'));
    const phase = design.phases[this.phase];
    this.domain = phase === undefined || isTricks(phase) ? null : phase.ways[0].args[0].domain;
    this.held = this.domain?.held ?? 0;
    this.tried = new Int32Array(this.held);
    this.inOrder = new Int32Array(this.held);
  }

  /** Resamples what each seat but the viewer put away, among the cards that the world gives them. */
  redraw(viewer: number, unseen: UnseenCards, world: State, pastChoices: PastChoices, random: Random): void {
    if (this.held === 0) return;
    let gone = false;
    for (let seat = 0; seat < this.seats; seat++) {
      if (seat === viewer || world[PUT + seat] === 0) continue;
      if (!gone) pastChoices.goBack(world, this.phase);
      gone = true;
      this.redrawSeat(seat, unseen, world, pastChoices, random);
    }
  }

  private redrawSeat(seat: number, unseen: UnseenCards, world: State, pastChoices: PastChoices, random: Random): void {
    const open = this.sortCards(seat, unseen, world);
    if (open === 0 || open === this.frees) return;
    for (let round = open === 1 ? 1 : ROUNDS; round > 0; round--)
      for (let i = 0; i < open; i++) this.redrawCard(i, open, seat, pastChoices, random);
    this.layOut(seat, open, world);
  }

  /** Finds the free cards of a seat; returns how many of them it put away. */
  private sortCards(seat: number, { size, cards, may }: UnseenCards, world: State): number {
    const { free } = this;
    const hand = 1 << seat;
    const away = 1 << awayOf(this.seats, seat);
    let open = 0;
    this.frees = 0;
    this.sure = 0;
    for (let i = 0; i < size; i++) {
      const at = seat * SUITS + suitOf(cards[i]);
      const bit = bitOf(cards[i]);
      const isAway = (world[AWAY + at] & bit) !== 0;
      if (!isAway && (world[HOLD + at] & bit) === 0) continue;
      if (may[i] & hand && may[i] & away) {
        free[this.frees++] = cards[i];
        if (isAway) this.exchange(open++, this.frees - 1);
      } else if (isAway) this.tried[this.sure++] = cards[i];
    }
    return open;
  }

  /** Resamples one of the `open` cards: it may stay, or be replaced by any card that is not put away. */
  private redrawCard(i: number, open: number, seat: number, pastChoices: PastChoices, random: Random): void {
    const { moves, frees } = this;
    moves[0] = this.moveOf(open);
    for (let other = open; other < frees; other++) {
      this.exchange(i, other);
      moves[other - open + 1] = this.moveOf(open);
      this.exchange(i, other);
    }
    const move = pastChoices.pick(seat, moves, frees - open + 1, random);
    for (let other = open; other < frees; other++)
      if (moves[other - open + 1] === move) {
        this.exchange(i, other);
        return;
      }
  }

  private exchange(i: number, j: number): void {
    const card = this.free[i];
    this.free[i] = this.free[j];
    this.free[j] = card;
  }

  /** The move that puts away the certain cards and the first `open` free cards. */
  private moveOf(open: number): number {
    const { tried, sure } = this;
    for (let i = 0; i < open; i++) tried[sure + i] = this.free[i];
    // Insertion sort, ascending: there are few cards, and nothing may be allocated.
    const { inOrder, held } = this;
    for (let i = 0; i < held; i++) {
      let at = i;
      for (; at > 0 && inOrder[at - 1] > tried[i]; at--) inOrder[at] = inOrder[at - 1];
      inOrder[at] = tried[i];
    }
    // Moves have the order of the values.
    return this.domain?.placeOfCards?.(inOrder) ?? -1;
  }

  /** Puts the first `open` free cards of a seat away, and the others in its holding. */
  private layOut(seat: number, open: number, world: State): void {
    for (let i = 0; i < this.frees; i++) {
      const card = this.free[i];
      const at = seat * SUITS + suitOf(card);
      world[(i < open ? AWAY : HOLD) + at] |= bitOf(card);
      world[(i < open ? HOLD : AWAY) + at] &= ~bitOf(card);
    }
  }
}
