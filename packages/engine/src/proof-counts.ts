/**
 * Proves by counting: every trick that is left may go to anybody, and the cards that count with it. That is far more than can happen,
 * but soon seen through, however many cards are left. It works where nothing else comes of a trick.
 */
import { bitOf, cardsIn, NONE, SUITS } from './cards.ts';
import { situation } from './compile.ts';
import { guarded } from './guarded.ts';
import { endHand } from './hand-end.ts';
import { type Ending, PROBES } from './proof-ending.ts';
import { Random } from './random.ts';
import {
  ASKED,
  CARDS,
  HELD,
  HIDDEN,
  HOLD,
  KEY,
  LACKS,
  LEADER,
  LEADERS,
  LED,
  laid,
  OUT,
  PHASE,
  PLAYS,
  POINTS,
  SEATS,
  SIZE,
  STOP,
  type State,
  slot,
  TAKEN,
  TRICK,
  TURN,
  VOID,
} from './state.ts';

/** The most keys that the rest of a hand may lead to. */
const KEYS = 8;

/** A card that counts for whoever takes it. */
interface Counting {
  readonly worth: number;
  /** Whether it may lie where nobody can take it. */
  readonly mayLieAside: boolean;
}

/** Whether the score is the same whoever takes the remaining tricks; with `order`, if the own seat takes them all by it. */
export function countsSettle(ending: Ending, order: readonly number[] | null): boolean {
  const { rules, left, own } = ending;
  if (rules.taken !== null) return false;
  const players = left.flatMap((_, seat) => ((ending.state[OUT] >> seat) & 1 ? [] : [seat]));
  const tricks = Math.max(...left);
  const cards = left.reduce((sum, n) => sum + n, 0);
  if (cards + laid(ending.state) !== tricks * players.length) return false;
  const keys = order === null ? keysFrom(ending, tricks) : keysOf(ending, order);
  const counting = keys && countingCards(ending, keys);
  if (!keys || !counting) return false;
  const base = lastState(ending, players, tricks);
  const takers = order === null ? players : [own];
  const shares = new Int32Array(rules.seats);
  const s = base.slice();

  const score = (key: number, points: Int32Array): boolean => {
    if (!ending.spend()) return false;
    s.set(base);
    s[KEY] = key;
    for (const seat of takers) {
      s[TAKEN + seat] += shares[seat];
      s[POINTS + seat] += points[seat];
    }
    endHand(rules, ending.readable(s), ending.sink);
    return ending.agrees(s);
  };

  /** Scores tricks and counting cards shared at random. */
  const probe = (random: Random): boolean => {
    shares.fill(0);
    for (let n = tricks; n > 0; n--) shares[takers[random.below(takers.length)]]++;
    const able = takers.filter((seat) => shares[seat] > 0);
    const points = new Int32Array(rules.seats);
    for (const { worth } of counting) points[able[random.below(able.length)]] += worth;
    return score(keys[random.below(keys.length)], points);
  };

  /** Scores every way to give the counting cards from number `i` on to seats that take tricks. */
  const giveCards = (i: number, points: Int32Array): boolean => {
    if (i < counting.length) {
      const { worth, mayLieAside } = counting[i];
      if (mayLieAside && !giveCards(i + 1, points)) return false;
      return takers.every((seat) => {
        if (shares[seat] === 0) return true;
        points[seat] += worth;
        const agrees = giveCards(i + 1, points);
        points[seat] -= worth;
        return agrees;
      });
    }
    return keys.every((key) => score(key, points));
  };

  /** Tries every way to share `rest` tricks among the takers from number `i` on. */
  const shareTricks = (i: number, rest: number): boolean => {
    if (i === takers.length - 1) {
      shares[takers[i]] = rest;
      return giveCards(0, new Int32Array(rules.seats));
    }
    for (let n = rest; n >= 0; n--) {
      shares[takers[i]] = n;
      if (!shareTricks(i + 1, rest - n)) return false;
    }
    return true;
  };

  const random = new Random('probe');
  for (let i = 0; i < PROBES; i++) if (!probe(random)) return false;
  return shareTricks(0, tricks);
}

