/** Prospects in games with thieves (rules/thief.md, rules/thieves.md): what a card brings now, and what it leaves for later. */
import { bitOf, count, isTricks, laid, NONE, slot, suitOf } from '@followsuit/engine';
import { KEY, LEADER, LED } from '@followsuit/engine/state';
import type { Outlook } from './aim.ts';
import { logistic } from './estimate.ts';
import type { Reading } from './reading.ts';
import { outlook } from './vines.ts';

/**
 * The odds that a thief is kept some time: for the root of the number of unseen thieves below it, for each unseen one above
 * it, for each own card left (fitted to hands of this bot).
 */
const KEPT = { base: 3.1, below: -2.03, above: -0.14, left: 0.14 };
/** The share of that while the thief suit is not known: one of a few suits, and perhaps too late. */
const UNKNOWN = 0.22;
/** How gladly others play a thief that is lower than what lies there. */
const WILLING = 0.8;

/** What is to be expected, the trick under way included. */
export interface Prospect {
  /** Tricks (of this seat, or of the side asked for in the trick under way), and their uncertainty. */
  readonly tricks: number;
  readonly spread: number;
  /** Thieves of this seat, and their uncertainty. */
  readonly thieves: number;
  readonly thiefSpread: number;
}

/** Works out prospects; one for each decision, since it remembers what it has worked out. */
export class Prospects {
  private readonly reading: Reading;
  /** By trump: the chances of own cards to take a trick later. */
  private readonly outlooks: Outlook[] = [];

  constructor(reading: Reading) {
    this.reading = reading;
  }

  /** What follows if this seat plays a card now. */
  of(card: number, side?: number): Prospect {
    const { trump, thief } = this.keyAfter(card);
    const now = this.reading.chance(card, side);
    const kept = this.keptNow(card, thief);
    const all = { tricks: now, spread: now * (1 - now), thieves: kept, thiefSpread: kept * (1 - kept) };
    for (const other of this.reading.own) {
      if (other === card) continue;
      const takes = this.later(other, trump);
      const keeps = this.keptLater(other, trump, thief);
      all.tricks += takes;
      all.spread += takes * (1 - takes);
      all.thieves += keeps;
      all.thiefSpread += keeps * (1 - keeps);
    }
    return all;
  }

  /** The seat that keeps the lowest thief as the trick stands and would lose it to this card; −1 if there is none. */
  robs(card: number): number {
    const { s, rules } = this.reading;
    const { thief } = this.keyAfter(card);
    if (suitOf(card) !== thief) return -1;
    let [seat, low] = [-1, Number.POSITIVE_INFINITY];
    for (let i = 0; i < laid(s); i++) {
      const each = s[slot(s, i)];
      if (suitOf(each) === thief && each < low) [low, seat] = [each, (s[LEADER] + i) % rules.seats];
    }
    return card < low ? seat : -1;
  }

  /** The key suits once this seat has played a card. */
  private keyAfter(card: number): { trump: number; thief: number } {
    const { rules, s } = this.reading;
    const tricks = rules.design.phases[rules.tricks];
    if (!isTricks(tricks)) return { trump: NONE, thief: NONE };
    const now = tricks.key.unpack(s[KEY]);
    const { trump, thief } = tricks.afterCard?.(card, s[LED], now) ?? now;
    return { trump, thief };
  }

  /** The chance that a card takes a trick later, with this trump. */
  later(card: number, trump: number): number {
    this.outlooks[trump] ??= outlook(this.reading, trump);
    return this.outlooks[trump](card);
  }

  /** The chance that a card is kept in a later trick, with these key suits. */
  keptLater(card: number, trump: number, thief: number): number {
    const suit = suitOf(card);
    if (suit === trump || (thief !== NONE && suit !== thief)) return 0;
    const { reading } = this;
    let odds = KEPT.base + KEPT.below * Math.sqrt(reading.unseenAbove(card, false));
    odds += KEPT.above * reading.unseenAbove(card) + KEPT.left * reading.own.length;
    return logistic(odds) * (thief === NONE ? UNKNOWN : 1);
  }

  /** The chance that a card, played now, is the lowest thief of this trick. */
  private keptNow(card: number, thief: number): number {
    const { reading } = this;
    if (suitOf(card) !== thief) return 0;
    if (reading.laidCards().some((each) => suitOf(each) === thief && each < card)) return 0;
    const led = reading.s[LED] === NONE ? thief : reading.s[LED];
    const lower = count(reading.unseen[thief] & (bitOf(card) - 1));
    let chance = 1;
    for (const seat of reading.later) {
      const isFree = led === thief ? 1 : reading.lacksAll(seat, led, count(reading.unseen[led]));
      chance *= 1 - WILLING * isFree * (1 - reading.lacksAll(seat, thief, lower));
    }
    return chance;
  }
}
