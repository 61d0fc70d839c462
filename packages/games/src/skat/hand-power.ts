/** How good ten or twelve cards are for each game of Skat, by simple counts. The policy learns what the numbers mean. */
import { NONE, type State, SUITS } from '@followsuit/engine';
import { DEALER, HOLD } from '@followsuit/engine/state';
import { BASES } from './rules.ts';

export const GRAND = 4;
const GAMES = 6;
const MOST = 7;
const SEATS = 3;
/** Ranks, and their masks. */
const [KING, TEN, ACE, JACK] = [4, 5, 6, 7].map((rank) => 1 << rank);
/** By rank: its place in null; and the cards of a suit up to each place in null. */
const NULL_PLACE = [0, 1, 2, 5, 6, 3, 7, 4];
const RANKS = 8;
/** By suit, for clubs, spades, hearts and diamonds: what a jack adds to a suit game and to grand, in quarters of a trick. */
const JACKS = [6, 5, 4, 4];
const GRAND_JACKS = [8, 7, 6, 5];
const NULL_VALUE = 23;

const steps = (power: number, least: number): number => {
  const step = (power - least) >> 1;
  return step < 0 ? 0 : step > MOST ? MOST : step;
};

/** How good a seat's cards are for a game (numbered by its trump), from 0 to 7. */
export function powerOf(s: State, seat: number, game: number): number {
  if (game === NONE) return Math.max(0, MOST - nullRisk(s, seat));
  return game === GRAND ? steps(grandPower(s, seat), 22) : steps(suitPower(s, seat, game), 18);
}

/** The same without steps; for null, below 0. */
export const finePower = (s: State, seat: number, game: number): number =>
  game === NONE ? -nullRisk(s, seat) : game === GRAND ? grandPower(s, seat) : suitPower(s, seat, game);

function suitPower(s: State, seat: number, trump: number): number {
  let power = 0;
  for (let suit = 0; suit < SUITS - 1; suit++) {
    const ranks = s[HOLD + seat * SUITS + suit];
    if (ranks & JACK) power += JACKS[suit];
    const rest = ranks & ~JACK;
    if (suit === trump) {
      for (let each = rest; each !== 0; each &= each - 1) power += 3;
      if (rest & ACE) power += 2;
      if (rest & TEN) power += 1;
    } else if (rest === 0) power += 3;
    else if (rest & ACE) power += rest & TEN ? 7 : 4;
    else if ((rest & (rest - 1)) === 0 && (rest & TEN) === 0) power += 1;
    else if ((rest & TEN) !== 0 && (rest & KING) !== 0) power += 1;
  }
  return power;
}

function grandPower(s: State, seat: number): number {
  let power = seat === (s[DEALER] + 1) % SEATS ? 3 : 0;
  for (let suit = 0; suit < SUITS - 1; suit++) {
    const ranks = s[HOLD + seat * SUITS + suit];
    if (ranks & JACK) power += GRAND_JACKS[suit];
    if (ranks & ACE) power += ranks & TEN ? (ranks & KING ? 14 : 11) : 6;
    else if (ranks & TEN && ranks & KING) power += 2;
  }
  return power;
}

/** A suit is safe if its lowest card is a seven, the next at most a nine, then a jack … */
function nullRisk(s: State, seat: number): number {
  let risk = 0;
  for (let suit = 0; suit < SUITS - 1; suit++) {
    let places = 0;
    for (let rank = 0; rank < RANKS; rank++)
      if ((s[HOLD + seat * SUITS + suit] >> rank) & 1) places |= 1 << NULL_PLACE[rank];
    for (let i = 0; places !== 0; i++, places &= places - 1) {
      const gap = 31 - Math.clz32(places & -places) - 2 * i;
      if (gap > 0) risk += gap;
    }
  }
  return risk;
}

/** With or without how many, by one's own cards. */
function matadors(s: State, seat: number, trump: number): number {
  const hold = HOLD + seat * SUITS;
  const first = s[hold] & JACK;
  let n = 1;
  while (n < GRAND && (s[hold + n] & JACK) === first) n++;
  if (n < GRAND || trump === GRAND) return n;
  for (let rank = ACE; rank > 0 && ((s[hold + trump] & rank) !== 0) === (first !== 0); rank >>= 1) n++;
  return n;
}

/** How good a seat's cards are for the best game that is worth at least this value, from 0 to 7. */
export function bestFor(s: State, seat: number, value: number): number {
  let best = 0;
  for (let game = 0; game < GAMES; game++) {
    const worth = game === NONE ? NULL_VALUE : BASES[game] * (matadors(s, seat, game) + 1);
    if (worth < value) continue;
    const power = powerOf(s, seat, game);
    if (power > best) best = power;
  }
  return best;
}

/** The game that a seat's cards are best for; of equals, the dearest that is not null. */
export function wanted(s: State, seat: number): number {
  let best = GRAND;
  let most = powerOf(s, seat, GRAND);
  for (let game = 0; game < GAMES; game++) {
    const power = powerOf(s, seat, game);
    if (game !== GRAND && power > most) {
      most = power;
      best = game;
    }
  }
  return best;
}
