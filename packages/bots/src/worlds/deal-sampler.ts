/** Spreads cards over places at random, uniformly over all ways that agree with the known facts. */
import type { Random, State } from '@followsuit/engine';
import { CARDS_MOST, CardGroups, PLACES_MOST } from './card-groups.ts';
import { below, DealCounter } from './deal-counter.ts';

/**
 * Takes cards with the set of places that each may lie in, and places with their room.
 *
 * @example spread.prepare(n, cards, may, room); spread.draw(random, s, at); // place p has its masks from s[at[p]] on
 */
export class DealSampler {
  /** The number of ways; 0 if the facts contradict each other. */
  ways = 0;
  private readonly groups = new CardGroups();
  private readonly counter = new DealCounter();
  private readonly room = new Int32Array(PLACES_MOST);
  private readonly left = new Int32Array(PLACES_MOST);
  /** The cards, group after group. */
  private readonly cards = new Int32Array(CARDS_MOST);

  /** Counts the ways to spread `n` cards over places with exactly enough room. */
  prepare(n: number, cards: Int32Array, may: Int32Array, room: Int32Array): void {
    let all = 0;
    for (let place = 0; place < PLACES_MOST; place++) {
      this.room[place] = room[place];
      if (room[place] > 0) all |= 1 << place;
    }
    this.groups.sort(n, may, all);
    for (let i = 0; i < n; i++) this.cards[i] = cards[this.groups.order[i]];
    this.ways = this.counter.count(this.groups, this.room);
  }

  /** Draws one of the ways and lays out the cards: those of each place go to the five masks that begin at `at[place]`. */
  draw(random: Random, into: State, at: Int32Array): void {
    const { counter, left, room } = this;
    const { first } = this.groups;
    counter.draw(random);
    for (let place = 0; place < PLACES_MOST; place++) left[place] = room[place];
    let next = 0;
    for (let step = 0; step < counter.steps; step++) {
      const n = counter.cards[step];
      if (n === 0) continue;
      const places = counter.places[step];
      const end = first[counter.group[step] + 1];
      if ((places & (places - 1)) === 0) this.fill(31 - Math.clz32(places), n, next, end, random, into, at);
      else if (n === this.space(places)) this.fillAll(places, next, end, random, into, at);
      else this.scatter(places, n, next, end, random, into, at);
      next += n;
    }
  }

  private space(places: number): number {
    let space = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) space += this.left[31 - Math.clz32(rest & -rest)];
    return space;
  }

  /** Lays `n` of the cards from `begin` to `end` in a place, chosen uniformly. */
  private fill(
    place: number,
    n: number,
    begin: number,
    end: number,
    random: Random,
    into: State,
    at: Int32Array,
  ): void {
    const { cards } = this;
    const masks = at[place];
    const stop = begin + n;
    this.left[place] -= n;
    if (stop === end) {
      // There is nothing to choose.
      for (let i = begin; i < end; i++) into[masks + (cards[i] >> 4)] |= 1 << (cards[i] & 15);
      return;
    }
    for (let i = begin; i < stop; i++) {
      const other = i + below(random, end - i);
      const card = cards[other];
      cards[other] = cards[i];
      cards[i] = card;
      into[masks + (card >> 4)] |= 1 << (card & 15);
    }
  }

  /** Fills all places of a set, the largest last, since no choice is left then. */
  private fillAll(places: number, begin: number, end: number, random: Random, into: State, at: Int32Array): void {
    const { left } = this;
    let largest = 31 - Math.clz32(places);
    for (let rest = places; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      if (left[place] > left[largest]) largest = place;
    }
    let next = begin;
    for (let rest = places ^ (1 << largest); rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const n = left[place];
      this.fill(place, n, next, end, random, into, at);
      next += n;
    }
    this.fill(largest, left[largest], next, end, random, into, at);
  }

  /** Lays `n` of the cards from `begin` to `end` in places of a set that have more room than that. */
  private scatter(
    places: number,
    n: number,
    begin: number,
    end: number,
    random: Random,
    into: State,
    at: Int32Array,
  ): void {
    let space = this.space(places);
    for (let i = begin; i < begin + n; i++) this.fill(this.anyOf(places, space--, random), 1, i, end, random, into, at);
  }

  /** Draws a place of a set, with probability proportional to its room. */
  private anyOf(places: number, space: number, random: Random): number {
    let at = below(random, space);
    let rest = places;
    let place = 31 - Math.clz32(rest & -rest);
    while (at >= this.left[place]) {
      at -= this.left[place];
      rest &= rest - 1;
      place = 31 - Math.clz32(rest & -rest);
    }
    return place;
  }
}
