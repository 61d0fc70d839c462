/** A world: one full deal that agrees with everything a seat has seen. Search plays in worlds, never in the real state. */
import { bitOf, cardsLeft, type Random, type State, SUITS, suitOf, type View } from '@followsuit/engine';
import { AWAY, BLIND, CARDS, HELD, HIDDEN, HOLD, LACKS, OPEN, PLAYS, PUT, STOCK, VOID } from '@followsuit/engine/state';
import { bishop } from './knowledge/bishop.ts';
import type { Facts, Knowledge } from './knowledge/knowledge.ts';
import { speedRun } from './knowledge/speed-run.ts';
import { stones } from './knowledge/stones.ts';

const KNOWLEDGE: Readonly<Record<string, Knowledge>> = { bishop, baronet: bishop, stones, 'speed-run': speedRun };

/** Worlds drawn before giving up where a game has to look at them one by one. */
const TRIES = 2000;

/** The cards a seat does not see, where each may lie, and how many lie in each place. */
interface Unseen {
  readonly cards: readonly number[];
  /** For each card the set of places it may be in. */
  readonly may: number[];
  readonly room: readonly number[];
}

/** Places: the hand of each seat, what each seat put away, the stock. */
const awayOf = (seats: number, seat: number): number => seats + seat;
const stockOf = (seats: number): number => 2 * seats;

/**
 * Draws a world at random: a first deal that agrees with the view, then many exchanges of two or three cards between places,
 * each as likely as its reverse. How evenly that mixes is tested on a small position only.
 *
 * @example const world = sampleWorld(view, random); // viewOf(rules, world, seat) equals the view
 */
export function sampleWorld(view: View, random: Random): State {
  const knowledge = KNOWLEDGE[view.rules.game.id] ?? {};
  const unseen = lookAround(view, knowledge);
  const places = settle(unseen, random);
  for (let i = 0; i < TRIES; i++) {
    mix(unseen, places, random);
    const world = build(view, unseen, places);
    knowledge.guess?.(view, world, random);
    if (knowledge.agrees?.(view, world) ?? true) return world;
  }
  throw new Error(`${view.rules.game.id}: no world was found that agrees with the view`);
}

/** Whether a full state is one that `sampleWorld` could draw for a view, as far as cards go. */
export function admits(view: View, state: State): boolean {
  const knowledge = KNOWLEDGE[view.rules.game.id] ?? {};
  const { seats } = view.rules;
  const { cards, may } = lookAround(view, knowledge);
  return cards.every((card, i) => {
    const lies = (at: number): boolean => (state[at + suitOf(card)] & bitOf(card)) !== 0;
    let place = stockOf(seats);
    for (let seat = 0; seat < seats; seat++) {
      if (lies(HOLD + seat * SUITS)) place = seat;
      if (lies(AWAY + seat * SUITS)) place = awayOf(seats, seat);
    }
    return ((may[i] >> place) & 1) !== 0;
  });
}

/** Works out what the seat does not see. */
function lookAround(view: View, knowledge: Knowledge): Unseen {
  const { rules, seat: viewer, state: s } = view;
  const { seats } = rules;
  const seesOwn = viewer >= 0 && ((s[BLIND] >> viewer) & 1) === 0;
  const cards = rules.design.deck.cards.filter((card) => !isSeen(s, card, viewer, seesOwn));
  const room = Array(2 * seats + 1).fill(0);
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== viewer || !seesOwn) room[seat] = cardsLeft(s, seat, seats);
    if (seat !== viewer) room[awayOf(seats, seat)] = s[PUT + seat];
  }
  room[stockOf(seats)] = cards.length - room.reduce((sum, n) => sum + n, 0);
  const open = room.reduce((set, n, place) => (n > 0 ? set | (1 << place) : set), 0);
  const may = cards.map((card) => {
    let set = open;
    for (let seat = 0; seat < seats; seat++) {
      const lacks =
        ((s[VOID + seat] >> suitOf(card)) & 1) !== 0 || (s[LACKS + seat * SUITS + suitOf(card)] & bitOf(card)) !== 0;
      if (lacks) set &= ~(1 << seat);
    }
    return set;
  });
  const limit = (card: number, set: number): void => {
    const i = cards.indexOf(card);
    if (i >= 0 && (may[i] & set) !== 0) may[i] &= set;
  };
  const facts: Facts = {
    lacks: (seat, card) => limit(card, ~(1 << seat)),
    holds: (seat, card) => limit(card, 1 << seat),
    keeps: (seat, card) => limit(card, ~(1 << awayOf(seats, seat))),
  };
  if (s[OPEN] >= 0) limit(s[OPEN], placesOfOpenCard(view));
  knowledge.proves?.(view, facts);
  return { cards, may, room };
}

