/**
 * Proves by playing: every unseen card may be played by every seat that has not shown to lack it, and the own cards by the rules.
 * It works in every game, with few cards.
 */
import { bitOf, SUITS, suitOf } from './cards.ts';
import { NOT_KNOWN } from './guarded.ts';
import { BUDGET, type Ending, PROBES, SOME } from './proof-ending.ts';
import { Random } from './random.ts';
import { cardsLeft, HELD, HIDDEN, HOLD, laid, PHASE, SIZE, type State, TURN } from './state.ts';

/** Whether the score is the same however the hand is played out; with `order`, if the own seat plays its cards by it. */
export function endingsSettle(ending: Ending, order: readonly number[] | null): boolean {
  if (waysToPlay(ending, order) > 2 * BUDGET) return false;
  const endings = new Endings(ending, order);
  const random = new Random('probe');
  for (let i = 0; i < PROBES; i++) if (!endings.agree(random)) return false;
  return endings.agree(null);
}

/** In how many orders the cards that are left could be played, if suits did not matter. */
function waysToPlay({ unseen, left, own }: Ending, order: readonly number[] | null): number {
  const mine = own < 0 ? 0 : left[own];
  let ways = 1;
  for (let n = order === null ? mine : 0; n > 1; n--) ways *= n;
  for (let n = left.reduce((sum, cards) => sum + cards, -mine); n > 0; n--) ways *= unseen.length - n + 1;
  return ways;
}

class Endings {
  private readonly ending: Ending;
  private readonly order: readonly number[] | null;
  /** The state after each number of cards. */
  private readonly states: State[];
  /** By card: whether it is unseen and was played. */
  private readonly used = new Uint8Array(128);
  private readonly moves: Int32Array;

  constructor(ending: Ending, order: readonly number[] | null) {
    this.ending = ending;
    this.order = order;
    const most = ending.left.reduce((sum, cards) => sum + cards, 0);
    this.states = Array.from({ length: most + 1 }, () => ending.state.slice());
    this.moves = new Int32Array(ending.rules.maxMoves);
  }

  /** Whether all ends agree with each other and with those before them; with `random`, one at random. */
  agree(random: Random | null): boolean {
    this.used.fill(0);
    return this.from(0, random);
  }

  /** `agree`, after a number of cards. */
  private from(depth: number, random: Random | null): boolean {
    const { ending, states, used } = this;
    const s = states[depth];
    const seat = s[TURN];
    const cards = seat === ending.own ? this.ownCards(s, seat) : this.unseenCards(s, seat);
    if (cards === null) return false;
    if (random && cards.length > 1) cards.splice(0, cards.length, cards[random.below(cards.length)]);
    for (const card of cards) {
      if (!ending.spend()) return false;
      const next = states[depth + 1];
      next.set(s);
      used[card] = 1;
      this.play(next, seat, card);
      const goesOn = next[PHASE] === ending.rules.tricks;
      if (!(goesOn ? this.from(depth + 1, random) : ending.agrees(next))) return false;
      used[card] = 0;
    }
    return true;
  }

  /** What the own seat may play; null if it cannot keep to its order. */
  private ownCards(s: State, seat: number): number[] | null {
    const { order, moves } = this;
    const { rules } = this.ending;
    if (order === null) return [...moves.subarray(0, rules.moves(s, seat, moves))];
    const card = order[order.length - cardsLeft(s, seat, rules.seats)];
    return rules.refuse(s, seat, card) === null ? [card] : null;
  }

  /** What another seat may play. If there is nothing, no deal leads here, and nothing has to agree. */
  private unseenCards(s: State, seat: number): number[] {
    const { ending, used } = this;
    return ending.unseen.filter((card) => used[card] === 0 && ending.mayHold(s, seat, card));
  }

  /** Plays a card, which the seat holds from now on if nobody has seen it. */
  private play(s: State, seat: number, card: number): void {
    const { rules, own, sink } = this.ending;
    const hold = HOLD + seat * SUITS;
    const left = cardsLeft(s, seat, rules.seats);
    if (seat !== own) {
      s.fill(left > 1 ? HIDDEN : 0, hold, hold + SUITS);
      s[hold + suitOf(card)] = bitOf(card);
      s[HELD + seat] = (1 << suitOf(card)) | (left > 1 ? SOME : 0);
    }
    const ends = laid(s) + 1 === s[SIZE];
    if (ends && left === 1) this.fillPlace(s);
    const isRead = ends && (left === 1 || rules.taken !== null);
    rules.play(isRead ? this.ending.readable(s) : s, card, sink);
    if (seat !== own && left > 1) s[hold + suitOf(card)] = HIDDEN;
    if (!isRead && s[PHASE] !== rules.tricks) throw NOT_KNOWN;
  }

  /** With the last card, everything unseen that was not played lies in the one other place, if there is only one. */
  private fillPlace(s: State): void {
    const { places, unseen } = this.ending;
    if (places.length !== 1) return;
    const [{ at }] = places;
    s.fill(0, at, at + SUITS);
    for (const card of unseen) if (this.used[card] === 0) s[at + suitOf(card)] |= bitOf(card);
  }
}
