/** What may differ between worlds and explain why one card is better than another. */
import { NONE, type Rules, type State, SUITS } from '@followsuit/engine';
import { cardsLeft, HOLD, LED, laid, OUT, PHASE, SIZE } from '@followsuit/engine/state';
import { type SuitReader, suitsFor } from './suit-reader.ts';

/** Something about hidden cards that is true in some worlds: a seat holds a trump or a card, is void in a suit, can beat a card. */
export type Fact =
  | { readonly fact: 'trump'; readonly seat: number }
  | { readonly fact: 'holds'; readonly seat: number; readonly card: string }
  | { readonly fact: 'void'; readonly seat: number; readonly suit: string }
  | { readonly fact: 'beats'; readonly seat: number; readonly card: string };

/** A fact to test; `of` is the suit or the card. */
interface FactTest {
  readonly fact: Fact['fact'];
  readonly seat: number;
  readonly of: number;
}

/** The most facts: one bit each. */
const MOST = 30;
/** Cards of which it is tested who can beat them. */
const BEATEN = 2;
/** Before the tricks: the highest cards of each suit, of which it is tested who holds them. */
const HIGHEST = 2;

/** Tests facts in one world after another. */
export class WorldFacts {
  private readonly rules: Rules;
  private readonly suits: SuitReader;
  private readonly trump: number;
  private readonly tests: readonly FactTest[];
  private readonly moves: Int32Array;
  /** By card of which it is tested who can beat it: the world after it. */
  private readonly after: Map<number, State>;

  /** The facts about the other seats that may matter for the cards compared, or before the tricks for a bid. */
  constructor(rules: Rules, s: State, mover: number, cards: readonly number[]) {
    this.rules = rules;
    this.suits = suitsFor(rules);
    this.trump = this.suits.trump(s);
    this.tests = s[PHASE] === rules.tricks ? this.duringTricks(s, mover, cards) : this.beforeTricks(s, mover);
    this.moves = new Int32Array(rules.maxMoves);
    const beaten = this.tests.filter(({ fact }) => fact === 'beats').map(({ of }) => of);
    this.after = new Map(beaten.map((card) => [card, rules.start()]));
  }

  get size(): number {
    return this.tests.length;
  }

  /** The facts that hold in a world, as a bit set. */
  holding(world: State): number {
    for (const [card, after] of this.after) {
      after.set(world);
      this.rules.play(after, card, null);
    }
    let set = 0;
    for (let i = 0; i < this.tests.length; i++) if (this.holds(world, this.tests[i])) set |= 1 << i;
    return set;
  }

  /** A fact as plain data. */
  told(i: number): Fact {
    const { deck } = this.rules.design;
    const { fact, seat, of } = this.tests[i];
    if (fact === 'trump') return { fact, seat };
    return fact === 'void' ? { fact, seat, suit: deck.suits[of].name } : { fact, seat, card: deck.codes[of] };
  }

  private duringTricks(s: State, mover: number, cards: readonly number[]): FactTest[] {
    const { seats, design } = this.rules;
    const tests: FactTest[] = [];
    const suits = new Set([...cards.map((card) => this.suits.suitOf(s, card)), s[LED]]);
    suits.delete(this.trump);
    let later = s[SIZE] - laid(s) - 1;
    for (let step = 1; step < seats; step++) {
      const seat = (mover + step) % seats;
      if ((s[OUT] >> seat) & 1) continue;
      const isLater = later-- > 0;
      if (cardsLeft(s, seat, seats) === 0) continue;
      if (this.trump !== NONE) tests.push({ fact: 'trump', seat, of: this.trump });
      for (const of of suits) if (of < design.deck.suits.length) tests.push({ fact: 'void', seat, of });
      if (isLater) for (const of of cards.slice(0, BEATEN)) tests.push({ fact: 'beats', seat, of });
    }
    return tests.slice(0, MOST);
  }

  /** Who of the others has the highest cards that the mover lacks. */
  private beforeTricks(s: State, mover: number): FactTest[] {
    const { seats, design } = this.rules;
    const { highest } = this.suits;
    const most = Array.from({ length: design.deck.suits.length }, (_, suit) => {
      const missing = design.deck.cards.filter((card) => card >> 4 === suit && !holdsCard(s, mover, card));
      return missing.sort((a, b) => highest[b] - highest[a]).slice(0, HIGHEST);
    });
    // All suits' highest cards come before their second highest: only so many facts are tested.
    const cards = Array.from({ length: HIGHEST }, (_, k) => most.flatMap((of) => of.slice(k, k + 1))).flat();
    const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== mover);
    return cards.flatMap((of) => others.map((seat) => ({ fact: 'holds' as const, seat, of }))).slice(0, MOST);
  }

  private holds(world: State, { fact, seat, of }: FactTest): boolean {
    if (fact === 'beats') return this.couldBeat(this.after.get(of) as State, seat, of);
    if (fact === 'holds') return holdsCard(world, seat, of);
    return this.suits.holds(world, seat, of) === (fact === 'trump');
  }

  /** Whether one of the cards that a seat may play beats a card of the trick, if nobody plays between them. */
  private couldBeat(after: State, seat: number, played: number): boolean {
    const { rules, moves } = this;
    const n = rules.cards(after, seat, moves);
    for (let i = 0; i < n; i++)
      if (rules.strengthOf(after, moves[i]) > rules.strengthOf(after, played, moves[i])) return true;
    return false;
  }
}

const holdsCard = (s: State, seat: number, card: number): boolean =>
  ((s[HOLD + seat * SUITS + (card >> 4)] >> (card & 15)) & 1) === 1;