/** The face-up card lies in the stock, or went to the bidder, who may have put it away again. */
function placesOfOpenCard({ rules: { at, seats }, state: s }: View): number {
  if (!s[at.took]) return 1 << stockOf(seats);
  return (1 << s[at.bidder]) | (1 << awayOf(seats, s[at.bidder]));
}

function isSeen(s: State, card: number, viewer: number, seesOwn: boolean): boolean {
  for (let i = 0; i < s[PLAYS]; i++) if (s[CARDS + i] === card) return true;
  if (viewer < 0) return false;
  const own = viewer * SUITS + suitOf(card);
  return ((s[AWAY + own] | (seesOwn ? s[HOLD + own] : 0)) & bitOf(card)) !== 0;
}

/** Puts every card somewhere it may be, moving others out of the way where needed. */
function settle({ cards, may, room }: Unseen, random: Random): Int8Array {
  const places = new Int8Array(cards.length).fill(-1);
  const left = [...room];
  /** Finds room in one of the places of a set, by moving cards on from full ones; returns the place, or −1. */
  function makeRoom(set: number, tried: { places: number }): number {
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      if (left[place] > 0) return place;
    }
    for (let rest = set & ~tried.places; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      if (tried.places & (1 << place)) continue;
      tried.places |= 1 << place;
      for (let i = 0; i < cards.length; i++) {
        if (places[i] !== place) continue;
        const other = makeRoom(may[i] & ~(1 << place), tried);
        if (other < 0) continue;
        left[other]--;
        left[place]++;
        places[i] = other;
        return place;
      }
    }
    return -1;
  }
  for (const i of random.shuffle(cards.map((_, each) => each))) {
    const place = makeRoom(may[i], { places: 0 });
    if (place < 0) throw new Error('What is known of the cards contradicts itself');
    places[i] = place;
    left[place]--;
  }
  return places;
}

/** Exchanges cards between places at random, two or three at a time, many times over. */
function mix({ cards, may }: Unseen, places: Int8Array, random: Random): void {
  const n = cards.length;
  if (n < 2) return;
  const fits = (i: number, place: number): boolean => ((may[i] >> place) & 1) !== 0;
  for (let round = 0; round < 12 * n; round++) {
    const [i, j, k] = [random.below(n), random.below(n), random.below(n)];
    const [a, b, c] = [places[i], places[j], places[k]];
    if (round % 3 > 0) {
      if (fits(i, b) && fits(j, a)) [places[i], places[j]] = [b, a];
    } else if (i !== j && j !== k && i !== k && fits(i, b) && fits(j, c) && fits(k, a))
      [places[i], places[j], places[k]] = [b, c, a];
  }
}

/** The view with the cards laid out. */
function build({ rules, state }: View, { cards }: Unseen, places: Int8Array): State {
  const { seats } = rules;
  const world = state.slice();
  for (const { at, size, start } of rules.design.layout.fields)
    for (let i = at; i < at + size; i++) if (world[i] === HIDDEN) world[i] = start;
  for (const [i, card] of cards.entries()) {
    const place = places[i];
    const at = place === stockOf(seats) ? STOCK : place < seats ? HOLD + place * SUITS : AWAY + (place - seats) * SUITS;
    world[at + suitOf(card)] |= bitOf(card);
  }
  for (let seat = 0; seat < seats; seat++) {
    world[HELD + seat] = 0;
    for (let suit = 0; suit < SUITS; suit++)
      if (world[HOLD + seat * SUITS + suit] !== 0) world[HELD + seat] |= 1 << suit;
  }
  return world;
}