/** The cards that are still to be taken, as far as anybody may hold them. */
const cardsToTake = ({ unseen, own, state: s }: Ending): number[] => [
  ...s.subarray(slot(s, 0), CARDS + s[PLAYS]),
  ...unseen,
  ...(own < 0 ? [] : cardsIn(s, HOLD + own * SUITS)),
];

/** Every key that the rest of the hand may lead to; null if there are too many. */
function keysFrom(ending: Ending, tricks: number): readonly number[] | null {
  const { rules, state } = ending;
  const cards = cardsToTake(ending);
  const found = new Set([state[KEY]]);
  for (const key of found) {
    for (let n = state[TRICK] + 1; n <= state[TRICK] + tricks; n++) found.add(rules.afterTrick[(key << 5) | n]);
    for (let led = 0; led <= NONE; led++)
      for (const card of cards) found.add(rules.afterCard[(situation(key, led) << 7) | card]);
    if (found.size > KEYS) return null;
  }
  return [...found];
}

/**
 * The key after the own seat has led its cards in an order; null unless it may do that, and each of them takes its trick
 * whoever holds the unseen cards.
 */
function keysOf(ending: Ending, order: readonly number[]): readonly number[] | null {
  const { rules, own, unseen, left } = ending;
  if (rules.turning || ending.state[LEADER] !== own || ending.state[LED] !== NONE) return null;
  const s = ending.state.slice();
  const rivals = left.flatMap((cards, seat) => (cards > 0 && seat !== own ? [seat] : []));
  s[PLAYS] = HIDDEN;
  for (const [i, card] of order.entries()) {
    if (rules.refuse(guarded(s), own, card) !== null) return null;
    const key = rules.afterCard[(situation(s[KEY], NONE) << 7) | card];
    const base = situation(key, rules.countsAs[(key << 7) | card]) << 7;
    const beats = (other: number): boolean => rules.strength[base | other] > rules.strength[base | card];
    if (unseen.some((other) => beats(other) && rivals.some((seat) => ending.mayHold(s, seat, other)))) return null;
    const at = HOLD + own * SUITS + (card >> 4);
    s[at] &= ~bitOf(card);
    if (s[at] === 0) s[HELD + own] &= ~(1 << (card >> 4));
    s[KEY] = rules.afterTrick[(key << 5) | (ending.state[TRICK] + i + 1)];
    s[TRICK]++;
  }
  return [s[KEY]];
}

/** The cards that count; null if what they count depends on how the hand goes on. */
function countingCards(ending: Ending, keys: readonly number[]): Counting[] | null {
  const { rules, unseen, places, state } = ending;
  if (rules.worth.length === 0) return [];
  const found: Counting[] = [];
  for (const card of cardsToTake(ending)) {
    const worth = rules.worth[(state[KEY] << 7) | card];
    if (keys.some((key) => rules.worth[(key << 7) | card] !== worth)) return null;
    if (worth !== 0) found.push({ worth, mayLieAside: places.length > 0 && unseen.includes(card) });
  }
  return found;
}

/** The state after the last trick, with everything hidden that depends on how it came about. */
function lastState({ rules, state }: Ending, players: readonly number[], tricks: number): State {
  const s = state.slice();
  const more = (tricks - 1) * s[SIZE];
  s.fill(HIDDEN, CARDS + s[PLAYS], CARDS + s[STOP] + more);
  s.fill(HIDDEN, LEADERS + s[TRICK] + 1, LEADERS + s[TRICK] + tricks);
  s.fill(HIDDEN, VOID, VOID + SEATS);
  s.fill(HIDDEN, LACKS, LACKS + SEATS * SUITS);
  for (const at of [LEADER, LED, ASKED]) s[at] = HIDDEN;
  s[PLAYS] = s[STOP] + more;
  s[STOP] = s[PLAYS] + s[SIZE];
  s[TRICK] += tricks;
  s[TURN] = -1;
  s[PHASE] = rules.design.phases.length;
  for (const seat of players) {
    s[HELD + seat] = 0;
    s.fill(0, HOLD + seat * SUITS, HOLD + (seat + 1) * SUITS);
  }
  return s;
}
