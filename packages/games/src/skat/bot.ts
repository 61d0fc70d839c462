/** What bots know of Skat. */
import { type BotKnowledge, type ContractStatus, Objective } from '@followsuit/bots';
import {
  type Act,
  bitOf,
  isTricks,
  laid,
  NONE,
  nextSeat,
  type Rules,
  type State,
  SUITS,
  slot,
  type View,
} from '@followsuit/engine';
import { AWAY, KEY, LEADER, PHASE, POINTS, PUT, TAKEN, TURN } from '@followsuit/engine/state';
import { bestFor, finePower, GRAND, powerOf, wanted } from './hand-power.ts';
import policy from './policy.json' with { type: 'json' };
import { CARD_POINTS, GAMES } from './rules.ts';
import value from './value.json' with { type: 'json' };

const BIDDING = 0;
const NEEDED = 61;
const SCHNEIDER = 90;
/** The card points of a trick, more or less, and of a skat that a seat does not know. */
const A_TRICK = 11;
const [TAKEN_SKAT, LEFT_SKAT] = [14, 8];
/** Roles: declarer and others, in games with a suit, in grand, in null. */
const [SUIT, IN_GRAND, IN_NULL] = [0, 2, 4];

class SkatObjective extends Objective {
  override readonly roles = 6;
  override readonly hasExtra = true;
  private readonly rules: Rules;
  private readonly at: Readonly<Record<string, number>>;
  private readonly ladder: readonly number[];
  /** Who wins the trick so far, as the seat to play sees it: 0 for a lead, 1 for a friend, 2 for a rival. */
  private ahead = 0;

  constructor(rules: Rules) {
    super(rules);
    this.rules = rules;
    this.at = rules.at;
    this.ladder = rules.game.tables?.ladder as readonly number[];
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    const { at } = this;
    const declarer = s[at.declarer];
    const game = s[at.game];
    const own = seat === declarer;
    to.own = own;
    to.friends = own ? 1 << seat : 0b111 & ~(1 << declarer);
    to.rivals = own ? 0 : 1 << declarer;
    to.role = (game === NONE ? IN_NULL : game === GRAND ? IN_GRAND : SUIT) + (own ? 0 : 1);
    to.reach = left;
    const has = s[POINTS + declarer] + skatPoints(s, declarer, own);
    if (game === NONE) to.need = -s[TAKEN + declarer];
    else to.need = Math.ceil(((has < NEEDED ? NEEDED : SCHNEIDER) - has) / A_TRICK) | 0;
    this.ahead = this.whoIsAhead(s, to.friends | (1 << seat));
  }

  private whoIsAhead(s: State, friends: number): number {
    const n = laid(s);
    if (n === 0) return 0;
    let best = 0;
    let winner = -1;
    for (let i = 0, seat = s[LEADER]; i < n; i++, seat = nextSeat(s, seat, this.seats)) {
      const strength = this.rules.strengthOf(s, s[slot(s, i)]);
      if (strength <= best) continue;
      best = strength;
      winner = seat;
    }
    return (friends >> winner) & 1 ? 1 : 2;
  }

  /** What a card is worth, by who wins the trick. */
  override extra(_s: State, _seat: number, card: number): number {
    const points = CARD_POINTS[card & 15];
    return this.ahead * 4 + (points === 0 ? 0 : points < 10 ? 1 : points === 10 ? 2 : 3);
  }

  /** How good a hand is for the value that the seat has to answer, or may bid next; later, how good its best game is. */
  override standing(s: State, seat: number): number {
    if (s[PHASE] !== BIDDING) return powerOf(s, seat, wanted(s, seat));
    const value = seat === s[this.at.listener] ? s[this.at.bid] : this.next(s);
    return bestFor(s, seat, value);
  }

  /** How good a hand is for a value of the ladder, or for a game. A value that leaves others out is none. */
  override prospect(s: State, seat: number, code: number): number {
    if (s[PHASE] !== BIDDING) return powerOf(s, seat, code);
    return this.ladder[code] === this.next(s) ? bestFor(s, seat, this.ladder[code]) : 0;
  }

  override trumpFor(s: State, seat: number): number {
    return wanted(s, seat);
  }

  private next(s: State): number {
    for (let i = 0; i < this.ladder.length; i++) if (this.ladder[i] > s[this.at.bid]) return this.ladder[i];
    return this.ladder[this.ladder.length - 1];
  }
}

/** The card points of the skat, as far as a seat knows them. */
function skatPoints(s: State, declarer: number, own: boolean): number {
  if (s[PUT + declarer] === 0) return LEFT_SKAT;
  if (!own) return TAKEN_SKAT;
  let points = 0;
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = s[AWAY + declarer * SUITS + suit]; rest !== 0; rest &= rest - 1)
      points += CARD_POINTS[31 - Math.clz32(rest & -rest)];
  return points;
}

/** From this power on, of 7, a hand is bid on. */
const BID_FROM = 4;

/** Bids what its cards are good for, takes the skat, puts away what its best game can spare, and names that game. */
function teacher({ rules, seat, state }: View, legal: readonly number[]): number | null {
  const { at, game } = rules;
  const move = (act: Act): number | null => {
    const found = rules.read(state, seat, act);
    return 'move' in found ? found.move : null;
  };
  const phase = rules.phase(state);
  if (phase === 'bidding') {
    const ladder = game.tables?.ladder as readonly number[];
    const isAsked = seat === state[at.listener];
    const value = isAsked ? state[at.bid] : (ladder.find((each) => each > state[at.bid]) ?? Number.POSITIVE_INFINITY);
    if (bestFor(state, seat, value) < BID_FROM) return move({ do: 'pass' });
    return move(isAsked ? { do: 'hold' } : { do: 'bid', value });
  }
  if (phase === 'skat') return move({ do: 'take' });
  if (phase === 'declaring') return move({ do: 'declare', game: GAMES[wanted(state, seat)] });
  if (phase !== 'putting away') return null;
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const each of legal) {
    const after = state.slice();
    rules.apply(after, seat, each);
    const power = finePower(after, seat, wanted(state, seat));
    if (power > most) [best, most] = [each, power];
  }
  return best;
}

const knowledge: BotKnowledge = {
  policy,
  value,
  teacher,
  objective: (rules) => new SkatObjective(rules),
  sampling: {
    // Cards that were laid open are the declarer's until they are played.
    proves({ rules: { at, design }, state: s }, facts) {
      for (const card of design.deck.cards)
        if (s[at.faceUp + (card >> 4)] & bitOf(card)) facts.holds(s[at.declarer], card);
      return true;
    },
    // Two cards were put away before the game was named.
    rewinds({ at, design, tricks }: Rules, s: State) {
      const phase = design.phases[tricks];
      if (isTricks(phase)) s[KEY] = phase.key.start;
      s[TURN] = s[at.declarer];
      s[at.game] = -1;
      s[at.announced] = 0;
      s.fill(0, at.faceUp, at.faceUp + SUITS);
    },
  },
  // A hand ends early in null alone, whatever card took the trick.
  cardKind: () => 0,
};
export default knowledge;
