/** Spades: rules.md. */
import type { Design, HandRecord, Options, Phase, State, Tricks, ViewOf } from '@followsuit/engine';
import { Key, layOut, makeCard, suitDigit, trickGame, way, whole } from '@followsuit/engine';
import { bitOf, SUITS, suitOf } from '@followsuit/engine/cards';
import { BLIND, DEALER, DELTA, HOLD, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';
import { CLUBS, french52, SPADES, TWO } from '../parts/decks.ts';
import { followed } from '../parts/knobs.ts';
import { close, everybody, left, pairs, seatsOf, turnTo } from '../parts/seats.ts';
import { highest, listed, lowestOf, sidesAt } from '../parts/totals.ts';
import { allBut, byTrump } from '../parts/tricks.ts';
import { knobs } from './knobs.ts';

const PLAYERS = 4;
const HAND_SIZE = 13;
const TWO_OF_CLUBS = makeCard(CLUBS, TWO);
const [CLOSED, BROKEN] = [0, 1];

export const spades = trickGame({
  id: 'spades',
  name: 'Spades',
  pages: ['spades'],
  classic: true,
  players: [PLAYERS],
  options: [
    { id: 'target', values: { low: 100, high: 1000 }, standard: () => 500 },
    { id: 'nil', values: ['on', 'off'], standard: () => 'on' },
    { id: 'blindNil', values: ['behind', 'on', 'off'], standard: () => 'behind' },
    { id: 'bags', values: [10, 5, 'off'], standard: () => 10 },
    { id: 'breaking', values: ['on', 'off'], standard: () => 'on' },
    { id: 'firstTrick', values: ['free', 'clubs'], standard: () => 'free' },
  ],
  presets: [
    { id: 'short', options: { target: 200 } },
    { id: 'first', options: { target: 200, nil: 'off', bags: 'off' } },
  ],
  conflict: (_players, { nil, blindNil }) =>
    nil === 'off' && blindNil === 'on'
      ? 'Blind nil needs nil: set blindNil to "behind" or "off" (SPADES-BLIND-1).'
      : null,
  madeBid,
  knobs,
  design,
});

/** SPADES-SCORE-1 to -5: partners who bid tricks make their bids together; a nil is one's own. */
function madeBid({ sides, acts, score }: HandRecord, seat: number): boolean {
  const bids = [0, 1, 2, 3].map((each) => Number(acts.findLast((act) => act.seat === each)?.tricks ?? 0));
  const tricks = score.tricks as readonly number[];
  const bidders = (sides.find((side) => side.includes(seat)) ?? [seat]).filter((each) => bids[each] > 0);
  const sum = (of: readonly number[]): number => bidders.reduce((n, each) => n + of[each], 0);
  return bids[seat] === 0 ? tricks[seat] === 0 : sum(tricks) >= sum(bids);
}

const fields = {
  bid: { per: 'seat', start: -1 }, // tricks bid, or −1 before the bid
  blindly: { shape: 'seats' }, // who bid nil blind
  bags: { per: 'side', lasting: true }, // bags of each side
} as const;

/** What a seat may know of a hand of Spades. */
export type SpadesView = ViewOf<typeof fields> & {
  readonly trump: string;
  /** Whether spades may be led. */
  readonly broken: boolean;
};

function design(_players: number, options: Options): Design {
  const target = Number(options.target);
  const bagLimit = options.bags === 'off' ? 0 : Number(options.bags);
  const hasNil = options.nil === 'on';
  const clubsOpen = options.firstTrick === 'clubs';
  const [trickPoints, bagPoints] = [Number(options.trickPoints), Number(options.bagPoints)];
  const [nilPoints, blindNilPoints] = [Number(options.nilPoints), Number(options.blindNilPoints)];
  const [behindBy, lowestBid] = [Number(options.behind), Number(options.lowestBid)];
  const key = new Key({ trump: suitDigit(french52), broken: [false, true] });
  const layout = layOut(fields, PLAYERS, pairs.length);
  const { at } = layout;

  // Bids

  /** SPADES-BLIND-1: the seats that may still bid nil before they look. */
  function mayBeBlind(s: State): number {
    if (!hasNil || options.blindNil === 'off') return 0;
    if (options.blindNil === 'on') return everybody(PLAYERS);
    const behind = s[TOTAL + 1] - s[TOTAL];
    return seatsOf(pairs, (behind >= behindBy ? 1 : 0) | (behind <= -behindBy ? 2 : 0));
  }

  const sees = (s: State, seat: number): boolean => ((s[BLIND] >> seat) & 1) === 0;

  function say(s: State, seat: number, tricks: number): void {
    s[at.bid + seat] = tricks;
    if (seat !== s[DEALER]) s[TURN] = left(seat, PLAYERS);
    else {
      s[BLIND] = 0;
      close(s);
    }
  }

  const bids: Phase = {
    name: 'bids',
    rule: 'SPADES-TURN-1',
    enter(s) {
      key.set(s, 'trump', SPADES);
      s[BLIND] = mayBeBlind(s);
      s[TURN] = left(s[DEALER], PLAYERS);
    },
    ways: [
      way(
        'look',
        {},
        (s, seat) => {
          s[BLIND] &= ~(1 << seat);
        },
        (s, seat) => (sees(s, seat) ? 'SPADES-BLIND-2' : null),
      ),
      way(
        'blindNil',
        {},
        (s, seat) => {
          s[at.blindly] |= 1 << seat;
          say(s, seat, 0);
        },
        (s, seat) => (sees(s, seat) ? 'SPADES-BLIND-1' : null),
      ),
      way('bid', { tricks: [whole(hasNil ? 0 : lowestBid, HAND_SIZE), 'SPADES-BID-2'] }, say, (s, seat, n) => {
        if (!sees(s, seat)) return 'SPADES-BLIND-3';
        return n > 0 && n < lowestBid ? 'SPADES-BID-2' : null;
      }),
    ],
  };

  // Play

  /** SPADES-PLAY-2: the dealer's left, or whoever holds the 2 of clubs. */
  function opener(s: State): number {
    const holds = (seat: number): boolean => (s[HOLD + seat * SUITS + CLUBS] & bitOf(TWO_OF_CLUBS)) !== 0;
    for (let seat = 0; clubsOpen && seat < PLAYERS; seat++) if (holds(seat)) return seat;
    return left(s[DEALER], PLAYERS);
  }

  const tricks: Tricks<'trump' | 'broken'> = {
    name: 'tricks',
    rule: 'SPADES-TURN-1',
    holdRule: 'SPADES-PLAY-1',
    key,
    enter: turnTo(opener),
    ...(clubsOpen && { openerHolds: TWO_OF_CLUBS }),
    restrictions: [
      {
        rule: 'SPADES-FIRST-1',
        when: ({ lead, key: { first } }) => clubsOpen && lead && first === 1,
        cards: (_s, _seat, asked) => {
          asked[CLUBS] = bitOf(TWO_OF_CLUBS);
        },
      },
      ...followed(options, 'SPADES-PLAY-3'),
      {
        rule: 'SPADES-FIRST-2',
        when: ({ lead, key: { first } }) => clubsOpen && !lead && first === 1,
        suits: () => allBut(SPADES),
      },
      {
        rule: 'SPADES-PLAY-4',
        when: ({ lead, key: { broken } }) => options.breaking === 'on' && lead && broken === CLOSED,
        suits: () => allBut(SPADES),
      },
    ],
    strength: (card, led) => byTrump(card, led, SPADES),
    afterCard: (card, _led, now) => (suitOf(card) === SPADES ? { ...now, broken: BROKEN } : now),
  };

  /** SPADES-SCORE-1 to -7. */
  function score(s: State): void {
    for (let side = 0; side < pairs.length; side++) {
      let [points, bid, taken, bags] = [0, 0, 0, 0];
      for (let i = 0; i < pairs[side].length; i++) {
        const seat = pairs[side][i];
        if (s[at.bid + seat] > 0) {
          bid += s[at.bid + seat];
          taken += s[TAKEN + seat];
          continue;
        }
        const worth = (s[at.blindly] >> seat) & 1 ? blindNilPoints : nilPoints;
        points += s[TAKEN + seat] === 0 ? worth : -worth;
        bags += s[TAKEN + seat];
      }
      if (taken >= bid) {
        points += trickPoints * bid;
        bags += taken - bid;
      } else points -= trickPoints * bid;
      s[at.bags + side] += bags;
      points += bagPoints * bags;
      for (; bagLimit > 0 && s[at.bags + side] >= bagLimit; s[at.bags + side] -= bagLimit) points -= 10 * bagLimit;
      s[DELTA + side] = points;
    }
  }

  /** SPADES-END-1 to -3. */
  function winners(s: State): number {
    const best = highest(s, TOTAL, pairs.length);
    const level = sidesAt(s, best, pairs.length);
    const isOver = best >= target || lowestOf(s, TOTAL, pairs.length) <= -target;
    return isOver && (level & (level - 1)) === 0 ? seatsOf(pairs, level) : 0;
  }

  return {
    deck: french52,
    sides: pairs,
    layout,
    ends: { target },
    dealRule: 'SPADES-DEAL-1',
    hands: () => Array(PLAYERS).fill(HAND_SIZE),
    phases: [bids, tricks],
    score,
    winners,
    tell: {
      score: (s) => ({ tricks: listed(s, TAKEN, PLAYERS), bags: listed(s, at.bags, pairs.length) }),
    },
  };
}
