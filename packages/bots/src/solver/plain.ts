/**
 * Finds out where a game's tricks are plain: one must follow suit and nothing else is asked, the highest card of the led
 * suit or the highest trump takes the trick, and nothing changes until the end of the hand. Then tricks can be counted.
 */
import { isTricks, NONE, type Rules, type State, SUITS, type Tricks } from '@followsuit/engine';
import { HOLD, KEY, LEADER, laid, nextSeat, OUT, slot } from '@followsuit/engine/state';
import { ENDS_EARLY } from './alike.ts';
import type { Counter } from './count.ts';
import { MOST_SEATS, WIDTH } from './suits.ts';

/** How tricks go under one key. */
interface Way {
  readonly trump: number;
  /** Whether low ranks are strong. */
  readonly down: boolean;
}

const ANY = (1 << SUITS) - 1;
/** Ranks of a suit that can be told apart where more than four seats play. */
const MOST_CARDS_OF_MANY = 11;

export class Plain {
  private readonly rules: Rules;
  /** By key: how tricks go, null where they are not plain, undefined where nobody has asked yet. */
  private readonly ways: (Way | null | undefined)[] = [];
  /** By seat: its place among those that take part. */
  private readonly place = new Int32Array(MOST_SEATS);
  /** By card: what the counter calls it. */
  private readonly squeezed = new Uint8Array(SUITS << 4);
  private readonly inPlay = new Int32Array(SUITS);
  private readonly thrown = new Int32Array(MOST_SEATS * SUITS);

  constructor(rules: Rules) {
    this.rules = rules;
  }

  /** How tricks go in a state, or null where they are not plain. */
  way(s: State): Way | null {
    let found = this.ways[s[KEY]];
    if (found === undefined) {
      const tricks = this.rules.design.phases[this.rules.tricks];
      found = isTricks(tricks) ? wayOf(this.rules, tricks, s[KEY]) : null;
      this.ways[s[KEY]] = found;
    }
    return found;
  }

  /** Hands a position over to a counter; false where it cannot be counted. */
  load(s: State, side: number, counter: Counter): boolean {
    const way = this.way(s);
    if (way === null) return false;
    const { seats } = this.rules;
    const { suits } = counter;
    const { place, thrown, inPlay } = this;
    let active = 0;
    let wanting = 0;
    thrown.fill(0);
    for (let seat = 0; seat < seats; seat++) {
      if ((s[OUT] >> seat) & 1) continue;
      if ((side >> seat) & 1) wanting |= 1 << active;
      place[seat] = active++;
    }
    const under = laid(s);
    for (let i = 0, seat = s[LEADER]; i < under; i++, seat = nextSeat(s, seat, seats)) {
      const card = s[slot(s, i)];
      thrown[seat * SUITS + (card >> 4)] |= 1 << (card & 15);
    }
    for (let suit = 0; suit < SUITS; suit++) {
      inPlay[suit] = 0;
      for (let seat = 0; seat < seats; seat++)
        if (((s[OUT] >> seat) & 1) === 0) inPlay[suit] |= s[HOLD + seat * SUITS + suit] | thrown[seat * SUITS + suit];
      if (countOf(inPlay[suit]) > (active > 4 ? MOST_CARDS_OF_MANY : WIDTH)) return false;
    }
    suits.begin(active, SUITS, way.trump, wanting);
    for (let suit = 0; suit < SUITS; suit++) this.giveSuit(s, suit, way.down, counter);
    suits.finish();
    let tricks = 0;
    for (let suit = 0; suit < SUITS; suit++)
      tricks += countOf(s[HOLD + s[LEADER] * SUITS + suit] | thrown[s[LEADER] * SUITS + suit]);
    counter.begin(tricks, place[s[LEADER]]);
    for (let i = 0; i < under; i++) counter.lay(this.squeezed[s[slot(s, i)]]);
    return true;
  }

  /** What the counter calls a card of the position loaded last. */
  name(card: number): number {
    return this.squeezed[card];
  }

  private giveSuit(s: State, suit: number, down: boolean, counter: Counter): void {
    const { seats } = this.rules;
    let next = 0;
    for (let i = 0; i < 16; i++) {
      const rank = down ? 15 - i : i;
      const bit = 1 << rank;
      if ((this.inPlay[suit] & bit) === 0) continue;
      for (let seat = 0; seat < seats; seat++)
        if ((s[HOLD + seat * SUITS + suit] | this.thrown[seat * SUITS + suit]) & bit && ((s[OUT] >> seat) & 1) === 0)
          counter.suits.give(this.place[seat], suit, 1 << next);
      this.squeezed[(suit << 4) | rank] = (suit << 4) | next++;
    }
  }
}

function countOf(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Looks at everything that could happen under a key. */
function wayOf(rules: Rules, tricks: Tricks<string>, packed: number): Way | null {
  const key = tricks.key.unpack(packed);
  const later = { ...key, first: 0 };
  if (ENDS_EARLY.has(rules.game.id) || !asksToFollow(tricks, packed) || !asksToFollow(tricks, tricks.key.pack(later)))
    return null;
  const { cards } = rules.design.deck;
  const same = (other: typeof key): boolean => tricks.key.pack({ ...other, first: 0 }) === tricks.key.pack(later);
  for (const now of [key, later]) {
    for (let n = 0; n < 32; n++) if (tricks.afterTrick && !same(tricks.afterTrick(n, now))) return null;
    for (const card of cards)
      for (let led = 0; led <= NONE; led++)
        if (tricks.afterCard && !same(tricks.afterCard(card, led, now))) return null;
  }
  for (const down of [false, true])
    for (let trump = -1; trump < SUITS; trump++)
      if (isOrder(cards, trump, down, (card, led) => tricks.strength(card, led, key))) return { trump, down };
  return null;
}

/** Whether following suit is all that is asked. */
function asksToFollow({ restrictions, key: keys }: Tricks<string>, packed: number): boolean {
  const key = keys.unpack(packed);
  if (restrictions.some(({ when }) => when({ lead: true, led: NONE, key }))) return false;
  for (let led = 0; led < SUITS; led++) {
    const situation = { lead: false, led, key };
    const rows = restrictions.filter(({ when }) => when(situation));
    if (rows.length !== 1 || rows[0].cards || !rows[0].suits) return false;
    if ((rows[0].suits(situation) & ANY) !== 1 << led) return false;
  }
  return true;
}

/** Whether strength is: the led suit by rank, above it trumps by rank, and nothing else. */
function isOrder(
  cards: readonly number[],
  trump: number,
  down: boolean,
  strength: (card: number, led: number) => number,
): boolean {
  for (let led = 0; led < SUITS; led++) {
    const rated = cards
      .filter((card) => card >> 4 === led || card >> 4 === trump)
      .sort((a, b) => {
        if (a >> 4 !== b >> 4) return a >> 4 === trump ? 1 : -1;
        return down ? b - a : a - b;
      });
    if (cards.some((card) => card >> 4 !== led && card >> 4 !== trump && strength(card, led) !== 0)) return false;
    for (let i = 0; i < rated.length; i++)
      if (strength(rated[i], led) <= (i === 0 ? 0 : strength(rated[i - 1], led))) return false;
  }
  return true;
}
