/**
 * Worlds of a player who forgets: an ordinary card played some tricks ago may be replaced by another unseen card of its suit.
 * A world remains a full deal, and contains nothing that the view does not reveal.
 */
import { isTricks, nextSeat, type Random, type Rules, type State, SUITS, suitOf, type View } from '@followsuit/engine';
import { CARDS, HAND, HOLD, KERNEL, KEY, LEADERS, SIZE, TRICK } from '@followsuit/engine/state';
import type { WorldSource } from './search.ts';

/** The last two tricks are remembered; each further trick raises the chance of forgetting by `FADES`, up to `MOST`. */
const CLEAR = 2;
const FADES = 0.25;
const MOST = 0.75;
/** The upper third of a suit is remembered, and its lowest card, which is the best or a joker in some games. */
const HIGH = 2 / 3;

export class ForgetfulWorlds implements WorldSource {
  private readonly rules: Rules;
  private readonly worlds: WorldSource;
  /** By suit: the ranks that can be forgotten. */
  private readonly ordinary = new Int32Array(SUITS);
  /** Indexes of the forgotten cards among those played, and how many there are. */
  private readonly places = new Int32Array(96);
  private size = 0;
  private seat = 0;

  constructor(rules: Rules, worlds: WorldSource) {
    this.rules = rules;
    this.worlds = worlds;
  }

  look(view: View): void {
    const { state: s } = view;
    this.worlds.look(view);
    this.seat = view.seat;
    this.size = 0;
    if (s[TRICK] <= CLEAR) return;
    this.findOrdinary(s);
    for (let i = 0; i < (s[TRICK] - CLEAR) * s[SIZE]; i++) if (this.isForgotten(s, i)) this.places[this.size++] = i;
  }

  draw(random: Random, into: State): void {
    this.worlds.draw(random, into);
    for (let k = 0; k < this.size; k++) this.confuse(CARDS + this.places[k], random, into);
  }

  /** Finds the ordinary ranks: neither high nor lowest, worth nothing, and in no card field of the game's own. */
  private findOrdinary(s: State): void {
    const { deck, layout, phases } = this.rules.design;
    const tricks = phases[this.rules.tricks];
    const key = isTricks(tricks) ? tricks.key.unpack(s[KEY]) : null;
    this.ordinary.fill(0);
    for (const card of deck.cards) {
      const rank = card & 15;
      if (rank === 0 || rank >= HIGH * deck.ranks.length) continue;
      if (key === null || !isTricks(tricks) || !tricks.worth?.(card, key)) this.ordinary[suitOf(card)] |= 1 << rank;
    }
    for (const { at, size, shape } of layout.fields.slice(KERNEL.length))
      for (let i = 0; i < size; i++) {
        if (shape === 'cards') this.ordinary[i % SUITS] &= ~s[at + i];
        else if (shape === 'card' && s[at + i] >= 0) this.ordinary[suitOf(s[at + i])] &= ~(1 << (s[at + i] & 15));
      }
  }

  /** Whether the `i`th card played is forgotten. A forgotten card stays forgotten for the rest of the hand. */
  private isForgotten(s: State, i: number): boolean {
    const card = s[CARDS + i];
    const trick = Math.floor(i / s[SIZE]);
    if (((this.ordinary[suitOf(card)] >> (card & 15)) & 1) === 0 || this.playedBy(s, trick, i % s[SIZE]) === this.seat)
      return false;
    const age = s[TRICK] - trick - CLEAR;
    return share(card, s[HAND] * 8 + this.seat, s[CARDS]) < Math.min(MOST, FADES * age);
  }

  private playedBy(s: State, trick: number, place: number): number {
    let seat = s[LEADERS + trick];
    for (let i = 0; i < place; i++) seat = nextSeat(s, seat, this.rules.seats);
    return seat;
  }

  /** Swaps the played card with a random ordinary card of its suit that others hold, or leaves it. */
  private confuse(at: number, random: Random, world: State): void {
    const suit = suitOf(world[at]);
    let candidates = 1;
    for (let seat = 0; seat < this.rules.seats; seat++)
      for (let rest = this.ordinaryHeld(world, seat, suit); rest !== 0; rest &= rest - 1) candidates++;
    let skip = random.below(candidates) - 1;
    for (let seat = 0; skip >= 0 && seat < this.rules.seats; seat++)
      for (let rest = this.ordinaryHeld(world, seat, suit); skip >= 0 && rest !== 0; rest &= rest - 1)
        if (skip-- === 0) this.exchange(at, HOLD + seat * SUITS + suit, rest & -rest, world);
  }

  private ordinaryHeld(world: State, seat: number, suit: number): number {
    return seat === this.seat ? 0 : world[HOLD + seat * SUITS + suit] & this.ordinary[suit];
  }

  private exchange(at: number, hold: number, bit: number, world: State): void {
    const played = world[at];
    world[hold] ^= bit | (1 << (played & 15));
    world[at] = (played & ~15) | (31 - Math.clz32(bit));
  }
}

/** A pseudorandom number from 0 to 1, the same for the same card of the same hand. */
function share(card: number, hand: number, first: number): number {
  let x = Math.imul(card + 1, 0x9e3779b1) ^ Math.imul(hand + 1, 0x85ebca6b) ^ Math.imul(first + 1, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
  return ((x ^ (x >>> 15)) >>> 0) / 4294967296;
}
