/** The end of a hand as a view knows it: which cards are unseen, where they may lie, and what its score comes to. */
import type { Json } from './acts.ts';
import { bitOf, SUITS, suitOf } from './cards.ts';
import { guarded, NOT_KNOWN } from './guarded.ts';
import type { EventSink, Line } from './play.ts';
import type { Rules } from './rules.ts';
import {
  AWAY,
  CARDS,
  cardsLeft,
  HELD,
  HIDDEN,
  HOLD,
  LACKS,
  OUT,
  OVER,
  PHASE,
  PLAYS,
  PUT,
  SEATS,
  STOCK,
  type State,
  VOID,
} from './state.ts';
import type { View } from './view.ts';

/** In `HELD`: the seat has cards that nobody knows. No suit has this bit. */
export const SOME = 1 << SUITS;
/** Ends at random that must agree before a proof tries all of them: most hands that are not settled show it here. */
export const PROBES = 6;
/** Cards that a proof may try to play before it gives up. It is a number, not a time: the same proof succeeds on every machine. */
export const BUDGET = 20_000;
/** What a score from a guarded state costs, in cards. */
const GUARDED_COST = 20;

/** A range of the state whose cards nobody has seen, outside of the holdings that are played. */
interface HiddenPlace {
  readonly at: number;
  readonly cards: number;
}

export class Ending {
  readonly rules: Rules;
  /** The seat of the view, or −1 if it does not see its cards either. */
  readonly own: number;
  /** What is known; `HIDDEN` where it is not. */
  readonly state: State;
  /** How many cards each seat still plays. */
  readonly left: readonly number[];
  /** The cards that may lie anywhere hidden. */
  readonly unseen: readonly number[];
  readonly places: readonly HiddenPlace[];
  /** Takes the score line of a possible end. */
  readonly sink: EventSink;
  private told: Line = {};
  /** The lasting numbers of the state, and what the first possible end made of them. */
  private readonly lasting: readonly number[];
  private first: { readonly next: number; readonly values: readonly number[]; readonly told: string } | null = null;
  private budget = BUDGET;

  private constructor(rules: Rules, own: number, state: State, unseen: readonly number[]) {
    this.rules = rules;
    this.own = own;
    this.state = state;
    this.unseen = unseen;
    const { tell } = rules.design;
    this.left = Array.from({ length: rules.seats }, (_, seat) =>
      (state[OUT] >> seat) & 1 ? 0 : cardsLeft(state, seat, rules.seats),
    );
    this.places = this.findPlaces();
    this.lasting = rules.design.layout.fields.flatMap(({ at, size, lasting }) =>
      lasting ? Array.from({ length: size }, (_, i) => at + i) : [],
    );
    this.sink = {
      trick: () => {},
      score: (s) => {
        this.told = tell?.score?.(s) ?? {};
      },
      over: () => {},
    };
  }

  /** Null if the view is not in the tricks of a hand whose score follows them. */
  static from({ rules, seat, state: seen }: View): Ending | null {
    const { tricks, design } = rules;
    if (seen[PHASE] !== tricks || tricks !== design.phases.length - 1) return null;
    const state = seen.slice();
    const own = seat >= 0 && state[HOLD + seat * SUITS] !== HIDDEN ? seat : -1;
    const played = new Set(state.subarray(CARDS, CARDS + state[PLAYS]));
    const isOwn = (card: number, at: number): boolean =>
      own >= 0 && (state[at + own * SUITS + suitOf(card)] & bitOf(card)) !== 0;
    const unseen = design.deck.cards.filter((card) => !played.has(card) && !isOwn(card, HOLD) && !isOwn(card, AWAY));
    return new Ending(rules, own, state, unseen);
  }

  /** Finds where unseen cards lie besides the holdings, and notes the places that are known to be empty. */
  private findPlaces(): HiddenPlace[] {
    const { state: s, left, own } = this;
    const places: HiddenPlace[] = [];
    let stock = this.unseen.length;
    const note = (at: number, cards: number): void => {
      if (cards > 0) places.push({ at, cards });
      else s.fill(0, at, at + SUITS);
    };
    for (let seat = 0; seat < left.length; seat++) {
      if (seat === own) continue;
      const idle = (s[OUT] >> seat) & 1 ? cardsLeft(s, seat, left.length) : 0;
      stock -= left[seat] + idle + s[PUT + seat];
      if (idle === 0) s[HELD + seat] = left[seat] > 0 ? SOME : 0;
      if (left[seat] === 0) note(HOLD + seat * SUITS, idle);
      note(AWAY + seat * SUITS, s[PUT + seat]);
    }
    if (stock < 0) throw NOT_KNOWN;
    for (const at of [HELD, HOLD, AWAY]) {
      const width = at === HELD ? 1 : SUITS;
      s.fill(0, at + left.length * width, at + SEATS * width);
    }
    note(STOCK, stock);
    return places;
  }

  /** Whether a seat may hold an unseen card, by what it has shown. */
  mayHold(s: State, seat: number, card: number): boolean {
    if ((s[VOID + seat] >> suitOf(card)) & 1) return false;
    return (this.state[LACKS + seat * SUITS + suitOf(card)] & bitOf(card)) === 0;
  }

  /** Counts a card that is tried; false if there have been too many. */
  spend(cost = 1): boolean {
    this.budget -= cost;
    return this.budget >= 0;
  }

  /** The state to score from: guarded if anything of it is hidden. */
  readable(s: State): State {
    if (!s.includes(HIDDEN)) return s;
    this.spend(GUARDED_COST);
    return guarded(s);
  }

  /** Whether a possible end, whose score `sink` has taken, comes to the same as the ends before it. */
  agrees(s: State): boolean {
    const { rules } = this;
    const next = s[PHASE] === OVER ? -1 : rules.nextDealer(rules.design.nextDealer ? this.readable(s) : s);
    const told = plainly(this.told);
    if (this.first === null) this.first = { next, values: this.lasting.map((at) => s[at]), told };
    const { first, lasting } = this;
    return first.next === next && first.told === told && lasting.every((at, i) => s[at] === first.values[i]);
  }
}

/** A score line without its lists: they tell how the rest was played, which may differ. */
const plainly = (line: Line): string => JSON.stringify(line, (_, value: Json) => (Array.isArray(value) ? null : value));
